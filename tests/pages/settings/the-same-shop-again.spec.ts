import { readFile } from 'node:fs/promises';
import { archive, chooseArchive } from '../admin/archive.ts';
import { deskTest } from '../admin/desk.ts';
import { joinAsOwner } from '../admin/joining.ts';
import { runShop } from '../run-shop.ts';
import { expect } from '../shop.ts';

const WHOLE_LIMIT_MS = 300_000;
const WORK_LIMIT_MS = 60_000;
/** What a shopper reads: home, lists, a product with reviews, a page, an article, the other language. */
const ADDRESSES = [
  '/',
  '/ar/',
  '/shop/',
  '/ar/shop/',
  '/product/orveta-duo/',
  '/ar/product/orveta-duo/',
  '/faq/',
  '/blog/',
  '/?s=duo',
];

/** What stands on a page, without what is drawn and sent. */
async function textOf(url: string, address: string): Promise<string> {
  const answer = await fetch(`${url}${address}`);
  const html = await answer.text();
  const words = html
    .replace(/<(script|style|template)\b.*?<\/\1>/gs, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
  return `${answer.status} ${words}`;
}

deskTest(
  'BO-04 export, wipe, import: an empty shop becomes the same shop, by its screen',
  async ({ page, browser, baseURL: full = '' }) => {
    deskTest.setTimeout(WHOLE_LIMIT_MS);
    const empty = await runShop({ demo: false, prepare: async () => undefined });
    const context = await browser.newContext({
      baseURL: empty.url,
      storageState: { cookies: [], origins: [] },
    });
    try {
      await page.goto('/admin/exchange/');
      const download = page.waitForEvent('download');
      await page.getByRole('link', { name: 'Download the archive' }).click();
      const bytes = await readFile(await (await download).path());

      const here = await context.newPage();
      await joinAsOwner(here, empty);
      await chooseArchive(here);
      await here.locator('input[type="file"]').setInputFiles(archive(bytes));
      await expect(here.getByRole('heading', { name: 'The plan' })).toBeVisible({ timeout: WORK_LIMIT_MS });
      await expect(here.getByRole('row', { name: /tables\/product\.ndjson/ })).toContainText('New');
      await here.getByRole('button', { name: /^Bring in/ }).click();
      await expect(here.getByRole('heading', { name: 'What was done' })).toBeVisible({
        timeout: WORK_LIMIT_MS,
      });
      for (const address of ADDRESSES) {
        const words = await textOf(full, address);
        expect(words).toMatch(/^200 /);
        await expect.poll(() => textOf(empty.url, address), address).toBe(words);
      }

      await here.getByRole('button', { name: 'Plan anew' }).click();
      await expect(here.getByText('There is nothing to do.')).toBeVisible({ timeout: WORK_LIMIT_MS });
    } finally {
      await empty.stop();
      await context.close();
    }
  },
);
