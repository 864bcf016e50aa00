import type { Page } from '@playwright/test';
import { expect, MOVING, test } from '../shop.ts';
import { ODD_PICTURES, showOddPictures } from './odd-pictures.ts';
import { goOn, slideTo } from './slide-to.ts';

test.use(MOVING);

const STAGE = '.woocommerce-product-gallery__wrapper';

let takeDown: () => Promise<void>;
test.beforeAll(async () => {
  takeDown = await showOddPictures();
});
test.afterAll(() => takeDown());

function heightOf(page: Page): Promise<number> {
  return page.locator(STAGE).evaluate((stage) => Math.round(stage.getBoundingClientRect().height));
}

test('GA-04 the stage takes the height of a picture of another shape, smoothly', async ({ page }) => {
  await page.goto(ODD_PICTURES);
  const width = await page.locator(STAGE).evaluate((stage) => stage.clientWidth);
  expect(await heightOf(page)).toBe(width);
  await slideTo(page, 1, 250);
  const wide = Math.round((width * 900) / 1600);
  const between = await heightOf(page);
  expect(between).toBeLessThan(width);
  expect(between).toBeGreaterThan(wide);
  await goOn(page);
  await expect.poll(async () => Math.abs((await heightOf(page)) - wide)).toBeLessThanOrEqual(1);
});

test('GA-10 a picture wider than the gallery zooms under the mouse, a small one does not', async ({
  page,
}) => {
  await page.goto(ODD_PICTURES);
  const scaleOf = (slide: number) =>
    page.locator(`[data-slide="${slide}"] img`).evaluate((image) => getComputedStyle(image).scale);
  await page.locator('[data-slide="0"]').hover();
  const stage = await page.locator(STAGE).evaluate((element) => element.clientWidth);
  await expect.poll(async () => Math.abs(Number(await scaleOf(0)) - 1600 / stage)).toBeLessThan(0.02);
  await page.mouse.move(5, 5);
  await page.locator('[data-thumb-of="3"]').click();
  await expect(page.locator('[data-slide="3"]')).not.toHaveAttribute('inert');
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
  await page.locator('[data-slide="3"]').hover();
  await expect(page.locator('[data-slide="3"]:hover')).toHaveCount(1);
  expect(await scaleOf(3)).toBe('none');
});
