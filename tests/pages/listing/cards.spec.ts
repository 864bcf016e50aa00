import type { Page } from '@playwright/test';
import { PROOF } from '../screens.ts';
import { expect, settle, test } from '../shop.ts';

test('a card shows its product’s rating, unless it is tobacco', async ({ page }) => {
  await page.goto('/category/devices/');
  const rated = page.locator('li.product').filter({ has: page.getByRole('img', { name: /of 5 stars/ }) });
  await expect(rated.first().locator('.j-card__rating')).toHaveText(/^[1-5]\.\d$/);
  await page.goto('/sticks/');
  await expect(page.locator('li.product').first()).toBeVisible();
  await expect(page.locator('li.product .j-card__rating')).toHaveCount(0);
});

test('a card shows a second picture under the mouse, and loads it only then', async ({ page }) => {
  await page.goto('/category/devices/');
  const card = page.locator('li.product').filter({ hasText: 'Orveta Duo' }).first();
  const second = card.locator('.j-card__second');
  const address = (await second.getAttribute('src')) ?? '';
  const loaded = () =>
    page.evaluate(
      (name) => performance.getEntriesByType('resource').some((one) => one.name.endsWith(name)),
      address,
    );
  await expect(second).toBeHidden();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  expect(await loaded()).toBe(false);
  await card.hover();
  await expect(second).toBeVisible();
  await expect.poll(loaded).toBe(true);
  await expect(card.getByRole('link', { name: 'Orveta Duo', exact: true })).toHaveAttribute(
    'href',
    '/product/orveta-duo/',
  );
});

/** Records the layout shifts of the page. @returns their sum so far */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    Reflect.set(window, 'shifted', 0);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Reflect.set(window, 'shifted', Reflect.get(window, 'shifted') + Reflect.get(entry, 'value'));
    }).observe({ type: 'layout-shift' });
  });
  return () => page.evaluate(() => Reflect.get(window, 'shifted'));
}

test(
  'ST-05 a swatch shows its colour in the card, and its sheet adds that colour; nothing moves',
  PROOF,
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto('/category/devices/');
    await settle(page);
    const shifted = await watchShifts(page);
    const card = page.locator('li.product').filter({ hasText: 'Orveta Duo' }).first();
    const swatch = card.getByRole('link', { name: 'Orveta Duo, Ember' });
    expect((await swatch.boundingBox())?.height).toBeGreaterThanOrEqual(24);
    await swatch.focus();
    await page.keyboard.press('Enter');
    await expect(swatch).toHaveAttribute('aria-current', 'true');
    await expect(card.locator('.j-tile img')).toHaveAttribute('src', /ember/);
    const inEmber = '/product/orveta-duo/?attribute_colour=ember';
    await expect(card.locator('.woocommerce-loop-product__link')).toHaveAttribute(
      'href',
      new RegExp(`${inEmber.replace('?', '\\?')}$`),
    );
    await card.getByRole('link', { name: 'Choose options for Orveta Duo' }).click();
    const sheet = page.getByRole('dialog', { name: 'Orveta Duo' });
    await expect(sheet.locator('[data-chosen]')).toHaveText('Ember');
    await expect(sheet.locator('.j-warning')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
    const button = card.locator('[data-quick-add]');
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    await sheet.getByRole('button', { name: 'Add to cart' }).click();
    await expect(page.locator('#cart-drawer .mini_cart_item')).toContainText('Ember');
    await expect(sheet).toHaveCount(0);
    await expect(button).toHaveClass(/added/);
    expect(await shifted()).toBe(0);
  },
);

test(
  'ST-05 the colours of a card are one Tab stop; arrows go along them and show them',
  PROOF,
  async ({ page }) => {
    for (const { path, forward } of [
      { path: '/category/devices/', forward: 'ArrowRight' },
      { path: '/ar/category/devices/', forward: 'ArrowLeft' },
    ]) {
      await page.goto(path);
      await settle(page);
      const group = page.locator('.j-dots:has(a + a + a)').first();
      const colours = group.locator('a');
      await colours.first().focus();
      await page.keyboard.press(forward);
      await expect(colours.nth(1)).toBeFocused();
      await expect(colours.nth(1)).toHaveAttribute('aria-current', 'true');
      await page.keyboard.press('Tab');
      await expect(group.locator('a:focus')).toHaveCount(0);
      await page.keyboard.press('Shift+Tab');
      await expect(colours.nth(1)).toBeFocused();
      await page.keyboard.press('Home');
      await expect(colours.first()).toBeFocused();
    }
  },
);

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('ST-05 a swatch and the button of a product with options are links', PROOF, async ({ page }) => {
    await page.goto('/category/devices/');
    const card = page.locator('li.product').filter({ hasText: 'Orveta Duo' }).first();
    await expect(card.locator('[data-quick-add]')).toHaveAttribute('href', '/product/orveta-duo/');
    await card.getByRole('link', { name: 'Orveta Duo, Sand' }).click();
    await expect(page).toHaveURL(/\/product\/orveta-duo\/\?attribute_colour=sand$/);
    await expect(page.locator('.sku')).toHaveText('ORV-DUO-SAND');
  });
});

test('ST-05 a finger a little above or below a swatch of a card meets it', PROOF, async ({ page }) => {
  await page.goto('/category/devices/');
  await settle(page);
  const swatch = page.locator('.j-dots a').first();
  await swatch.scrollIntoViewIfNeeded();
  const isMet = await swatch.evaluate((one) => {
    const { left, width, top, height } = one.getBoundingClientRect();
    const middle = top + height / 2;
    return [middle - 21, middle + 21].map((y) => document.elementFromPoint(left + width / 2, y) === one);
  });
  expect(isMet).toEqual([true, true]);
});
