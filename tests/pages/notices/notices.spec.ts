import type { Page } from '@playwright/test';
import { productId } from '../demo-products.ts';
import { PROOF } from '../screens.ts';
import { expect, MOVING, settle, test } from '../shop.ts';

test.use(MOVING);

/** Shows an error as every part of the shop does. */
async function showError(page: Page): Promise<void> {
  await page.evaluate(() => {
    const notice = '<ul class="woocommerce-error" role="alert"><li>That did not work.</li></ul>';
    document.querySelector('main .woocommerce-notices-wrapper')?.insertAdjacentHTML('beforeend', notice);
  });
}

function topOf(page: Page): Promise<number> {
  return page.locator('.woocommerce-error').evaluate((notice) => notice.getBoundingClientRect().top);
}

async function openScrolled(page: Page): Promise<void> {
  await page.goto('/product/kovia-bar/');
  await settle(page);
  await page.evaluate(() => scrollTo(0, 1500));
}

test('NT-01 NT-02 a new notice is scrolled to within 1000 ms, 100 px below the edge', async ({ page }) => {
  await page.clock.install();
  await openScrolled(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  const fromPx = await page.evaluate(() => scrollY);
  await showError(page);
  await page.clock.runFor(500);
  const halfway = await page.evaluate(() => scrollY);
  expect(halfway).toBeLessThan(fromPx - 300);
  expect(await topOf(page)).toBeLessThan(-300);
  await page.clock.runFor(440);
  expect(Math.round(await topOf(page))).not.toBe(100);
  await page.clock.runFor(100);
  expect(Math.round(await topOf(page))).toBe(100);
});

test('NT-02 with reduced motion the notice is shown at once', PROOF, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openScrolled(page);
  await showError(page);
  expect(Math.round(await topOf(page))).toBe(100);
});

test('NT-02 scrolling by the visitor cancels the animation', PROOF, async ({ page }) => {
  await page.clock.install();
  await openScrolled(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await showError(page);
  await page.clock.runFor(200);
  await page.mouse.wheel(0, 10);
  await page.waitForFunction(() => true);
  const left = await page.evaluate(() => scrollY);
  await page.clock.runFor(2000);
  expect(Math.abs((await page.evaluate(() => scrollY)) - left)).toBeLessThan(60);
});

test('NT-03 an alert is focused after 500 ms', async ({ page }) => {
  await page.clock.install();
  await openScrolled(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await showError(page);
  await page.clock.runFor(499);
  await expect(page.locator('.woocommerce-error')).not.toBeFocused();
  await page.clock.runFor(1);
  await expect(page.locator('.woocommerce-error')).toBeFocused();
});

test('NT-01 NT-03 a notice of the page is scrolled to and read out', PROOF, async ({ page }) => {
  await page.goto(`/product/cedrane-gold/?add-to-cart=${productId('CED-WALNUT')}`);
  const notice = page.locator('.woocommerce-message');
  await expect(notice).toHaveAttribute('role', 'alert');
  await expect(notice).toBeFocused();
  await expect
    .poll(() => notice.evaluate((element) => Math.round(element.getBoundingClientRect().top)))
    .toBe(100);
});

test.describe('error summaries of forms', () => {
  const summary = (page: Page) => page.locator('[data-error-summary]');
  const topOfSummary = (page: Page) =>
    summary(page).evaluate((element) => Math.round(element.getBoundingClientRect().top));

  /** Expects no motion once the summary is there; the page's clock is stopped. */
  async function expectCalm(page: Page): Promise<void> {
    const fromPx = await topOfSummary(page);
    expect(fromPx, 'the page has not moved yet').not.toBe(100);
    await page.clock.runFor(499);
    await expect(summary(page)).not.toBeFocused();
    await page.clock.runFor(1);
    await expect(summary(page)).toBeFocused();
    expect(await topOfSummary(page), 'on the way').not.toBe(100);
    await page.clock.runFor(540);
    expect(await topOfSummary(page)).toBe(100);
  }

  test('NT-01 NT-02 NT-03 of the checkout appears after a press', PROOF, async ({ page }) => {
    await page.clock.install();
    await page.goto(`/?add-to-cart=${productId('CED-WALNUT')}`);
    await page.goto('/checkout/');
    await settle(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.locator('#place_order').click();
    await expect(summary(page)).toBeVisible();
    expect(await topOfSummary(page), 'above the window').toBeLessThan(0);
    await expectCalm(page);
  });

  test('NT-01 NT-02 NT-03 of a returned form is on the page', PROOF, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 500 });
    await page.clock.install();
    await page.goto('/my-account/');
    await page.locator('#username').fill('nobody@example.com');
    await page.locator('#password').fill('not this one');
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.locator('#password').press('Enter');
    await expect(summary(page)).toBeVisible();
    await page.waitForLoadState('load');
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await expectCalm(page);
  });

  test('NT-02 with reduced motion it is shown at once', PROOF, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.install();
    await page.goto(`/?add-to-cart=${productId('CED-WALNUT')}`);
    await page.goto('/checkout/');
    await settle(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.locator('#place_order').click();
    await expect(summary(page)).toBeVisible();
    expect(await topOfSummary(page)).toBe(100);
    await expect(summary(page)).not.toBeFocused();
  });
});
