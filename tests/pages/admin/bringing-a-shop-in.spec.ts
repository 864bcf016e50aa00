import { readFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import { type OwnShop, runShop } from '../run-shop.ts';
import { expect, test } from '../shop.ts';
import { deskTest } from './desk.ts';
import { joinAsOwner } from './joining.ts';

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

async function ownPage(browser: Browser, shop: OwnShop): Promise<Page> {
  const context = await browser.newContext({ baseURL: shop.url, storageState: { cookies: [], origins: [] } });
  return context.newPage();
}

async function chooseArchive(page: Page): Promise<void> {
  await page.goto('/admin/exchange/');
  await page.getByRole('combobox', { name: 'What the file holds' }).click();
  await page.getByRole('option', { name: 'A whole shop (archive)' }).click();
}

function archive(buffer: Buffer) {
  return { name: 'shop.zip', mimeType: 'application/zip', buffer };
}

/** What stands on a page, without what is drawn and sent. */
async function textOf({ url }: OwnShop, address: string): Promise<string> {
  const answer = await fetch(`${url}${address}`);
  const html = await answer.text();
  const words = html
    .replace(/<(script|style|template)\b.*?<\/\1>/gs, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
  return `${answer.status} ${words}`;
}

test('BO-04 export, wipe, import: an empty shop becomes the same shop, by its screen', async ({
  browser,
}) => {
  test.setTimeout(WHOLE_LIMIT_MS);
  const shops = await Promise.all([
    runShop({ demo: true, prepare: async () => undefined }),
    runShop({ demo: false, prepare: async () => undefined }),
  ]);
  const [full, empty] = shops;
  try {
    const there = await ownPage(browser, full);
    await joinAsOwner(there, full);
    await there.goto('/admin/exchange/');
    const download = there.waitForEvent('download');
    await there.getByRole('link', { name: 'Download the archive' }).click();
    const bytes = await readFile(await (await download).path());

    const here = await ownPage(browser, empty);
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
      await expect.poll(() => textOf(empty, address), address).toBe(words);
    }

    await here.getByRole('button', { name: 'Plan anew' }).click();
    await expect(here.getByText('There is nothing to do.')).toBeVisible({ timeout: WORK_LIMIT_MS });
  } finally {
    for (const shop of shops) await shop.stop();
  }
});

deskTest('BO-04 an archive that cannot be taken is refused in plain words', async ({ page }) => {
  await chooseArchive(page);
  const alert = page.getByRole('alert').filter({ hasText: 'cannot be brought in' });
  const input = page.locator('input[type="file"]');
  await input.setInputFiles(archive(Buffer.from('SKU,Name\nA,B\n')));
  await expect(alert).toContainText('no archive of a shop');
  await input.setInputFiles(archive(Buffer.from('PK\u0003\u0004 torn off in the middle of everything')));
  await expect(alert).toContainText('damaged or cut short');
});
