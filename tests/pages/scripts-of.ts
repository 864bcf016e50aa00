import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { settle } from './shop.ts';

/** The scripts that a page loads without a cache, with their gzip sizes in bytes. */
export async function scriptsOf(
  page: Page,
  address: string,
  untilReady: (page: Page) => Promise<void> = settle,
): Promise<Map<string, number>> {
  const scripts = new Map<string, Promise<Buffer>>();
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.set(response.url(), response.body());
  });
  await page.goto(address);
  await untilReady(page);
  const sizes = [...scripts].map(async ([url, body]) => [url, gzipSync(await body).length] as const);
  return new Map(await Promise.all(sizes));
}
