import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { aPromotion } from '../../a-promotion.ts';
import { withShop } from '../products.ts';
import { detailsOf } from '../screens.ts';
import { expect, test } from '../shop.ts';

const SCRIPTS = ['wire.js', 'listing.js', 'cart.js'];
const MINI_LINES = 'div.widget_shopping_cart_content li.mini_cart_item';

/** The pages of this shop with the scripts of another theme instead of its own. */
async function withTheme(page: Page): Promise<void> {
  await page.route('**/s/**/*.js', (route) => route.abort());
  await page.route('**/s/*.js', (route) => route.abort());
  for (const file of SCRIPTS) await page.addInitScript({ path: join(import.meta.dirname, 'theme', file) });
}

type Theme = { log: string[]; cookie: (name: string) => string };

const log = (page: Page) => page.evaluate(() => (window as unknown as { theme: Theme }).theme.log);
const cookieOf = (page: Page, name: string) =>
  page.evaluate((one) => (window as unknown as { theme: Theme }).theme.cookie(one), name);

/** Does something, and waits for the theme's event. */
async function until(page: Page, event: string, act: () => Promise<unknown>): Promise<void> {
  const before = (await log(page)).filter((one) => one === event).length;
  await act();
  await expect
    .poll(async () => (await log(page)).filter((one) => one === event).length)
    .toBeGreaterThan(before);
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'load' });
  await expect
    .poll(() => log(page))
    .toContainEqual(expect.stringMatching(/^wc_fragments_(loaded|refreshed)$/));
}

const press = (page: Page, selector: string) => () =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => (element as HTMLElement).click());

const stored = (page: Page) =>
  page.evaluate(() => {
    const params = (window as unknown as { wc_cart_fragments_params: Record<string, string> })
      .wc_cart_fragments_params;
    const { cart_hash_key: hash = '', fragment_name: name = '' } = params;
    return {
      hash: sessionStorage.getItem(hash),
      fragments: sessionStorage.getItem(name),
      same: localStorage.getItem(hash),
    };
  });

for (const prefix of ['', '/ar']) {
  const title = `CA-08 a script that knows the wire alone buys in ${prefix || '/en'}`;
  test(title, detailsOf(prefix), async ({ page }) => {
    const code = prefix === '' ? 'theme10' : 'theme20';
    await withShop(async (shop) => {
      const { id: _id, ...promotion } = aPromotion({ code });
      await shop.promotions.save(promotion);
    });
    await withTheme(page);

    await test.step('browses and adds', async () => {
      await open(page, `${prefix}/category/accessories/`);
      await until(page, 'added_to_cart', press(page, 'li.product .add_to_cart_button.ajax_add_to_cart'));
      await expect(page.locator('a.added_to_cart.wc-forward')).toHaveCount(1);
      await expect(page.locator(MINI_LINES)).toHaveCount(1);
      expect(await cookieOf(page, 'woocommerce_items_in_cart')).toBe('1');
      const { hash, same, fragments } = await stored(page);
      expect([hash, same]).toEqual(Array(2).fill(await cookieOf(page, 'woocommerce_cart_hash')));
      expect(Object.keys(JSON.parse(fragments ?? '{}'))).toContain('div.widget_shopping_cart_content');
    });

    await test.step('finds its fragments again on the next page, without asking', async () => {
      await open(page, `${prefix}/category/accessories/`);
      expect(await log(page)).toEqual(['wc_fragments_loaded']);
      await expect(page.locator(MINI_LINES)).toHaveCount(1);
    });

    await test.step('removes in the mini-cart and adds again', async () => {
      await until(page, 'removed_from_cart', press(page, `${MINI_LINES} .remove_from_cart_button`));
      await expect(page.locator(MINI_LINES)).toHaveCount(0);
      expect(await cookieOf(page, 'woocommerce_cart_hash')).toBe('');
      await until(page, 'added_to_cart', press(page, 'li.product .add_to_cart_button.ajax_add_to_cart'));
    });

    await test.step('changes the quantity on the cart page', async () => {
      await page.locator('a.added_to_cart').evaluate((link) => (link as HTMLElement).click());
      await page.waitForURL(`**${prefix}/cart/`);
      await expect.poll(() => log(page)).not.toEqual([]);
      await expect(page.locator('[name="update_cart"]')).toBeDisabled();
      await page.locator('.product-quantity input.qty').fill('3');
      await until(page, 'updated_cart_totals', press(page, '[name="update_cart"]'));
      await expect(page.locator('.woocommerce-message')).toHaveCount(1);
      await expect(page.locator('.product-quantity input.qty')).toHaveValue('3');
      expect(await cookieOf(page, 'woocommerce_items_in_cart')).toBe('3');
    });

    await test.step('is refused an unknown code, and applies a valid one', async () => {
      const total = () =>
        page.locator('.cart_totals .order-total .woocommerce-Price-amount').last().innerText();
      const before = await total();
      await page.locator('#coupon_code').fill('nobody-has-it');
      await until(page, 'refused_coupon', press(page, '[name="apply_coupon"]'));
      await expect(page.locator('ul.woocommerce-error li')).toHaveCount(1);
      await page.locator('#coupon_code').fill(code.toUpperCase());
      await until(page, 'applied_coupon', press(page, '[name="apply_coupon"]'));
      await expect(page.locator(`.cart-discount.coupon-${code}`)).toHaveCount(1);
      expect(await total()).not.toBe(before);
      await until(page, 'removed_coupon', press(page, `.woocommerce-remove-coupon[data-coupon="${code}"]`));
      await expect(page.locator(`.cart-discount.coupon-${code}`)).toHaveCount(0);
      expect(await total()).toBe(before);
    });

    await test.step('names the destination and the method', async () => {
      await page.locator('[name="calc_shipping_state"]').evaluate((field) => {
        (field as HTMLSelectElement).value = 'DU';
      });
      await until(page, 'updated_shipping_method', press(page, '[name="calc_shipping"]'));
      await expect(page.locator('.cart_totals.calculated_shipping')).toHaveCount(1);
      const method = page.locator('input.shipping_method[type="radio"]:not(:checked)').last();
      const chosen = (await method.getAttribute('value')) ?? '';
      await until(page, 'updated_shipping_method', () =>
        method.evaluate((field) => (field as HTMLElement).click()),
      );
      await expect(page.locator('input.shipping_method:checked')).toHaveValue(chosen);
    });

    await test.step('removes the line, and takes that back', async () => {
      await until(page, 'wc_cart_emptied', press(page, '.product-remove > a.remove'));
      await expect(page.locator('.wc-empty-cart-message')).toHaveCount(1);
      await expect.poll(() => cookieOf(page, 'woocommerce_items_in_cart')).toBe('');
      await until(page, 'updated_wc_div', press(page, '.restore-item'));
      await expect(page.locator('.product-quantity input.qty')).toHaveValue('3');
    });

    await test.step('goes to the checkout', async () => {
      await press(page, '.wc-proceed-to-checkout > a.checkout-button')();
      await page.waitForURL(`**${prefix}/checkout/`);
      await expect(page.locator('form.checkout.woocommerce-checkout')).toBeVisible();
    });
  });
}
