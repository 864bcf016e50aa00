import { readFile } from 'node:fs/promises';
import { adminTest } from '../admin/admin.ts';
import { archive, chooseArchive } from '../admin/archive.ts';
import { joinAsOwner } from '../admin/joining.ts';
import { runShop } from '../run-shop.ts';
import { PROOF } from '../screens.ts';
import { expect } from '../shop.ts';

const WHOLE_LIMIT_MS = 300_000;
const WORK_LIMIT_MS = 60_000;
/** What shoppers read: home, lists, a product with reviews, a page, an article, the other language. */
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

// No other test may change the full shop, and an archive needs all pictures that its tables name.
adminTest.use({ hasOwnShop: true, hasSmallPictures: false });

/** The text of a page, without pictures and form tokens. */
async function textOf(url: string, address: string): Promise<string> {
  const answer = await fetch(`${url}${address}`);
  const html = await answer.text();
  const words = html
    .replace(/<(script|style|template)\b.*?<\/\1>/gs, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
  return `${answer.status} ${words}`;
}

adminTest(
  'BO-04 export, wipe, import: an empty shop becomes the same shop, by its screen',
  PROOF,
  async ({ page, browser, baseURL: full = '' }) => {
    adminTest.setTimeout(WHOLE_LIMIT_MS);
    const empty = await runShop({ demo: false, prepare: async () => undefined });
    const context = await browser.newContext({
      baseURL: empty.url,
      storageState: { cookies: [], origins: [] },
    });
    try {
      await page.goto('/admin/data-transfer/');
      const download = page.waitForEvent('download');
      await page.getByRole('link', { name: 'Download archive' }).click();
      const bytes = await readFile(await (await download).path());

      const here = await context.newPage();
      await joinAsOwner(here, empty);
      await chooseArchive(here);
      await here.locator('input[type="file"]').setInputFiles(archive(bytes));
      await expect(here.getByRole('heading', { name: 'Preview' })).toBeVisible({ timeout: WORK_LIMIT_MS });
      await expect(here.getByRole('row', { name: /tables\/product\.ndjson/ })).toContainText('New');
      await here.getByRole('button', { name: /^Import/ }).click();
      await expect(here.getByRole('heading', { name: 'Import report' })).toBeVisible({
        timeout: WORK_LIMIT_MS,
      });
      for (const address of ADDRESSES) {
        const words = await textOf(full, address);
        expect(words).toMatch(/^200 /);
        await expect.poll(() => textOf(empty.url, address), address).toBe(words);
      }

      await here.getByRole('button', { name: 'Refresh preview' }).click();
      await expect(here.getByText('Nothing to import')).toBeVisible({ timeout: WORK_LIMIT_MS });
    } finally {
      await empty.stop();
      await context.close();
    }
  },
);
