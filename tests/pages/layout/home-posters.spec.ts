import type { Locator, Page } from '@playwright/test';
import { DIRECTIONS, detailsOf, PROOF } from '../screens.ts';
import { expect, test } from '../shop.ts';

type Box = { x: number; y: number; width: number; height: number };

async function boxOf(place: Locator): Promise<Box> {
  const box = await place.boundingBox();
  if (box === null) throw new Error('not on the page');
  return box;
}

/** Sets one width of the page after another, from a phone's on. */
async function atEach(page: Page, widthsPx: readonly number[], look: (widthPx: number) => Promise<void>) {
  for (const width of widthsPx) {
    await page.setViewportSize({ width, height: 900 });
    await look(width);
  }
}

for (const { name, prefix } of DIRECTIONS) {
  const poster = `a poster shows words, button and then its picture, ${name}`;
  test(poster, PROOF, async ({ page }) => {
    await page.goto(`${prefix}/`);
    await atEach(page, [360, 768, 1440], async (widthPx) => {
      for (const card of await page.locator('.j-duo__card').all()) {
        await card.scrollIntoViewIfNeeded();
        const [whole, button, picture] = await Promise.all([
          boxOf(card),
          boxOf(card.locator('.j-more')),
          boxOf(card.locator('img')),
        ]);
        expect(button.y + button.height, `${widthPx} px`).toBeLessThan(whole.y + whole.height - 16);
        expect(picture.y, `${widthPx} px`).toBeGreaterThan(button.y + button.height - 1);
        expect(picture.width, `${widthPx} px`).toBeGreaterThan(whole.width - 2);
      }
    });
  });

  test(`the text of the hero is above its picture, ${name}`, detailsOf(prefix), async ({ page }) => {
    await page.goto(`${prefix}/`);
    await atEach(page, [360, 768, 1024], async (widthPx) => {
      const [words, picture] = await Promise.all([
        boxOf(page.locator('.j-hero__in').first()),
        boxOf(page.locator('.j-hero__img').first()),
      ]);
      expect(words.y + words.height, `${widthPx} px`).toBeLessThanOrEqual(picture.y + 1);
    });
  });
}

/** Where the products begin in the demo's picture, as a share of its width. */
const PRODUCTS_BEGIN = 0.37;
/** The same in the tall picture, as a share of its height. */
const TALL_PRODUCTS_BEGIN = 0.49;

test('the text of the hero ends before its products between 1025 and 1279 px', PROOF, async ({ page }) => {
  await page.goto('/');
  await atEach(page, [1025, 1100, 1200, 1279], async (widthPx) => {
    const heading = page.locator('.j-hero h1').first();
    const end = await heading.evaluate((one) => {
      const range = document.createRange();
      range.selectNodeContents(one);
      return range.getBoundingClientRect().right;
    });
    expect(end).toBeLessThan(widthPx * TALL_PRODUCTS_BEGIN);
    for (const link of await page.locator('.j-hero__acts a').all()) {
      const { x, width } = await boxOf(link);
      expect(x + width, `${widthPx} px`).toBeLessThan(widthPx * PRODUCTS_BEGIN);
    }
  });
});
