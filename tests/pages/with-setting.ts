import { type APIRequestContext, mergeTests } from '@playwright/test';
import { createSettings, type SettingKey, type SettingValue } from '#shop/settings';
import { adminTest, sessionOf } from './admin/admin.ts';
import { withDatabase } from './database.ts';
import { expect, test } from './shop.ts';

/** Any cached page: all of them depend on settings, too. */
const CACHED_PAGE = '/terms/';

function openNow(key: SettingKey): Promise<{ was: unknown; version: number }> {
  return withDatabase(async (db) => {
    const settings = createSettings({ db, clock: () => new Date(), raise: async () => undefined });
    const { values, versionOf } = await settings.opened();
    return { was: values[key], version: versionOf(key) };
  });
}

async function isCached(owner: APIRequestContext): Promise<boolean> {
  return (await owner.get(CACHED_PAGE)).headers()['x-page-cache'] === 'hit';
}

/**
 * Changes a setting as its owner does, and waits until no older page is cached.
 *
 * @returns the previous value
 */
async function change(owner: APIRequestContext, key: SettingKey, value: unknown): Promise<unknown> {
  const { was, version } = await openNow(key);
  if (JSON.stringify(was) === JSON.stringify(value)) return was;
  await isCached(owner);
  const data = { action: 'settings.save', input: { key, value, version } };
  const answer = await owner.post('/admin/actions/', { data });
  expect(await answer.json(), key).toMatchObject({ ok: true });
  await expect.poll(() => isCached(owner), { intervals: [10, 50] }).toBe(false);
  return was;
}

type Fixtures = { setting: <K extends SettingKey>(key: K, value: SettingValue<K>) => Promise<void> };

/** Tests of settings: `setting(key, value)` changes one on the running shop until the test ends. */
export const settingTest = test.extend<Fixtures, { owner: APIRequestContext }>({
  owner: [
    async ({ playwright, ownShop: _ }, use) => {
      const cookie = `jamra_staff=${await sessionOf('owner', 'Owner of the settings')}`;
      const baseURL = process.env.SHOP_URL ?? '';
      const owner = await playwright.request.newContext({ baseURL, extraHTTPHeaders: { cookie } });
      await use(owner);
      await owner.dispose();
    },
    { scope: 'worker' },
  ],
  setting: async ({ owner }, use) => {
    const before = new Map<SettingKey, unknown>();
    await use(async (key, value) => {
      const was = await change(owner, key, value);
      if (!before.has(key)) before.set(key, was);
    });
    for (const [key, value] of before) await change(owner, key, value);
  },
});

/**
 * The same on pages of the back office. All tests of settings take one of these two, even without changes: Playwright
 * would start another worker for others, and so one more shop.
 */
export const staffSettingTest = mergeTests(adminTest, settingTest);
