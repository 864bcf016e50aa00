import type { Page } from '@playwright/test';
import { parseConfig } from '#composition/config.ts';
import { sessionCookieName } from '#wire/cookies/cookies.ts';
import { accessibilityFaults } from '../accessibility.ts';
import { enter, orderBy, PASSWORD, signIn } from '../account/account.ts';
import { addHere, drawer, open } from '../cart/cart-page.ts';
import { expectTyped, goTo, place, type } from '../checkout/checkout.ts';
import { productId } from '../demo-products.ts';
import { withShop } from '../products.ts';
import { PROOF } from '../screens.ts';
import { expect, follow, settle } from '../shop.ts';
import { settingTest as test } from '../with-setting.ts';

const BY = { staffId: null, name: 'Noura' };
const FORMS = '/with-forms/';
const CART = '/with-cart/';
const CHECKOUT = '/with-checkout/';
const ACCOUNT = '/with-account/';
const SUMMARY = '/with-summary/';
const BAR = Number(productId('KOV-BAR'));
const AMBER = Number(productId('CED-AMBER'));
const SET = Number(productId('SET-LUM'));
const CLOTH = Number(productId('EXT-TRAYCLOTH'));

const form = (product: number) => ({
  id: `form-${product}`,
  widget: 'add-to-cart',
  version: 1,
  settings: { product, showsName: true },
});
const plain = (widget: string) => ({ id: widget, widget, version: 1, settings: {} });
const section = (content: readonly object[]) => ({
  ...{ id: 'around', widget: 'section', version: 1, settings: { reach: 'page', size: 'normal' } },
  slots: { content },
});

/** A page of its own with a template. */
async function placeOnPage(slug: string, tree: readonly object[]): Promise<void> {
  await withShop(async (shop, { db }) => {
    await shop.content.save({
      ...{ kind: 'page', slug, excerpt: { en: '' }, body: { en: '<p>Text.</p>', ar: '<p>نص.</p>' } },
      ...{ title: { en: slug, ar: 'صفحة' }, tree: [], coverId: null, category: '', tags: [], details: {} },
      ...{ position: 0, publishedAt: new Date(Date.now() - 1000) },
    } as unknown as Parameters<typeof shop.content.save>[0]);
    const { id } = await db
      .selectFrom('document')
      .select('id')
      .where('slug', '=', slug)
      .executeTakeFirstOrThrow();
    const saved = await shop.templates.edit.save(
      null,
      {
        ...{ name: slug, place: 'page', status: 'published' },
        conditions: { include: [{ kind: 'single', value: id }], exclude: [] },
        tree: [plain('page-content'), ...tree],
      },
      { version: 0, by: BY },
    );
    if (!saved.ok) throw new Error(JSON.stringify(saved.refusal));
  });
}

const placed = (page: Page, product: number) => page.locator(`[data-placed-product="${product}"]`);

test.beforeAll(async () => {
  await placeOnPage('with-forms', [plain('notices'), section([BAR, AMBER, SET, CLOTH].map(form))]);
  await placeOnPage('with-checkout', [plain('checkout')]);
  await placeOnPage('with-account', [plain('my-account')]);
  await placeOnPage('with-summary', [section([plain('purchase-summary')])]);
  await placeOnPage('with-cart', [section([plain('cart')])]);
});

test('WG-32 quantity and button of a placed simple product work', PROOF, async ({ page }) => {
  await open(page, FORMS);
  const widget = placed(page, AMBER);
  await widget.getByRole('button', { name: 'Increase' }).click();
  await expect(widget.getByRole('spinbutton')).toHaveValue('2');
  await widget.getByRole('button', { name: 'Add to cart' }).click();
  await expect(drawer(page).locator('.mini_cart_item')).toContainText('Amber');
  await expect(drawer(page).locator('.mini_cart_item input.qty')).toHaveValue('2');
  expect(new URL(page.url()).search).toBe('');
});

test(
  'WG-32 a placed variable product follows its options, alone on the page, and adds the variation as often as chosen',
  PROOF,
  async ({ page }) => {
    await open(page, FORMS);
    const widget = placed(page, BAR);
    const other = await placed(page, AMBER).innerText();
    await widget.locator('[data-choice] label[title="Blue"], [data-choice] label').nth(1).click();
    await expect(widget.locator('input.variation_id')).not.toHaveValue('');
    await expect(widget.locator('[data-availability]')).not.toBeEmpty();
    expect(await placed(page, AMBER).innerText()).toBe(other);
    expect(new URL(page.url()).search).toBe('');
    await widget.getByRole('button', { name: 'Increase' }).click();
    await widget.getByRole('button', { name: 'Add to cart' }).click();
    await expect(drawer(page).locator('.mini_cart_item')).toContainText('Kovia Bar');
    await expect(drawer(page).locator('.mini_cart_item input.qty')).toHaveValue('2');
  },
);

test('WG-32 an incomplete choice is completed in the form itself', PROOF, async ({ page }) => {
  await open(page, FORMS);
  const widget = placed(page, BAR);
  const clear = widget.locator('.reset_variations');
  if (await clear.isVisible()) await clear.click();
  await widget.getByRole('button', { name: 'Add to cart' }).click();
  await expect(widget.locator('.single_variation')).not.toBeEmpty();
  await expect(drawer(page)).toBeHidden();
});

test('WG-32 a group has its quantities, an external product its link', async ({ page }) => {
  await open(page, FORMS);
  await expect(placed(page, SET).getByRole('spinbutton').first()).toHaveValue('0');
  await expect(placed(page, CLOTH).getByRole('link').last()).toHaveAttribute('rel', /sponsored/);
});

test('WG-32 on the page of another product a placed form changes only itself', PROOF, async ({ page }) => {
  await withShop(async (shop) => {
    const saved = await shop.templates.edit.save(
      null,
      {
        ...{ name: 'beside', place: 'product', status: 'published' },
        conditions: { include: [{ kind: 'single', value: Number(productId('KOV-PEBBLE')) }], exclude: [] },
        tree: [section([form(BAR)]), plain('page-content')],
      },
      { version: 0, by: BY },
    );
    if (!saved.ok) throw new Error(JSON.stringify(saved.refusal));
  });
  await open(page, '/product/kovia-pebble/');
  const price = page.locator('h1 [data-price]');
  const before = await price.innerText();
  const barPrice = await placed(page, BAR).locator('[data-price]').innerText();
  await placed(page, BAR).locator('[data-choice] label').nth(1).click();
  await expect(placed(page, BAR).locator('input.variation_id')).not.toHaveValue('');
  expect(await price.innerText()).toBe(before);
  await page.locator('.entry-summary [data-choice] label').nth(1).click();
  await expect(page).toHaveURL(/attribute_/);
  expect(await placed(page, BAR).locator('[data-price]').innerText()).toBe(barPrice);
});

for (const path of ['', '/ar'].flatMap((prefix) =>
  [FORMS, CART, CHECKOUT, ACCOUNT].map((one) => prefix + one),
))
  test(
    `a page with shop widgets has no faults of accessibility and no id twice, ${path}`,
    PROOF,
    async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 900 });
      await follow(page, `/?add-to-cart=${AMBER}`);
      await open(page, path);
      expect(await accessibilityFaults(page)).toEqual([]);
      const ids = await page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id));
      expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    },
  );

test(
  'WG-29 the full cart works on another page: quantity, code, removing, undoing',
  PROOF,
  async ({ page }) => {
    await open(page, '/product/cedrane-gold/');
    await addHere(page);
    await open(page, CART);
    await expect(page.locator('.woocommerce-cart-form')).toHaveCount(1);
    const cart = page.locator('[data-cart-hash]');
    await expect(cart.getByRole('heading', { name: 'Cart', level: 2 }).first()).toBeVisible();
    const total = cart.locator('.order-total dd');
    const one = await total.innerText();
    await cart.getByRole('button', { name: 'Increase' }).click();
    await expect(total).not.toHaveText(one);
    await expect(page).toHaveURL(/with-cart/);
    await cart.locator('#coupon_code').fill('NO-SUCH-CODE');
    await cart.locator('[name="apply_coupon"]').click();
    await expect(cart.locator('.woocommerce-error')).toContainText('NO-SUCH-CODE');
    await cart.locator('.cart_item .remove').click();
    await expect(cart.locator('.wc-empty-cart-message')).toBeVisible();
    await expect(page).toHaveURL(/with-cart/);
    await expect(cart.getByRole('heading', { level: 1 })).toHaveCount(0);
    await cart.locator('.restore-item').click();
    await expect(cart.locator('.cart_item')).toHaveCount(1);
    await expect(page).toHaveURL(/with-cart/);
  },
);

test('WG-29 two visitors each see their own cart on one page', PROOF, async ({ page, browser }) => {
  await open(page, '/product/cedrane-gold/');
  await addHere(page);
  const theirs = await browser.newContext({ baseURL: process.env.SHOP_URL ?? '' });
  const other = await theirs.newPage();
  await other.goto(CART);
  await expect(other.locator('.wc-empty-cart-message')).toBeVisible();
  const answer = await page.goto(CART);
  await expect(page.locator('.cart_item')).toHaveCount(1);
  expect(answer?.headers()).toMatchObject({ 'cache-control': expect.stringContaining('no-store') });
  expect(answer?.headers()['x-page-cache']).toBeUndefined();
  await other.reload();
  await expect(other.locator('.wc-empty-cart-message')).toBeVisible();
  await theirs.close();
});

test(
  'WG-28 the full checkout works on another page: totals follow, and an order is placed',
  PROOF,
  async ({ page }) => {
    await follow(page, `/?add-to-cart=${AMBER}`);
    await open(page, CHECKOUT);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await type(page, 'placed-checkout@example.com');
    await page.locator('#place_order').click();
    await expect(page.locator('[data-error-summary]')).toBeVisible();
    await expect(page).toHaveURL(/with-checkout/);
    await expectTyped(page);
    const total = page.locator('.order-total').last();
    const before = await total.innerText();
    await goTo(page, 'DU');
    await expect(total).not.toHaveText(before);
    await place(page);
    await page.waitForURL(/order-received/);
    await expect(page.locator('.woocommerce-order-overview__order')).toBeVisible();
  },
);

test('WG-28 without a cart the placed checkout leads to the shop', async ({ page }) => {
  await page.goto(CHECKOUT);
  await expect(page.locator('.wc-empty-cart-message')).toBeVisible();
  await expect(page.locator('form.checkout')).toHaveCount(0);
});

test('WG-30 signing in on another page comes back to it, with menu and overview', async ({ page }) => {
  const { email } = await enter(page);
  await page.context().clearCookies();
  await page.goto(ACCOUNT);
  await signIn(page, email, 'wrong words');
  await expect(page.locator('form.login #username')).toHaveValue(email);
  await page.goto(ACCOUNT);
  await signIn(page, email, PASSWORD);
  await expect(page).toHaveURL(/with-account/);
  const account = page.locator('[data-template-id="my-account"]');
  await expect(account.locator('.woocommerce-MyAccount-navigation li')).toHaveCount(11);
  await expect(account.getByText(email)).toBeVisible();
  await account.locator('.woocommerce-MyAccount-navigation-link--orders a').click();
  await expect(page).toHaveURL(/my-account\/orders/);
  await page.goto(ACCOUNT);
  await account.locator('.woocommerce-MyAccount-navigation-link--customer-logout a').click();
  await page.goto(ACCOUNT);
  await expect(page.locator('form.login')).toBeVisible();
});

test('WG-27 the purchase summary shows the order to visitors with its key, and nothing to others', async ({
  page,
}) => {
  const number = await orderBy(await enter(page));
  const order = await withShop((shop) => shop.orders.find(Number(number) as never));
  await page.goto(`${SUMMARY}?order=${number}&key=${order?.key}`);
  const summary = page.locator('[data-template-id="purchase-summary"]');
  await expect(summary.locator('.woocommerce-order-overview__order')).toContainText(number);
  await expect(summary.locator('.woocommerce-order-overview__date dd')).not.toBeEmpty();
  await expect(summary.locator('.order_item')).toHaveCount(1);
  await expect(summary.locator('.order-total dd')).not.toBeEmpty();
  await expect(summary.locator('address')).toContainText('Palm Court');
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.goto(`/checkout/order-received/${number}/?key=${order?.key}`);
  await expect(page.locator('.woocommerce-order .order_item')).toHaveCount(1);
  for (const key of ['', 'wc_order_wrong']) {
    await page.goto(`${SUMMARY}?order=${number}&key=${key}`);
    await expect(summary).not.toContainText(number);
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('WG-31 messages of a change appear in the notices, once', PROOF, async ({ page }) => {
    await page.goto(`${FORMS}?add-to-cart=${AMBER}`);
    const notices = page.locator('[data-template-id="notices"]');
    await expect(notices.locator('.woocommerce-message')).toContainText('Amber');
    await page.goto(`${FORMS}?add-to-cart=${BAR}`);
    await expect(notices.locator('.woocommerce-error')).toBeVisible();
    await page.goto(FORMS);
    await expect(notices.locator('.woocommerce-notices-wrapper')).toBeEmpty();
  });

  test('WG-31 success, error and info appear there together', async ({ page, context }) => {
    const url = process.env.SHOP_URL ?? '';
    const owner = await withShop((shop) =>
      shop.cart.notices.add(null, [
        { kind: 'success', message: 'cart:updated', facts: {} },
        { kind: 'error', message: 'cart:chooseQuantity', facts: {} },
        { kind: 'info', message: 'account:orders.cancelled', facts: {} },
      ]),
    );
    await context.addCookies([
      { name: sessionCookieName(parseConfig({ PUBLIC_URL: url })), value: owner, url },
      { name: 'jamra_notices', value: '1', url },
    ]);
    await page.goto(`/ar${FORMS}`);
    const notices = page.locator('[data-template-id="notices"]');
    for (const kind of ['message', 'error', 'info'])
      await expect(notices.locator(`.woocommerce-${kind}`), kind).toBeVisible();
    await page.reload();
    await expect(notices.locator('.woocommerce-notices-wrapper')).toBeEmpty();
  });

  test('WG-29 the placed cart takes a quantity and a code, loses its line, and comes back to its page', async ({
    page,
  }) => {
    await page.goto(`${CART}?add-to-cart=${AMBER}`);
    await page.locator('input.qty').fill('3');
    await page.locator('[data-update-cart]').click();
    await expect(page).toHaveURL(/with-cart/);
    await expect(page.locator('input.qty')).toHaveValue('3');
    const cart = page.locator('[data-cart-hash]');
    await expect(cart.locator('.woocommerce-message')).toBeVisible();
    await cart.locator('#coupon_code').fill('NO-SUCH-CODE');
    await cart.locator('[name="apply_coupon"]').click();
    await expect(cart.locator('.woocommerce-error')).toContainText('NO-SUCH-CODE');
    await cart.locator('.cart_item .remove').click();
    await expect(cart.locator('.cart_item')).toHaveCount(0);
    await expect(page).toHaveURL(/with-cart/);
    await cart.locator('.restore-item').click();
    await expect(cart.locator('.cart_item')).toHaveCount(1);
    await expect(page).toHaveURL(/with-cart/);
  });

  test('WG-32 a placed form adds without a script', PROOF, async ({ page }) => {
    await page.goto(FORMS);
    await placed(page, AMBER).getByRole('button', { name: 'Add to cart' }).click();
    await settle(page);
    await page.goto('/cart/');
    await expect(page.locator('.cart_item')).toContainText('Amber');
  });
});
