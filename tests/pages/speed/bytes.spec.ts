import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { expect, settle, test } from '../shop.ts';

const KILOBYTE = 1024;
/** What a page may weigh on the line before anything is touched: kilobytes under gzip, and requests. */
const BUDGET = { script: 40, stylesheet: 24, requests: 25 };
const PAGES = ['/', '/category/devices/', '/product/orveta-duo/', '/ar/product/orveta-duo/', '/cart/'];

/** Opens a page as a phone would and waits until it asks for nothing more. */
async function loadedBy(page: Page, address: string): Promise<Response[]> {
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await page.goto(address);
  await settle(page);
  return responses;
}

async function kilobytesOf(responses: readonly Response[], kind: string): Promise<number> {
  const own = responses.filter((response) => response.request().resourceType() === kind);
  expect(own.length).toBeGreaterThan(0);
  const sizes = await Promise.all(own.map(async (response) => gzipSync(await response.body()).length));
  return sizes.reduce((sum, size) => sum + size, 0) / KILOBYTE;
}

// What a browser loads that knows nothing yet.
test.use({ viewport: { width: 390, height: 844 }, hasOwnContext: true });

for (const address of PAGES) {
  test(`the initial load on a phone stays within its budget: ${address}`, async ({ page }) => {
    const responses = await loadedBy(page, address);
    expect(await kilobytesOf(responses, 'script')).toBeLessThanOrEqual(BUDGET.script);
    expect(await kilobytesOf(responses, 'stylesheet')).toBeLessThanOrEqual(BUDGET.stylesheet);
    expect(responses.length).toBeLessThanOrEqual(BUDGET.requests);
  });
}
