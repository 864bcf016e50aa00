import type { Page } from '@playwright/test';

/** One thing a page describes for machines. */
export type Thing = Record<string, unknown> & { '@type': string };

/** Everything a page describes for machines, in the order it stands. */
export async function thingsOn(page: Page): Promise<Thing[]> {
  const scripts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return scripts.flatMap((text) => JSON.parse(text)['@graph'] as Thing[]);
}

/** The one thing of a kind. @throws when there is none, or more than one */
export async function thingOn(page: Page, type: string): Promise<Thing> {
  const found = (await thingsOn(page)).filter((thing) => thing['@type'] === type);
  const [only] = found;
  if (only === undefined || found.length > 1) throw new Error(`${found.length} of ${type} on ${page.url()}`);
  return only;
}

export async function contentOf(page: Page, selector: string): Promise<string> {
  return (await page.locator(selector).first().getAttribute('content')) ?? '';
}
