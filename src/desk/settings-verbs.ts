import { z } from 'zod';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import { arabicExplanations, definitions, isSettingKey, type SettingKey } from '#shop/settings';
import { change, type DeskCall, type DeskRefusal, look } from './verb.ts';

/** Kept by the shop itself, or edited on a screen of its own. */
const ELSEWHERE: readonly SettingKey[] = ['demo.seeded'];
const MOST_HISTORY = 50;

/** What a value may be, as JSON Schema: the screen makes its fields of it. */
type ValueSchema = Readonly<Record<string, unknown>>;

/** One setting as the screen shows it. */
export type ShownSetting = Readonly<{
  key: SettingKey;
  /** The first word of its key, e.g. `shop`. */
  group: string;
  explanation: string;
  schema: ValueSchema;
  value: unknown;
  first: unknown;
}>;

const known = z.string().refine(isSettingKey, 'unreadable');

function schemaOf(key: SettingKey): ValueSchema {
  return z.toJSONSchema(definitions[key].schema as z.ZodType, { unrepresentable: 'any', io: 'input' });
}

export async function listSettings({
  shop,
  language,
}: DeskCall): Promise<Outcome<ShownSetting[], DeskRefusal>> {
  const values = await shop.settings.all();
  const keys = (Object.keys(definitions) as SettingKey[]).filter((key) => !ELSEWHERE.includes(key));
  return done(
    keys.map((key) => ({
      key,
      group: key.split('.')[0] ?? key,
      explanation: language === 'ar' ? arabicExplanations[key] : definitions[key].explanation,
      schema: schemaOf(key),
      value: values[key],
      first: definitions[key].default,
    })),
  );
}

const setting = z.object({ key: known, value: z.unknown(), seen: z.unknown() });

/** Refuses when the value is no longer the one that was seen, with what stands there now. */
export async function saveSetting(
  { shop }: DeskCall,
  { key, value, seen }: z.output<typeof setting>,
): Promise<Outcome<unknown, DeskRefusal>> {
  const saved = await shop.settings.set(key, value, { seen });
  return saved.ok ? done(saved.value[key as SettingKey]) : refuse(saved.refusal);
}

/** What the shopkeeper decides. Source: BO-01, BO-07 */
export const settingsVerbs = {
  'settings.list': look({ need: 'settings.see', input: z.object({}), run: listSettings }),
  'settings.save': change({
    need: 'settings.change',
    input: setting,
    about: ({ key }) => `setting:${key}`,
    run: saveSetting,
  }),
  'settings.history': look({
    need: 'settings.see',
    input: z.object({ key: known }),
    run: async ({ shop }, { key }) => done(await shop.staff.acts.historyOf('setting', key, MOST_HISTORY)),
  }),
};
