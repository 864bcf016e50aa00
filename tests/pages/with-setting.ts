import { openDatabase } from '#platform/database/client.ts';
import { createSettings, type SettingKey, type SettingValue } from '#shop/settings';
import { test } from './shop.ts';

/** A process may go on with the old value for a second. */
const SEEN_EVERYWHERE_MS = 1200;

async function write(values: ReadonlyMap<string, unknown>): Promise<void> {
  const { db, close } = openDatabase({ url: process.env.SHOP_DATABASE ?? '', poolSize: 1 });
  try {
    const settings = createSettings({ db, clock: () => new Date() });
    for (const [key, value] of values) {
      const written = await settings.set(key, value);
      if (!written.ok) throw new Error(`${key}: ${JSON.stringify(written)}`);
    }
  } finally {
    await close();
  }
  await new Promise((resolve) => setTimeout(resolve, SEEN_EVERYWHERE_MS));
}

async function valuesNow(): Promise<Record<string, unknown>> {
  const { db, close } = openDatabase({ url: process.env.SHOP_DATABASE ?? '', poolSize: 1 });
  try {
    return { ...(await createSettings({ db, clock: () => new Date() }).all()) };
  } finally {
    await close();
  }
}

type Fixtures = { setting: <K extends SettingKey>(key: K, value: SettingValue<K>) => Promise<void> };

/** Tests of what settings do: `setting(key, value)` changes one on the running shop until the test ends. */
export const settingTest = test.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures a fixture needs
  setting: async ({}, use) => {
    const before = await valuesNow();
    const changed = new Map<string, unknown>();
    await use(async (key, value) => {
      changed.set(key, before[key]);
      await write(new Map([[key, value]]));
    });
    if (changed.size > 0) await write(changed);
  },
});
