import type { Locator, Page } from '@playwright/test';
import { DIRECTIONS } from '../screens.ts';
import { expect, test } from '../shop.ts';

type Box = { x: number; y: number; width: number; height: number };

async function boxOf(place: Locator): Promise<Box> {
  const box = await place.boundingBox();
  if (box === null) throw new Error('not on the page');
  return box;
}

async function openAt(page: Page, widthPx: number, path: string): Promise<void> {
  await page.setViewportSize({ width: widthPx, height: 900 });
  await page.goto(path);
}

for (const { name, prefix } of DIRECTIONS) {
  for (const widthPx of [360, 768, 1440]) {
    test(`a poster shows words, button and then its picture, ${name}, ${widthPx} px`, async ({ page }) => {
      await openAt(page, widthPx, `${prefix}/`);
      for (const card of await page.locator('.j-duo__card').all()) {
        await card.scrollIntoViewIfNeeded();
        const [whole, button, picture] = await Promise.all([
          boxOf(card),
          boxOf(card.locator('.j-more')),
          boxOf(card.locator('img')),
        ]);
        expect(button.y + button.height).toBeLessThan(whole.y + whole.height - 16);
        expect(picture.y).toBeGreaterThan(button.y + button.height - 1);
        expect(picture.width).toBeGreaterThan(whole.width - 2);
      }
    });
  }

  for (const widthPx of [360, 768, 1024]) {
    test(`the words of the hero stand above its picture, ${name}, ${widthPx} px`, async ({ page }) => {
      await openAt(page, widthPx, `${prefix}/`);
      const [words, picture] = await Promise.all([
        boxOf(page.locator('.j-hero__in').first()),
        boxOf(page.locator('.j-hero__img').first()),
      ]);
      expect(words.y + words.height).toBeLessThanOrEqual(picture.y + 1);
    });
  }
}

/** Of the demo's picture: where the goods begin, as a share of its width. */
const GOODS_BEGIN = 0.37;
/** The same above the lowest of them. */
const TALL_GOODS_BEGIN = 0.49;

for (const widthPx of [1025, 1100, 1200, 1279]) {
  test(`the words of the hero end before its goods at ${widthPx} px`, async ({ page }) => {
    await openAt(page, widthPx, '/');
    const heading = page.locator('.j-hero h1').first();
    const end = await heading.evaluate((one) => {
      const range = document.createRange();
      range.selectNodeContents(one);
      return range.getBoundingClientRect().right;
    });
    expect(end).toBeLessThan(widthPx * TALL_GOODS_BEGIN);
    for (const link of await page.locator('.j-hero__acts a').all()) {
      const { x, width } = await boxOf(link);
      expect(x + width).toBeLessThan(widthPx * GOODS_BEGIN);
    }
  });
}
