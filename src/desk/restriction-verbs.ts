import { z } from 'zod';
import { EMIRATES } from '#kernel/emirate.ts';
import { type ProductId, parseProductId } from '#kernel/ids.ts';
import { inLanguage } from '#kernel/language.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import { PAYMENT_CODES } from '#shop/payments';
import { ageFor, judge, ruleFor } from '#shop/restrictions';
import { type RestrictionRule, restrictionRule } from '#shop/settings';
import { idInput } from './id-input.ts';
import { saveSetting } from './settings-verbs.ts';
import { change, type DeskCall, type DeskRefusal, look } from './verb.ts';

const need = 'restrictions.change';
const KEY = 'restrictions.rules';
const MOST_RULES = 100;
const MOST_GOODS = 50;
const OLDEST = 120;
const about = () => `setting:${KEY}`;
/** The table as somebody saw it. */
const seen = z.array(z.unknown()).max(MOST_RULES);

function problemsOf(issues: readonly { path: readonly PropertyKey[] }[]): Record<string, string> {
  return Object.fromEntries(
    issues.map(({ path }) => [`rule.${path.join('.')}`, `restrictions.${String(path[0] ?? 'rule')}`]),
  );
}

function wrongRule(problems: Record<string, string>): Outcome<never, DeskRefusal> {
  return refuse(Object.assign({ code: 'desk.unreadable' as const }, { problems }));
}

/** A line without the words of a side that nobody typed. */
const typedRule = z
  .looseObject({ words: z.object({ en: z.string().trim().max(300), ar: z.string().trim().max(300) }) })
  .transform(({ words, ...rule }) => ({ ...rule, words: words.ar === '' ? { en: words.en } : words }))
  .pipe(restrictionRule);

const keeping = z.object({
  seen,
  /** Which line it takes the place of; null for a new one at the end. */
  place: z.int().min(0).max(MOST_RULES).nullable(),
  rule: z.unknown(),
});

async function keepRule(
  call: DeskCall,
  { seen: table, place, rule }: z.output<typeof keeping>,
): Promise<Outcome<unknown, DeskRefusal>> {
  const read = typedRule.safeParse(rule);
  if (!read.success) return wrongRule(problemsOf(read.error.issues));
  const isOf = (other: unknown): other is { id: string } =>
    typeof other === 'object' && other !== null && 'id' in other && other.id === read.data.id;
  if (table.some((other, index) => index !== place && isOf(other)))
    return wrongRule({ 'rule.id': 'restrictions.taken' });
  const value =
    place === null || place >= table.length ? [...table, read.data] : table.with(place, read.data);
  return saveSetting(call, { key: KEY, value, seen: table });
}

const tried = z.object({
  goods: z
    .array(idInput(parseProductId))
    .max(MOST_GOODS)
    .transform((ids) => [...new Set(ids)]),
  emirate: z.enum(EMIRATES).nullable(),
  confirmedAge: z.int().min(0).max(OLDEST).nullable(),
  isSignedIn: z.boolean(),
  isCollected: z.boolean(),
  payment: z.enum(PAYMENT_CODES).nullable(),
});

async function tryBasket({ shop, language }: DeskCall, { goods, ...asked }: z.output<typeof tried>) {
  const settings = await shop.settings.all();
  const found = await shop.catalogue.sellables(goods as readonly ProductId[]);
  const lines = goods.flatMap((id) => {
    const one = found.get(id);
    if (one === undefined) return [];
    const { name, sku, class: kind } = one;
    const rule: RestrictionRule | null = ruleFor(kind, asked.emirate, settings);
    const line = {
      ...{ id, sku, class: kind, name: inLanguage(name, language) },
      decides: rule?.id ?? null,
      refusal: judge({ ...asked, class: kind }, settings),
    };
    return [line];
  });
  const age = ageFor(
    lines.map((line) => line.class),
    asked.emirate,
    settings,
  );
  return done({ lines, minimumAge: age?.minimumAge ?? null });
}

/** The table of how goods may be sold, kept as the setting `restrictions.rules`. Source: BO-01, BO-07 */
export const restrictionVerbs = {
  'restrictions.list': look({
    need,
    input: z.object({}),
    run: async ({ shop }) => {
      const settings = await shop.settings.all();
      return done({ rules: settings[KEY], minimumAge: settings['restrictions.minimumAge'] });
    },
  }),
  'restrictions.keep-rule': change({ need, input: keeping, about, run: keepRule }),
  /** All lines at once: in another order, without one of them, or as they once were. */
  'restrictions.save': change({
    need,
    input: z.object({ seen, rules: z.array(z.unknown()).max(MOST_RULES) }),
    about,
    run: (call, { seen: table, rules }) => saveSetting(call, { key: KEY, value: rules, seen: table }),
  }),
  /** Whether made-up goods may be ordered so, and which line says it. */
  'restrictions.try': look({ need, input: tried, run: tryBasket }),
};
