import type { Clock } from '#kernel/instant.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Db, DbOrTx } from '#platform/database/client.ts';
import { memoizeRead } from '#platform/database/read-scope/memoize-read.ts';
import { findStale } from '#platform/database/row-version.ts';
import { createCircuitBreaker } from '#platform/timeouts/circuit-breaker.ts';
import { withTimeout } from '#platform/timeouts/with-timeout.ts';
import type { Raise } from '#shop/events.ts';
import type { SettingRefusal } from '../refusals.ts';
import {
  defaultSettings,
  definitions,
  isSettingKey,
  LOGO_SETTINGS,
  type SettingKey,
  type Settings,
} from '../rules/definitions/definitions.ts';
import {
  lockSettings,
  readSettings,
  readVersions,
  type SettingRow,
  writeSetting,
} from '../store/settings.ts';

/** How long a process may use values that another one has changed. */
const MEMORY_MS = 1000;
/** How long a request that can do with older values waits for the database. */
const PATIENCE_MS = 1500;
/** How long the database is not asked again after a failed read. */
const RETRY_MS = 5000;

/** Reads in the transaction if given. */
export type ReadSettings = (tx?: DbOrTx) => Promise<Settings>;

/**
 * Validates a value against the rest of the shop, in the transaction that stores it.
 *
 * @returns null when it is valid
 */
export type CheckSetting = (
  tx: DbOrTx,
  change: { was: Settings; now: Settings },
) => Promise<SettingRefusal | null>;

type Deps = {
  db: Db;
  clock: Clock;
  checks?: Partial<Record<SettingKey, CheckSetting>>;
  raise: Raise;
};

/** Adds the copies of logos, which are made after the picture was chosen. */
function withLogoSizes(settings: Settings, rows: readonly SettingRow[]): Settings {
  const sized = LOGO_SETTINGS.flatMap((key) => {
    const logo = settings[key];
    const sizes = rows.find((row) => row.key === key)?.sizes;
    return logo === null || !Array.isArray(sizes) ? [] : [[key, { ...logo, sizes }]];
  });
  return { ...settings, ...Object.fromEntries(sized) };
}

function parseSettings(rows: readonly SettingRow[]): Settings {
  const read = rows.flatMap(({ key, value }) => {
    const parsed = isSettingKey(key) ? definitions[key].schema.safeParse(value) : null;
    return parsed?.success ? [[key, parsed.data]] : [];
  });
  return { ...defaultSettings(), ...Object.fromEntries(read) };
}

/** `version`: the version that the change is based on; null: not checked. */
type Change = Readonly<{ key: SettingKey; value: unknown; version: number | null }>;

/** Stores a validated value. */
async function saveSetting(
  tx: DbOrTx,
  { key, value, version }: Change,
  { checks = {}, raise }: Pick<Deps, 'checks' | 'raise'>,
): Promise<SettingRefusal | null> {
  await lockSettings(tx);
  const was = parseSettings(await readSettings(tx));
  const stale = await findStale(tx, { table: 'setting', key: { key }, version }, was[key]);
  if (stale !== null) return stale;
  const now = { ...was, [key]: value };
  const refusal = (await checks[key]?.(tx, { was, now })) ?? null;
  if (refusal !== null) return refusal;
  await writeSetting(tx, key, value);
  await raise(tx, 'SettingChanged', { key, was, now });
  return null;
}

/** The current settings, each with the version for its optimistic lock. */
type OpenedSettings = Readonly<{ values: Settings; versionOf: (key: SettingKey) => number }>;

export function createSettings({ db, clock, ...deps }: Deps) {
  let last: Settings | null = null;
  const memory = memoizeRead({
    clock,
    forMs: MEMORY_MS,
    source: db,
    read: async (from) => {
      const rows = await readSettings(from);
      const read = withLogoSizes(parseSettings(rows), rows);
      // A transaction may roll back what it reads.
      if (from === db) last = read;
      return read;
    },
  });
  const all = memory.get;
  const breaker = createCircuitBreaker({ restMs: RETRY_MS, nowMs: () => clock().getTime() });

  async function known(): Promise<Settings> {
    if (last === null) return all();
    try {
      return await breaker.run(() => withTimeout(all(), PATIENCE_MS));
    } catch {
      return last;
    }
  }

  const within = async (tx: DbOrTx): Promise<Settings> => parseSettings(await readSettings(tx));
  const opened = async (): Promise<OpenedSettings> => {
    const versions = await readVersions(db);
    return { values: await within(db), versionOf: (key) => versions.get(key) ?? 0 };
  };

  async function set(
    key: string,
    value: unknown,
    version: number | null = null,
  ): Promise<Outcome<Settings, SettingRefusal>> {
    if (!isSettingKey(key)) return refuse({ code: 'settings.unknown-key', key });
    const parsed = definitions[key].schema.safeParse(value);
    if (!parsed.success) {
      const problem = parsed.error.issues
        .map((issue) => [issue.path.join('.'), issue.message].join(' ').trim())
        .join('; ');
      return refuse({ code: 'settings.wrong-value', key, problem });
    }
    const change = { key, value: parsed.data, version };
    const refusal = await db.transaction().execute((tx) => saveSetting(tx, change, deps));
    if (refusal !== null) return refuse(refusal);
    memory.forget();
    return done(await all());
  }

  return { all, known, within, opened, set, lastRead: (): Settings | null => last, prime: memory.prime };
}
