import type { Clock } from '#kernel/instant.ts';
import { memoizeFor } from '#kernel/memoize.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Db, DbOrTx } from '#platform/database/client.ts';
import { defaultSettings, definitions, isSettingKey, type SettingKey, type Settings } from './definitions.ts';
import type { SettingRefusal } from './refusals.ts';
import { lockSettings, readSettings, writeSetting } from './settings.store.ts';

/** How long one process may go on with values that another has changed. */
const MEMORY_MS = 1000;

/** Whoever reads settings inside a transaction passes it on. */
export type ReadSettings = (tx?: DbOrTx) => Promise<Settings>;

/**
 * What the rest of the shop has against a change, and what follows from it: done in the transaction that keeps the value.
 *
 * @returns null where nothing stands against it
 */
export type FollowSetting = (
  tx: DbOrTx,
  change: { was: Settings; now: Settings },
) => Promise<SettingRefusal | null>;

type Needs = {
  db: Db;
  clock: Clock;
  /** Settings by which more than what is shown changes. */
  followed?: Partial<Record<SettingKey, FollowSetting>>;
};

function parseSettings(rows: readonly { key: string; value: unknown }[]): Settings {
  const read = rows.flatMap(({ key, value }) => {
    const parsed = isSettingKey(key) ? definitions[key].schema.safeParse(value) : null;
    return parsed?.success ? [[key, parsed.data]] : [];
  });
  return { ...defaultSettings(), ...Object.fromEntries(read) };
}

/** What a change was decided by: the value that was seen, as it goes to a screen and comes back. */
export type SeenSetting = Readonly<{ seen: unknown }>;

type Change = Readonly<{ key: SettingKey; value: unknown; by: SeenSetting | null }>;

/** Keeps a value that its definition takes, with all that follows from it. */
async function keep(
  tx: DbOrTx,
  { key, value, by }: Change,
  follow: FollowSetting | undefined,
): Promise<SettingRefusal | null> {
  await lockSettings(tx);
  const was = parseSettings(await readSettings(tx));
  if (by !== null && JSON.stringify(was[key]) !== JSON.stringify(by.seen))
    return { code: 'settings.changed-meanwhile', key, stored: was[key] };
  const refusal = (await follow?.(tx, { was, now: { ...was, [key]: value } })) ?? null;
  if (refusal !== null) return refusal;
  await writeSetting(tx, key, value);
  return null;
}

export function createSettings({ db, clock, followed = {} }: Needs) {
  const memory = memoizeFor({
    clock,
    forMs: MEMORY_MS,
    source: db,
    read: async (from) => parseSettings(await readSettings(from)),
  });
  const all = memory.get;
  const within = async (tx: DbOrTx): Promise<Settings> => parseSettings(await readSettings(tx));

  async function set(
    key: string,
    value: unknown,
    by: SeenSetting | null = null,
  ): Promise<Outcome<Settings, SettingRefusal>> {
    if (!isSettingKey(key)) return refuse({ code: 'settings.unknown-key', key });
    const parsed = definitions[key].schema.safeParse(value);
    if (!parsed.success) {
      const problem = parsed.error.issues
        .map((issue) => [issue.path.join('.'), issue.message].join(' ').trim())
        .join('; ');
      return refuse({ code: 'settings.wrong-value', key, problem });
    }
    const change = { key, value: parsed.data, by };
    const refusal = await db.transaction().execute((tx) => keep(tx, change, followed[key]));
    if (refusal !== null) return refuse(refusal);
    memory.forget();
    return done(await all());
  }

  return { all, within, set };
}
