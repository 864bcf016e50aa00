import { expect } from '@playwright/test';
import { PROOF } from '../screens.ts';
import { scriptsOf } from '../scripts-of.ts';
import { test } from '../shop.ts';
import { filter, grid, pageOfNodes } from './place-loops.ts';

const PART = /\/s\/loops-[\w-]+\.js$/;
const MOST_BYTES = 4 * 1024;

const place = () =>
  pageOfNodes('lists-in-parts', [
    filter('parted', { taxonomy: 'product_brand', multiple: 'OR' }),
    grid('parted', { perPage: 4 }),
  ]);

test.describe('in a browser that knows nothing yet', () => {
  test.use({ hasOwnContext: true });

  test(
    'LS-03 the script of loops weighs at most 4 kB, and loads where something is filtered or turned',
    PROOF,
    async ({ page }) => {
      const plain = await pageOfNodes('lists-without-parts', [grid('still', { perPage: 4, paging: 'none' })]);
      const without = await scriptsOf(page, plain);
      expect([...without.keys()].filter((url) => PART.test(url))).toEqual([]);
      const withPart = await scriptsOf(await page.context().newPage(), await place());
      // The part with its imports, without the scripts of every page.
      const added = [...withPart].filter(([url]) => !without.has(url));
      expect(added.some(([url]) => PART.test(url))).toBe(true);
      expect(added.reduce((sum, [, size]) => sum + size, 0)).toBeLessThanOrEqual(MOST_BYTES);
      const more = await pageOfNodes('lists-that-grow', [grid('more', { perPage: 4, paging: 'load-more' })]);
      const grown = await scriptsOf(await page.context().newPage(), more);
      expect([...grown.keys()].some((url) => PART.test(url))).toBe(true);
    },
  );
});

test(
  'GEN-06 loops whose script does not arrive are filtered and turned by their links, and a retry is offered',
  PROOF,
  async ({ page }) => {
    const messages: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') messages.push(message.text());
    });
    await page.route(PART, (route) => route.abort());
    const path = await place();
    await page.goto(path);
    const offer = page.getByRole('alert');
    await expect(offer).toContainText('Part of this page didn’t load.');
    expect(messages.some((text) => text.includes('Loading chunk failed: loops'))).toBe(true);

    const term = page.locator('[data-filter-loop="parted"] [data-filter]').first();
    const slug = await term.getAttribute('data-filter');
    await term.click();
    await page.waitForURL(`**${path}?e-filter-parted-product_brand=${slug}`);
    const brands = page.locator('[data-loop="parted"] .j-card__brand');
    expect(new Set(await brands.allInnerTexts()).size).toBe(1);
    await page.locator('[data-loop="parted"] a.next').click();
    await page.waitForURL(/e-page-parted=2/);
    await expect(page.locator('[data-loop="parted"] .page-numbers.current')).toHaveText('2');

    await expect(offer).toBeVisible();
    await page.unroute(PART);
    await offer.getByRole('button', { name: 'Try again' }).click();
    await expect(offer).toHaveCount(0);
    await expect(page.locator('[data-filter-loop="parted"] [aria-pressed="true"]')).toHaveCount(1);
  },
);
