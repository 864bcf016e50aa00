import { z } from 'zod';
import { type ActionCall, type ActionRefusal, readAction, writeAction } from '#admin-actions/action.ts';
import { idInput } from '#admin-actions/id-input.ts';
import { EMIRATES } from '#kernel/address/emirate.ts';
import { type ProductId, parseProductId } from '#kernel/ids.ts';
import { inLanguage } from '#kernel/language.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import { PAYMENT_CODES } from '#shop/payments';
import { ageFor, judge, ruleFor } from '#shop/restrictions';
import { type RestrictionRule, restrictionRule } from '#shop/settings';
import { saveSetting } from '../settings/actions.ts';

const need = 'restrictions.change';
const KEY = 'restrictions.rules';
const MOST_RULES = 100;
const MOST_PRODUCTS = 50;
const OLDEST = 120;
const about = () => `setting:${KEY}`;
/** The version of the whole table. */
const version = z.int().min(0);

function problemsOf(issues: readonly { path: readonly PropertyKey[] }[]): Record<string, string> {
  return Object.fromEntries(
    issues.map(({ path }) => [`rule.${path.join('.')}`, `restrictions.${String(path[0] ?? 'rule')}`]),
  );
}

function wrongRule(problems: Record<string, string>): Outcome<never, ActionRefusal> {
  return refuse(Object.assign({ code: 'admin.unreadable' as const }, { problems }));
}

/** A rule without an empty Arabic text. */
const typedRule = z
  .looseObject({ words: z.object({ en: z.string().trim().max(300), ar: z.string().trim().max(300) }) })
  .transform(({ words, ...rule }) => ({ ...rule, words: words.ar === '' ? { en: words.en } : words }))
  .pipe(restrictionRule);

const ruleToSave = z.object({
  version,
  /** The id of the rule to replace; null appends a new one. */
  id: z.string().nullable(),
  rule: z.unknown(),
});

async function saveRule(
  call: ActionCall,
  { version: read, id, rule }: z.output<typeof ruleToSave>,
): Promise<Outcome<unknown, ActionRefusal>> {
  const parsed = typedRule.safeParse(rule);
  if (!parsed.success) return wrongRule(problemsOf(parsed.error.issues));
  const table = (await call.shop.settings.opened()).values[KEY];
  const place = table.findIndex((other) => other.id === id);
  if (table.some((other, index) => index !== place && other.id === parsed.data.id))
    return wrongRule({ 'rule.id': 'restrictions.taken' });
  const value = place < 0 ? [...table, parsed.data] : table.with(place, parsed.data);
  return saveSetting(call, { key: KEY, value, version: read });
}

const tried = z.object({
  goods: z
    .array(idInput(parseProductId))
    .max(MOST_PRODUCTS)
    .transform((ids) => [...new Set(ids)]),
  emirate: z.enum(EMIRATES).nullable(),
  confirmedAge: z.int().min(0).max(OLDEST).nullable(),
  isSignedIn: z.boolean(),
  isCollected: z.boolean(),
  payment: z.enum(PAYMENT_CODES).nullable(),
});

async function tryBasket(
  { shop, language }: ActionCall,
  { goods: productIds, ...buyer }: z.output<typeof tried>,
) {
  const settings = await shop.settings.all();
  const products = await shop.catalogue.sellables(productIds as readonly ProductId[]);
  const lines = productIds.flatMap((id) => {
    const one = products.get(id);
    if (one === undefined) return [];
    const { name, sku, class: kind } = one;
    const rule: RestrictionRule | null = ruleFor(kind, buyer.emirate, settings);
    const line = {
      ...{ id, sku, class: kind, name: inLanguage(name, language) },
      decides: rule?.id ?? null,
      refusal: judge({ ...buyer, class: kind }, settings),
    };
    return [line];
  });
  const age = ageFor(
    lines.map((line) => line.class),
    buyer.emirate,
    settings,
  );
  return done({ lines, minimumAge: age?.minimumAge ?? null });
}

/** Sales restrictions, stored as the setting `restrictions.rules`. Source: BO-01, BO-07 */
export const actions = {
  'restrictions.list': readAction({
    need,
    input: z.object({}),
    run: async ({ shop }) => {
      const { values, versionOf } = await shop.settings.opened();
      return done({
        rules: values[KEY],
        version: versionOf(KEY),
        minimumAge: values['restrictions.minimumAge'],
      });
    },
  }),
  'restrictions.keep-rule': writeAction({
    need,
    saves: ['setting'],
    input: ruleToSave,
    about,
    run: saveRule,
  }),
  /** Saves the whole table: reordered, without a rule, or restored. */
  'restrictions.save': writeAction({
    need,
    saves: ['setting'],
    input: z.object({ version, rules: z.array(z.unknown()).max(MOST_RULES) }),
    about,
    run: (call, { version: read, rules }) => saveSetting(call, { key: KEY, value: rules, version: read }),
  }),
  /** Tests a cart against the rules: whether each product may be ordered, and by which rule. */
  'restrictions.try': readAction({ need, input: tried, run: tryBasket }),
};
