import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { productId } from '../demo-products.ts';
import { PROOF, SCREENS } from '../screens.ts';
import { expect, settle } from '../shop.ts';
import { settingTest as test } from '../with-setting.ts';

/** Names in a table of the document as patterns: `<…>` stands for any text. */
async function namesUnder(heading: string): Promise<RegExp> {
  const document = await readFile('docs/cookies.md', 'utf8');
  const section = document.split(/^## /m).find((one) => one.startsWith(heading)) ?? '';
  const names = [...section.matchAll(/^\| `([^`]+)`/gm)].map(([, name = '']) => name);
  const patterns = names.map((name) =>
    name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(/<[^>]+>/g, '.+'),
  );
  return new RegExp(`^(?:${patterns.join('|')})$`);
}

const keysOf = (page: Page) =>
  page.evaluate(() => ({ local: Object.keys(localStorage), session: Object.keys(sessionStorage) }));

/** These differ in what they store or load. */
const IN_EVERY_RUN = ['home', 'filtered listing', 'variable product', 'cart', 'checkout', 'contact'];

for (const [title, screens, details] of [
  ['of each layout', IN_EVERY_RUN, {}],
  ['at all', Object.keys(SCREENS), PROOF],
] as const)
  test(
    `AN-01 AN-10 without consent no page ${title} asks another host, or stores what docs/cookies.md does not name`,
    details,
    async ({ page, context, setting }) => {
      test.slow();
      await setting('analytics.googleTag', 'G-TEST12345');
      await setting('analytics.tagManager', 'GTM-TEST123');
      await setting('analytics.metaPixel', '123456789012345');
      const host = new URL(process.env.SHOP_URL ?? '').host;
      const foreign: string[] = [];
      await page.route(
        (url) => url.host !== host && url.protocol.startsWith('http'),
        (route) => {
          foreign.push(route.request().url());
          return route.abort();
        },
      );
      const stored = { local: new Set<string>(), session: new Set<string>() };
      const visit = async (address: string) => {
        await page.goto(address);
        await settle(page);
        const { local, session } = await keysOf(page);
        for (const key of local) stored.local.add(key);
        for (const key of session) stored.session.add(key);
      };
      await visit(`/?add-to-cart=${productId('ACC-CABLE')}`);
      for (const screen of screens) await visit(SCREENS[screen] ?? '');
      await visit('/ar/product/orveta-duo/');
      expect(foreign).toEqual([]);
      const cookies = (await context.cookies()).map(({ name }) => name);
      expect(cookies.length).toBeGreaterThan(0);
      expect(stored.session.size).toBeGreaterThan(0);
      const [cookieNames, localNames, sessionNames] = await Promise.all(
        ['Cookies', 'Local storage', 'Session storage'].map(namesUnder),
      );
      expect(cookies.filter((name) => !cookieNames?.test(name))).toEqual([]);
      expect([...stored.local].filter((name) => !localNames?.test(name))).toEqual([]);
      expect([...stored.session].filter((name) => !sessionNames?.test(name))).toEqual([]);
    },
  );
