import type { Clock } from '#kernel/instant.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import { defaultSettings, definitions, isSettingKey, type Settings } from './definitions.ts';
import { readSettings, writeSetting } from './settings.store.ts';

/** How long one process may go on with values that another has changed. */
const MEMORY_MS = 1000;

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
  let memory: { until: number; settings: Promise<Settings> } = {
    until: 0,
    settings: Promise.resolve(defaultSettings()),
  };

  async function all(): Promise<Settings> {
    const now = clock().getTime();
    if (now >= memory.until)
      memory = { until: now + MEMORY_MS, settings: readSettings(db).then(parseSettings) };
    return memory.settings.catch((error) => {
      memory.until = 0;
      throw error;
    });
  }

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
    memory.until = 0;
    return done(await all());
  }

  return { all, set };
}
