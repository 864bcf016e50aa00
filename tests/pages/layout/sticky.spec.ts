import type { Page } from '@playwright/test';
import { PROOF } from '../screens.ts';
import { expect, MOVING, test } from '../shop.ts';
import { movedByScrolling } from './moved-by-scrolling.ts';
import { resizeTo } from './width.ts';

test.use(MOVING);

const SCROLL_PX = 100;

function gallery(page: Page) {
  return page.locator('[data-gallery]');
}

test(
  'SK-01 what is sticky on desktop alone stays in view there, and scrolls away on a phone',
  PROOF,
  async ({ page }) => {
    await page.setViewportSize({ width: 1200, height: 800 });
    await page.goto('/product/kovia-bar/');
    expect(await movedByScrolling(gallery(page), SCROLL_PX)).toBe(0);
    await expect(gallery(page)).toBeInViewport();
    await page.setViewportSize({ width: 700, height: 800 });
    await page.goto('/product/kovia-bar/');
    expect(await movedByScrolling(gallery(page), SCROLL_PX)).toBe(SCROLL_PX);
  },
);

test('SK-02 after many resizes, what is sticky is decided once, 300 ms after the last', async ({ page }) => {
  await page.clock.install();
  await page.setViewportSize({ width: 1200, height: 800 });
  await page.goto('/product/kovia-bar/');
  await expect(gallery(page)).toHaveClass(/is-sticky/);
  await page.clock.pauseAt(Date.now() + 10_000);
  const changes = await page.evaluateHandle(() => {
    const seen: string[] = [];
    const element = document.querySelector('[data-gallery]');
    if (element === null) throw new Error('no gallery');
    new MutationObserver((records) => {
      for (const _ of records) seen.push(element.className);
    }).observe(element, { attributeFilter: ['class'] });
    return seen;
  });
  for (const width of [900, 1300, 700]) {
    await resizeTo(page, width);
    await page.clock.runFor(200);
  }
  expect(await changes.jsonValue()).toEqual([]);
  await page.clock.runFor(99);
  expect(await changes.jsonValue()).toEqual([]);
  await page.clock.runFor(1);
  expect((await changes.jsonValue()).length).toBe(1);
  await expect(gallery(page)).not.toHaveClass(/is-sticky/);
});

test('the header blurs the content behind it, and nothing at the top of a page', async ({ page }) => {
  await page.goto('/shop/');
  await expect(page.locator('.j-header')).toHaveCSS('backdrop-filter', 'none');
  await page.evaluate(() => scrollTo(0, 200));
  await expect(page.locator('.j-header')).toHaveCSS('backdrop-filter', 'blur(14px)');
  await page.evaluate(() => scrollTo(0, 0));
  await expect(page.locator('.j-header')).toHaveCSS('backdrop-filter', 'none');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('SK-01 the style sheet alone keeps in view what its device mode names', async ({ page }) => {
    await page.setViewportSize({ width: 1200, height: 800 });
    await page.goto('/product/kovia-bar/');
    expect(await movedByScrolling(gallery(page), SCROLL_PX)).toBe(0);
    await page.setViewportSize({ width: 700, height: 800 });
    expect(await movedByScrolling(gallery(page), SCROLL_PX)).toBe(SCROLL_PX);
    expect(await movedByScrolling(page.locator('.j-header'), SCROLL_PX)).toBe(0);
  });
});
