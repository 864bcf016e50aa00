import type { Page } from '@playwright/test';
import { accessibilityFaults } from '../accessibility.ts';
import { enter } from '../account/account.ts';
import { productId } from '../demo-products.ts';
import { detailsOf, PROOF } from '../screens.ts';
import { expect, settle, test } from '../shop.ts';

const CABLE = productId('ACC-CABLE');
const heartOf = (page: Page, id = CABLE) => page.locator(`.j-card [data-wish="${id}"]`).first();
const titles = (page: Page) => page.locator('.j-wishlist__entry .j-card__name');
const saying = (page: Page) => page.locator('.widget_shopping_cart_live_region');

/** A list that contains the cable. */
const LISTED = '/category/accessories/';

test('24.5 a heart fills at once, is announced, is undone, and stays filled on other pages', async ({
  page,
}) => {
  await page.goto(LISTED);
  await settle(page);
  const heart = heartOf(page);
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await heart.focus();
  await page.keyboard.press('Enter');
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(saying(page)).toHaveText('Added to your wishlist.');
  expect(new URL(page.url()).pathname).toBe(LISTED);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await expect(saying(page)).toHaveText('Removed from your wishlist.');
  await heart.click();
  await expect(saying(page)).toHaveText('Added to your wishlist.');
  await page.getByRole('link', { name: 'View wishlist' }).click();
  await expect(titles(page)).toHaveCount(1);
  await page.goto(LISTED);
  await expect(heartOf(page)).toHaveAttribute('aria-pressed', 'true');
});

test(
  '24.5 a heart that is pressed while another one is being saved stays filled',
  PROOF,
  async ({ page }) => {
    await page.goto(LISTED);
    await settle(page);
    const held = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const sending = held.values();
    await page.route('**/wishlist/', async (route) => {
      await sending.next().value?.promise;
      await route.continue();
    });
    const filled = page.locator('.j-card [data-wish][aria-pressed="true"]');
    for (const at of [0, 1]) await page.locator('.j-card [data-wish]').nth(at).click();
    held[0]?.resolve();
    await expect(saying(page)).toHaveText('Added to your wishlist.');
    await expect(filled).toHaveCount(2);
    held[1]?.resolve();
    await expect(page.locator('[data-wish-count]').first()).toHaveText('2');
    await expect(filled).toHaveCount(2);
  },
);

test('24.5 hearts pressed just before the page is left are saved', async ({ page }) => {
  await page.goto(LISTED);
  await settle(page);
  await page.evaluate(() => {
    for (const heart of [...document.querySelectorAll<HTMLElement>('.j-card [data-wish]')].slice(0, 3))
      heart.click();
    location.assign('/about/');
  });
  await page.waitForURL('**/about/');
  await expect.poll(() => page.evaluate(() => document.cookie)).toMatch(/jamra_wishlist_items=\d+\.\d+\.\d+/);
  await page.goto('/wishlist/');
  await expect(titles(page)).toHaveCount(3);
});

for (const prefix of ['', '/ar'])
  test(`24.2 three products of a wishlist fill their rows ${prefix}`, detailsOf(prefix), async ({ page }) => {
    await page.goto(`${prefix}${LISTED}`);
    await settle(page);
    for (const at of [0, 1, 2]) {
      await page.locator('.j-card [data-wish]').nth(at).click();
      await expect(page.locator('.j-card [data-wish][aria-pressed="true"]')).toHaveCount(at + 1);
    }
    const savedCount = () =>
      page.evaluate(() => /jamra_wishlist_items=([\d.]*)/.exec(document.cookie)?.[1]?.split('.').length);
    await expect.poll(savedCount).toBe(3);
    await page.goto(`${prefix}/wishlist/`);
    const entries = page.locator('.j-wishlist__entry');
    await expect(entries).toHaveCount(3);
    const grid = page.locator('.j-grid', { has: entries });
    const end = prefix === '' ? 'right' : 'left';
    const edges = () =>
      Promise.all(
        [grid, entries.last()].map((one) =>
          one.evaluate((box, side) => Math.round(box.getBoundingClientRect()[side]), end as 'left' | 'right'),
        ),
      );
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const [ofGrid, ofLast] = await edges();
      expect(ofLast, `at ${width} px`).toBe(ofGrid);
    }
  });

test('24.5 hearts of products that a filter brings in place are filled', PROOF, async ({ page }) => {
  await page.goto('/shop/?filter_brand=falaj');
  await settle(page);
  const id = (await page.locator('.j-card [data-wish]').first().getAttribute('data-wish')) ?? '';
  await heartOf(page, id).click();
  await expect(saying(page)).toHaveText('Added to your wishlist.');
  await page.goto('/shop/?filter_brand=orveta');
  await settle(page);
  await expect(heartOf(page, id)).toHaveCount(0);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.locator('[data-term="brand:falaj"]').focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-term="brand:falaj"]')).toHaveAttribute('aria-current', 'true');
  await settle(page);
  await page.locator('[data-term="brand:orveta"]').focus();
  await page.keyboard.press('Enter');
  await expect(heartOf(page, id)).toHaveAttribute('aria-pressed', 'true');
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
});

test('24.5 the chosen variation is saved, with its own Add to cart', PROOF, async ({ page }) => {
  await page.goto('/product/orveta-duo/');
  await settle(page);
  const chosen = page.locator('.variations_form .variation_id');
  const first = await chosen.inputValue();
  await page.locator('select[name="attribute_colour"]').selectOption({ label: 'Sand' }, { force: true });
  await expect(chosen).not.toHaveValue(first);
  const variation = await chosen.inputValue();
  await page.getByRole('button', { name: 'Save to wishlist' }).click();
  await expect(saying(page)).toHaveText('Added to your wishlist.');
  await page.goto('/wishlist/');
  await expect(titles(page)).toHaveText(['Orveta Duo']);
  await expect(page.locator('.j-wishlist__entry .j-card__note')).toHaveText('Sand');
  const add = page.getByRole('link', { name: 'Add to cart Orveta Duo' });
  await expect(add).toHaveAttribute('data-product_id', variation);
  await add.click();
  await expect(page.locator('.jamra-cart-count').first()).toHaveText('1');
});

test('24.5 without a connection the heart is reset and the reason shown', async ({ page }) => {
  await page.goto(LISTED);
  await settle(page);
  await page.route('**/wishlist/', (route) => route.abort());
  await heartOf(page).click();
  await expect(page.locator('[data-wish-toast]')).toContainText('could not be changed');
  await expect(heartOf(page)).toHaveAttribute('aria-pressed', 'false');
  await page.unroute('**/wishlist/');
});

for (const [prefix, title, empty] of [
  ['', 'Wishlist', 'Your wishlist is empty'],
  ['/ar', 'المفضلة', 'قائمة المفضلة فارغة'],
] as const)
  test(
    `24.5 the list fits a phone and has no faults of accessibility, empty and filled ${prefix}`,
    PROOF,
    async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 780 });
      await page.goto(`${prefix}/wishlist/`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.getByRole('heading', { level: 2, name: empty })).toBeVisible();
      await page.goto(`${prefix}${LISTED}`);
      await settle(page);
      for (const heart of await page.locator('.j-card [data-wish]').all()) await heart.click();
      await expect
        .poll(
          async () =>
            (await page.context().cookies())
              .find(({ name }) => name === 'jamra_wishlist_items')
              ?.value.split('.').length,
        )
        .toBeGreaterThan(3);
      await page.goto(`${prefix}/wishlist/`);
      await expect(titles(page).first()).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
      expect(await accessibilityFaults(page)).toEqual([]);
    },
  );

test(
  '24.5 a list of an account is in its menu, and in the account on another device',
  PROOF,
  async ({ page }) => {
    await enter(page);
    await page.goto(LISTED);
    await settle(page);
    await heartOf(page).click();
    await expect(saying(page)).toHaveText('Added to your wishlist.');
    await page.context().clearCookies({ name: /^jamra_wishlist/ });
    await page.goto('/my-account/');
    await page.locator('.woocommerce-MyAccount-navigation').getByRole('link', { name: 'Wishlist' }).click();
    await expect(titles(page)).toHaveCount(1);
    await page.goto(LISTED);
    await expect(heartOf(page)).toHaveAttribute('aria-pressed', 'true');
  },
);

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test(
    '24.5 a heart leads to the list, where products are removed, put back and added to the cart',
    PROOF,
    async ({ page }) => {
      await page.goto(LISTED);
      await heartOf(page).click();
      await expect(page).toHaveURL(/\/wishlist\/\?added=\d+$/);
      await expect(page.getByRole('alert')).toContainText('Added to your wishlist.');
      await page.getByRole('button', { name: /^Remove / }).click();
      await expect(titles(page)).toHaveCount(0);
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(titles(page)).toHaveCount(1);
      await page.getByRole('link', { name: /^Add to cart / }).click();
      await page.goto('/cart/');
      await expect(page.locator('.j-cartrow')).toHaveCount(1);
    },
  );

  test('24.5 a list gets a link that opens it for others, until it is withdrawn', PROOF, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto(LISTED);
    await heartOf(page).click();
    await page.getByRole('button', { name: 'Create a link' }).click();
    await expect(page.getByRole('alert')).toContainText('Your wishlist now has a link.');
    const link = await page.getByLabel('Link to your wishlist').inputValue();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await page.context().clearCookies({ name: /^jamra_wishlist/ });
    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A shared wishlist');
    await expect(titles(page)).toHaveCount(1);
    await expect(page.getByRole('button', { name: /^Remove / })).toHaveCount(0);
  });
});
