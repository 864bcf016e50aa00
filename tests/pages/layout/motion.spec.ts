import type { Page } from '@playwright/test';
import { PROOF } from '../screens.ts';
import { expect, MOVING, settle, test } from '../shop.ts';
import { resizeTo } from './width.ts';

test.use(MOVING);

function movedBlocks(page: Page) {
  return page
    .locator('[data-reveal]')
    .evaluateAll(
      (all) => all.filter((one) => !['none', '0px'].includes(getComputedStyle(one).translate)).length,
    );
}

test('SK-03 with reduced motion nothing moves, and all content is in its place', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await settle(page);
  await expect(page.locator('html')).not.toHaveAttribute('data-motion');
  expect(await movedBlocks(page)).toBe(0);
});

test(
  'SK-03 otherwise blocks below the window wait a little lower, and are never hidden',
  PROOF,
  async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('data-motion');
    // They move there in a transition.
    await expect.poll(() => movedBlocks(page)).toBeGreaterThan(2);
    const faint = await page
      .locator('[data-reveal]')
      .evaluateAll((all) => all.filter((one) => !one.checkVisibility({ opacityProperty: true })).length);
    expect(faint).toBe(0);
    await page.locator('[data-reveal]').last().scrollIntoViewIfNeeded();
    await expect(page.locator('[data-reveal]').last()).toHaveClass(/is-seen/);
  },
);

test('SK-04 after many resizes, effects are switched once, 200 ms after the last', async ({ page }) => {
  await page.clock.install();
  await page.setViewportSize({ width: 1200, height: 800 });
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-motion');
  await page.clock.pauseAt(Date.now() + 60_000);
  for (const width of [700, 1100, 600]) {
    await resizeTo(page, width);
    await page.clock.runFor(150);
    await expect(page.locator('html')).toHaveAttribute('data-motion');
  }
  await page.clock.runFor(49);
  await expect(page.locator('html')).toHaveAttribute('data-motion');
  await page.clock.runFor(1);
  await expect(page.locator('html')).not.toHaveAttribute('data-motion');
});
