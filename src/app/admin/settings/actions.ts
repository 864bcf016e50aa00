import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { type ActionCall, type ActionRefusal, readAction, writeAction } from '#admin-actions/action.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import { definitions, isSettingKey, type SettingKey } from '#shop/settings';
import type { ListedRole, RowChange } from '#shop/staff';
import { groupOf, SETTING_PLACES, type SettingGroup, type SettingScreen } from './rules/setting-places.ts';

/** Screens with their own fields for these settings. */
const OWN_FIELDS: readonly SettingScreen[] = ['coming-soon', 'design'];
const MOST_HISTORY = 50;

/** The JSON Schema of a value, from which the screen builds its fields. */
type ValueSchema = Readonly<Record<string, unknown>>;

/** A setting with all that the screen shows. */
export type ShownSetting = Readonly<{
  key: SettingKey;
  group: SettingGroup;
  /** The screen that edits it; null for the settings screen. */
  screen: SettingScreen | null;
  schema: ValueSchema;
  value: unknown;
  /** The version to send with a change. */
  version: number;
  first: unknown;
}>;

const known = z.string().refine(isSettingKey, 'unreadable');

function schemaOf(key: SettingKey): ValueSchema {
  return z.toJSONSchema(definitions[key].schema as z.ZodType, { unrepresentable: 'any', io: 'input' });
}

/** Settings that name roles; the choices include custom roles with the right to see orders. */
const OF_ROLES: readonly SettingKey[] = ['staff.newOrderMail', 'staff.notificationMail'];

function withOwnRoles(schema: ValueSchema, roles: readonly ListedRole[]): ValueSchema {
  const { anyOf } = schema.items as { anyOf: readonly { enum?: readonly string[] }[] };
  const seeing = roles.filter(({ rights }) => rights.includes('orders.see'));
  const choices = [...(anyOf[0]?.enum ?? []), ...seeing.map(({ role }) => role)];
  const names = Object.fromEntries(seeing.map(({ role, name }) => [role, name]));
  return { ...schema, items: { type: 'string', enum: choices }, names };
}

export async function listSettings({ shop }: ActionCall): Promise<Outcome<ShownSetting[], ActionRefusal>> {
  const { values, versionOf } = await shop.settings.opened();
  const roles = await shop.staff.roles.list();
  const shown = (key: SettingKey): ShownSetting[] => {
    const place = SETTING_PLACES[key];
    const group = groupOf(key);
    const screen = place !== null && 'screen' in place ? place.screen : null;
    if (group === null || (screen !== null && OWN_FIELDS.includes(screen))) return [];
    const schema = OF_ROLES.includes(key) ? withOwnRoles(schemaOf(key), roles) : schemaOf(key);
    const setting = { key, group, screen, schema, value: values[key] };
    return [{ ...setting, version: versionOf(key), first: definitions[key].default }];
  };
  return done((Object.keys(SETTING_PLACES) as SettingKey[]).flatMap(shown));
}

/** The values of a setting from the audit log, newest first; `found` is the value before the oldest recorded change. */
export async function settingHistory({ shop }: ActionCall, { key }: { key: string }) {
  const settingKey = key as SettingKey;
  const { values, versionOf } = await shop.settings.opened();
  const changes = await shop.staff.auditLog.historyOf('setting', key, MOST_HISTORY);
  const valueIn = (row: RowChange['after']): unknown =>
    row === null ? definitions[settingKey].default : row.value;
  const saved = changes.map(({ after, staffName, at }) => ({
    ...{ act: 'saved', by: { name: staffName }, at, value: valueIn(after) },
  }));
  const unlogged = (act: string, value: unknown) => ({ act, by: { name: '' }, at: null, value });
  const [newest, oldest] = [saved[0], changes.at(-1)];
  const standing: unknown = values[settingKey];
  const entries = [
    // The current value was saved outside of the back office, by a command.
    ...(newest === undefined || isDeepStrictEqual(newest.value, standing)
      ? []
      : [unlogged('saved', standing)]),
    ...saved,
    ...(oldest === undefined ? [] : [unlogged('found', valueIn(oldest.before))]),
  ];
  const version = versionOf(settingKey);
  return done({ entries: entries.map((entry, index) => ({ ...entry, version: version - index })) });
}

const setting = z.object({ key: known, value: z.unknown(), version: z.int().min(0) });

/** Saves a setting; an outdated version is refused with the stored value. */
export async function saveSetting(
  { shop, apiKey }: ActionCall,
  { key, value, version }: z.output<typeof setting>,
): Promise<Outcome<unknown, ActionRefusal>> {
  // API keys cannot change how staff sign in.
  if (apiKey !== undefined && key.startsWith('staff.')) return refuse({ code: 'staff.not-by-key' });
  const saved = await shop.settings.set(key, value, version);
  return saved.ok ? done(saved.value[key as SettingKey]) : refuse(saved.refusal);
}

/** Settings. Source: BO-01, BO-07 */
export const actions = {
  'settings.list': readAction({ need: 'settings.see', input: z.object({}), run: listSettings }),
  'settings.save': writeAction({
    need: 'settings.change',
    saves: ['setting'],
    input: setting,
    about: ({ key }) => `setting:${key}`,
    run: saveSetting,
  }),
  'settings.history': readAction({
    need: 'settings.see',
    input: z.object({ key: known }),
    run: settingHistory,
  }),
};
