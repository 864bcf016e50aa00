import { sql } from 'kysely';
import type { ProductId } from '#kernel/ids.ts';
import { put } from '../cart/basket.ts';
import { query } from '../database.ts';
import { withShop } from '../products.ts';
import { PROOF } from '../screens.ts';
import { expect, MOVING, settle, test } from '../shop.ts';

test.use(MOVING);

test('GEN-02 the shop holds devices and sticks, and each device knows its sticks', async ({ page }) => {
  const ofClass = async (name: 'device' | 'tobacco') => {
    const orders = await query(
      sql<{
        id: ProductId;
      }>`select id from product where class = ${name} and parent_id is null and status = 'published'`,
    );
    return orders.map(({ id }) => id);
  };
  const [devices, sticks] = [await ofClass('device'), await ofClass('tobacco')];
  expect(devices.length).toBeGreaterThan(8);
  expect(sticks.length).toBeGreaterThan(8);
  await withShop(async ({ catalogue }) => {
    for (const id of devices) {
      const fitting = await catalogue.fit.fitting(id);
      expect(fitting.filter((one) => sticks.includes(one)).length, `sticks for ${id}`).toBeGreaterThan(0);
    }
  });
  await page.goto('/product/kovia-bar/');
  await expect(page.locator('.product-specs a')).toHaveAttribute('href', '/sticks/lumenta/');
});

test('GEN-03 every price carries the dirham sign and no other currency', PROOF, async ({ page }) => {
  for (const path of ['/', '/shop/', '/product/orveta-duo/', '/ar/shop/', '/ar/product/orveta-duo/']) {
    await page.goto(path);
    const prices = page.locator('.woocommerce-Price-amount');
    const signs = await prices.evaluateAll((all) =>
      all.map((price) => price.querySelector('.woocommerce-Price-currencySymbol')?.textContent),
    );
    expect(signs.length, path).toBeGreaterThan(0);
    expect(new Set(signs), path).toEqual(new Set(['\u20C3']));
    expect(await page.locator('main').innerText(), path).not.toMatch(/[$€£]\s?\d/);
  }
});

test('GEN-04 the example device costs 249.00, with two decimals', async ({ page }) => {
  await page.goto('/product/kovia-bar/');
  await expect(page.locator('h1 .woocommerce-Price-amount').first()).toContainText('249.00');
});

test('GEN-05 pages run left to right by default, and right to left in Arabic', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  await page.goto('/ar/');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
});

test('RT-01 /cart/ is the cart page and lists what is in the cart', async ({ page }) => {
  const answer = await page.goto('/cart/');
  expect(answer?.status()).toBe(200);
  await put(page, { 'cedrane-walnut': 1 });
  await page.goto('/cart/');
  await expect(page.locator('.cart_item')).toHaveCount(1);
});

test('RT-02 /checkout/ is the checkout, and an empty cart leads back to /cart/', async ({ page }) => {
  await page.goto('/checkout/');
  expect(new URL(page.url()).pathname).toBe('/cart/');
  await put(page, { 'cedrane-walnut': 1 });
  const answer = await page.goto('/checkout/');
  expect(answer?.status()).toBe(200);
  await expect(page.locator('form.woocommerce-checkout')).toBeVisible();
});

test('RT-03 a category of the sticks range has the range’s slug in its address, with only its products', async ({
  page,
}) => {
  const answer = await page.goto('/sticks/cedrane/');
  expect(answer?.status()).toBe(200);
  const classes = await page.locator('li.product').evaluateAll((all) => all.map((one) => one.className));
  expect(classes.length).toBeGreaterThan(0);
  for (const one of classes) expect(one).toContain('product_cat-cedrane');
  expect((await page.request.get('/category/cedrane/')).status()).toBe(404);
  expect((await page.request.get('/other/cedrane/')).status()).toBe(404);
});

test('RT-04 the compatible line of an excerpt opens the sticks listing', async ({ page }) => {
  await page.goto('/ar/product/orveta-duo/');
  await page.locator('.product-specs a').click();
  expect(new URL(page.url()).pathname).toBe('/ar/sticks/cedrane/');
  await expect(page.locator('li.product').first()).toBeVisible();
});

test('MC-01 the drawer holds the fragment that the server printed', async ({ page }) => {
  await page.goto('/shop/');
  await settle(page);
  const answered = page.waitForResponse((response) => response.url().includes('wc-ajax=add_to_cart'));
  await page.locator('a.ajax_add_to_cart').first().click();
  const body = await (await answered).json();
  await expect(page.locator('#cart-drawer')).toBeVisible();
  const shown = await page
    .locator('div.widget_shopping_cart_content')
    .evaluate((element) => element.outerHTML);
  const printed = await page.evaluate((html) => {
    const template = document.createElement('template');
    template.innerHTML = html;
    return (template.content.firstElementChild as HTMLElement).outerHTML;
  }, body.fragments['div.widget_shopping_cart_content']);
  expect(shown).toBe(printed);
});

test('HD-04 MC-02 the drawer opens from the header with the cart, and after an add by each flow', async ({
  page,
}) => {
  const drawer = page.locator('#cart-drawer');
  await page.goto('/product/cedrane-gold/');
  await settle(page);
  await page.locator('[data-cart-toggle]').click();
  await expect(drawer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await page.getByRole('button', { name: 'Add to cart', exact: true }).first().click();
  await expect(drawer).toBeVisible();
  await page.goto('/shop/');
  await settle(page);
  await page.locator('a.ajax_add_to_cart').first().click();
  await expect(drawer).toBeVisible();
  await page.goto('/faq/');
  await settle(page);
  await page.locator('[data-cart-toggle]').click();
  await expect(drawer.locator('.mini_cart_item')).toHaveCount(2);
  await expect(drawer.locator('.mini_cart_item').last()).toBeVisible();
});

test('MC-03 the cart widget shows only while there is something in it', PROOF, async ({ page }) => {
  await page.goto('/product/cedrane-gold/');
  await settle(page);
  await expect(page.locator('.widget_shopping_cart')).toBeHidden();
  await page.locator('[data-cart-toggle]').click();
  await expect(page.locator('[data-empty-cart]')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Add to cart', exact: true }).first().click();
  await expect(page.locator('.widget_shopping_cart')).toBeVisible();
  await page.locator('#cart-drawer .remove_from_cart_button').click();
  await expect(page.locator('.widget_shopping_cart')).toBeHidden();
  await expect(page.locator('[data-empty-cart]')).toBeVisible();
});

test('FC-12 a cart changed in another tab is right in this one', PROOF, async ({ page, context }) => {
  await page.goto('/product/cedrane-gold/');
  await settle(page);
  const other = await context.newPage();
  await other.goto('/product/cedrane-gold/');
  await settle(other);
  await other.getByRole('button', { name: 'Add to cart', exact: true }).first().click();
  await expect(page.locator('.jamra-cart-count')).toHaveText('1');
});

test('LS-01 choosing another order loads the listing in that order', PROOF, async ({ page }) => {
  await page.goto('/category/devices/');
  await page.locator('select.orderby').selectOption('price');
  await page.waitForURL(/orderby=price/);
  const prices = await page
    .locator('li.product .j-prices')
    .evaluateAll((all) =>
      all.map((one) => Number((one.querySelector('ins') ?? one).textContent?.replace(/[^\d.]/g, ''))),
    );
  expect(prices).toEqual([...prices].sort((a, b) => a - b));
});

test('the language switch leads to the same page in the other language', async ({ page }) => {
  await page.goto('/product/kovia-bar/?attribute_colour=blue');
  await page.locator('.j-header__acts .j-lang').click();
  await expect(page).toHaveURL(/\/ar\/product\/kovia-bar\/\?attribute_colour=blue$/);
  await expect(page.locator('h1')).toContainText('كوفيا بار');
});

test('an unknown page says so and offers links', async ({ page }) => {
  const answer = await page.goto('/nowhere/to/be/found/');
  expect(answer?.status()).toBe(404);
  await expect(page.locator('h1')).toHaveText('Page not found');
  await expect(page.locator('.j-header')).toBeVisible();
});

test('machines learn that the shop lives and that its pages answer', async ({ request }) => {
  expect(await (await request.get('/healthz')).json()).toEqual({ status: 'alive' });
  expect(await (await request.get('/readyz')).json()).toEqual({ status: 'ready' });
  for (const path of ['/', '/cart/', '/ar/shop/'])
    expect((await request.head(path)).status(), path).toBe(200);
});

test('every page declares what it may run, and none sets a cookie on a passive visitor', async ({
  request,
}) => {
  for (const path of ['/', '/shop/', '/product/kovia-bar/', '/faq/']) {
    const answer = await request.get(path);
    expect(answer.headers()['content-security-policy'], path).toMatch(/script-src 'self' 'sha256-/);
    expect(answer.headers()['set-cookie'], path).toBeUndefined();
    expect(answer.headers()['x-request-id'], path).toMatch(/^[0-9a-f-]{36}$/);
  }
});
