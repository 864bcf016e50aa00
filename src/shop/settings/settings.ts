import type { Clock } from '#kernel/instant.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import { remembered } from '#kernel/remembered.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import { defaultSettings, definitions, isSettingKey, type Settings } from './definitions.ts';
import { readSettings, writeSetting } from './settings.store.ts';

/** How long one process may go on with values that another has changed. */
const MEMORY_MS = 1000;

/** Whoever reads settings inside a transaction passes it on. */
export type ReadSettings = (tx?: DbOrTx) => Promise<Settings>;

export type SettingRefusal =
  | { code: 'settings.unknown-key'; key: string }
  | { code: 'settings.wrong-value'; key: string; problem: string };

function parseSettings(rows: readonly { key: string; value: unknown }[]): Settings {
  const read = rows.flatMap(({ key, value }) => {
    const parsed = isSettingKey(key) ? definitions[key].schema.safeParse(value) : null;
    return parsed?.success ? [[key, parsed.data]] : [];
  });
  return { ...defaultSettings(), ...Object.fromEntries(read) };
}

export function createSettings({ db, clock }: { db: DbOrTx; clock: Clock }) {
  const memory = remembered({
    clock,
    forMs: MEMORY_MS,
    source: db,
    read: async (from) => parseSettings(await readSettings(from)),
  });
  const all = memory.get;

  async function set(key: string, value: unknown): Promise<Outcome<Settings, SettingRefusal>> {
    if (!isSettingKey(key)) return refuse({ code: 'settings.unknown-key', key });
    const parsed = definitions[key].schema.safeParse(value);
    if (!parsed.success) {
      const problem = parsed.error.issues
        .map((issue) => [issue.path.join('.'), issue.message].join(' ').trim())
        .join('; ');
      return refuse({ code: 'settings.wrong-value', key, problem });
    }
    await writeSetting(db, key, parsed.data);
    memory.forget();
    return done(await all());
  }

  return { all, set };
}
