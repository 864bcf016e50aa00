import type { Locator, Page } from '@playwright/test';
import { accessibilityFaults } from '../accessibility.ts';
import { detailsOf, LOOKS, PROOF } from '../screens.ts';
import { expect, settle, test } from '../shop.ts';
import { CODE, idOf, LAMP, MUG, put, stockBasket } from './basket.ts';
import { answerJson, endpoint } from './cart-page.ts';

test.beforeAll(stockBasket);

const drawer = (page: Page) => page.locator('#cart-drawer');
const line = (page: Page, name: string) => drawer(page).locator('.mini_cart_item', { hasText: name });

/** The texts of each cart line. */
function shownLines(lines: Locator) {
  return lines.evaluateAll((all) =>
    all.map((line) => {
      const text = (selector: string) => line.querySelector(selector)?.textContent ?? '';
      return {
        picture: line.querySelector('img')?.getAttribute('src'),
        name: text('.j-line__name'),
        options: text('.j-line__name + .j-line__meta:not(:has(.quantity))'),
        quantity: line.querySelector<HTMLInputElement>('input.qty')?.value,
        price: text('.j-prices.price ins, .j-prices.price:not(:has(ins))').replace(/[^\d.]/g, ''),
      };
    }),
  );
}

async function sumOf(row: Locator): Promise<string> {
  const amount = row.locator('.woocommerce-Price-amount').first();
  return ((await amount.textContent()) ?? '').replace(/[^\d.]/g, '');
}

async function open(page: Page, path = '/blog/'): Promise<void> {
  await page.goto(path);
  await settle(page);
  await page.locator('[data-cart-toggle]').click();
  await expect(drawer(page)).toBeVisible();
}

for (const prefix of ['', '/ar'])
  test(
    `MC-06 at 320 px the price of a line stays inside of the drawer at ${prefix || '/'}`,
    detailsOf(prefix),
    async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      const device = await idOf('kovia-bar');
      await page.goto(`/?add-to-cart=${device}&quantity=5&attribute_colour=blue`);
      await open(page, `${prefix}/blog/`);
      await expect.poll(async () => (await drawer(page).boundingBox())?.x).toBe(0);
      const row = drawer(page).locator('.mini_cart_item');
      const boxOf = async (part: string) => {
        const { x = 0, width = 0 } = (await row.locator(part).boundingBox()) ?? {};
        return { from: x, to: x + width };
      };
      const [picture, price] = [await boxOf('.j-line__picture'), await boxOf('.j-line__price')];
      const { x = 0, width = 0 } = (await row.boundingBox()) ?? {};
      expect(price.from).toBeGreaterThanOrEqual(x);
      expect(price.to).toBeLessThanOrEqual(x + width);
      const [stepper, remove] = [await boxOf('.j-line__foot input.qty'), await boxOf('.remove')];
      const inOrder = prefix === '' ? [picture, stepper, remove] : [remove, stepper, picture];
      const edges = inOrder.flatMap(({ from, to }) => [from, to]);
      expect(edges).toEqual(edges.toSorted((a, b) => a - b));
      await row.locator('.remove').click({ trial: true, timeout: 5000 });
    },
  );

test('MC-06 a line shows picture, options, quantity, price and saving', PROOF, async ({ page }) => {
  const device = await idOf('kovia-bar');
  await page.goto(`/?add-to-cart=${device}&quantity=1&attribute_colour=blue`);
  await put(page, { [LAMP.slug]: 2 });
  await open(page);
  await expect(drawer(page).locator('h2')).toHaveText(/Your cart\s+\(3\)/);
  await expect(line(page, 'Kovia Bar')).toContainText('Blue');
  await expect(line(page, 'Kovia Bar').locator('img')).toBeVisible();
  const lamp = line(page, LAMP.name);
  await expect(lamp.locator('input.qty')).toHaveValue('2');
  await expect(lamp.locator('input.qty')).toHaveAttribute('max', '6');
  await expect(lamp.locator('.j-line__price')).toContainText('199.98');
  await expect(lamp).toContainText('You save');
  await expect(lamp).toContainText('40.02');
  await expect(drawer(page).locator('.woocommerce-mini-cart__total')).toContainText('448.98');
  await expect(drawer(page).locator('a.wc-forward:not(.checkout)')).toHaveAttribute('href', '/cart/');
  await expect(drawer(page).locator('a.checkout')).toHaveAttribute('href', '/checkout/');
});

test('MC-06 a line shows the same in the drawer as on the cart page', PROOF, async ({ page }) => {
  const device = await idOf('kovia-bar');
  await page.goto(`/?add-to-cart=${device}&quantity=2&attribute_colour=blue`);
  await put(page, { [LAMP.slug]: 3, 'cedrane-amber': 1 });
  await open(page);
  const inDrawer = await shownLines(drawer(page).locator('.mini_cart_item'));
  const subtotal = await sumOf(drawer(page).locator('.woocommerce-mini-cart__total'));
  await page.goto('/cart/');
  expect(inDrawer).toEqual(await shownLines(page.locator('.woocommerce-cart-form .cart_item')));
  expect(subtotal).toBe(await sumOf(page.locator('.cart_totals .cart-subtotal')));
  expect(inDrawer).toMatchObject([
    {
      picture: expect.stringMatching(/^\/media\//),
      name: 'Kovia Bar',
      options: 'Blue',
      quantity: '2',
      price: '498.00',
    },
    { name: LAMP.name, options: '', quantity: '3', price: '299.97' },
    { picture: expect.stringMatching(/^\/media\//), name: 'Cedrane Amber', options: '', quantity: '1' },
  ]);
});

test('MC-06 the quantity changes in the drawer', PROOF, async ({ page }) => {
  await put(page, { [MUG.slug]: 1 });
  await open(page);
  await line(page, MUG.name).getByRole('button', { name: 'Increase' }).click();
  await expect(line(page, MUG.name).locator('.j-line__price')).toContainText('80.00');
  await expect(page.locator('.jamra-drawer-count')).toHaveText('(2)');
});

test('MC-06 the drawer shows the progress to free delivery', PROOF, async ({ page }) => {
  await put(page, { [MUG.slug]: 1 });
  await open(page);
  const bar = drawer(page).locator('progress');
  await expect(bar).toBeVisible();
  await expect(drawer(page).locator('.j-freeway')).toContainText('more for free delivery');
  await put(page, { [MUG.slug]: 20 });
  await open(page);
  await expect(drawer(page).locator('.j-freeway')).toContainText('You get free delivery');
  await expect(bar).toHaveCount(0);
});

test('MC-06 discounts are listed, and a code without effect has a reason', PROOF, async ({ page }) => {
  await put(page, { [MUG.slug]: 2, [LAMP.slug]: 1 });
  await page.goto('/cart/');
  await page.locator('#coupon_code').fill(CODE);
  await page.locator('[name=apply_coupon]').click();
  await expect(page.locator('.cart_totals .cart-discount')).toBeVisible();
  await open(page);
  await expect(drawer(page).locator('.cart-discount')).toContainText('8.00');
  await line(page, MUG.name).locator('.remove').click();
  await expect(drawer(page).locator(`[data-idle-code="${CODE}"]`)).toContainText(
    'doesn’t apply to the items in your cart',
  );
});

test('MC-06 a removal can be undone, also of the last line', PROOF, async ({ page }) => {
  await put(page, { [MUG.slug]: 3 });
  await open(page);
  await line(page, MUG.name).locator('.remove').click();
  await expect(drawer(page).locator('.mini_cart_item')).toHaveCount(0);
  const undo = drawer(page).locator('.jamra-cart-undo');
  await expect(undo).toContainText(`${MUG.name} removed`);
  await undo.locator('a.restore-item').click();
  await expect(line(page, MUG.name).locator('input.qty')).toHaveValue('3');
});

test('MC-06 the drawer offers cross-sells in stock that are not in the cart', PROOF, async ({ page }) => {
  const device = await idOf('orveta-duo');
  await page.goto(`/?add-to-cart=${device}&quantity=1&attribute_colour=graphite`);
  await open(page);
  const offers = drawer(page).locator('.j-offers li');
  const count = await offers.count();
  expect(count).toBeGreaterThan(0);
  expect(count).toBeLessThanOrEqual(3);
  await expect(offers.locator('del, .onsale')).toHaveCount(0);
  const button = offers.first().locator('a.add_to_cart_button.ajax_add_to_cart');
  const id = await button.getAttribute('data-product_id');
  await button.click();
  await expect(drawer(page).locator('.mini_cart_item')).toHaveCount(2);
  await expect(drawer(page).locator(`.j-offers [data-product_id="${id}"]`)).toHaveCount(0);
});

test(
  'NT-01 a refused cross-sell shows the reason in the drawer without scrolling the page',
  PROOF,
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 480 });
    page.on('dialog', (dialog) => void dialog.accept());
    const device = await idOf('orveta-duo');
    await page.goto(`/?add-to-cart=${device}&quantity=1&attribute_colour=graphite`);
    await open(page);
    await page.route(endpoint('add_to_cart'), answerJson({ success: false, message: 'None is left.' }));
    await drawer(page).locator('.j-offers a.add_to_cart_button').last().click();
    const reason = drawer(page).locator('[data-add-error]');
    await expect(reason).toHaveText('None is left.');
    await expect(reason).toBeInViewport({ ratio: 0.9 });
    expect(await page.evaluate(() => scrollY)).toBe(0);
  },
);

test('MC-03 the widget shows while the cart has lines, otherwise the empty state', async ({ page }) => {
  await open(page);
  await expect(drawer(page).locator('.widget_shopping_cart')).toBeHidden();
  await expect(drawer(page).getByRole('link', { name: 'Start shopping' })).toBeVisible();
  await put(page, { [MUG.slug]: 1 });
  await open(page);
  await expect(drawer(page).locator('.widget_shopping_cart')).toBeVisible();
  await line(page, MUG.name).locator('.remove').click();
  await expect(drawer(page).locator('.widget_shopping_cart')).toBeHidden();
  await expect(drawer(page).getByRole('link', { name: 'Start shopping' })).toBeVisible();
});

test('MC-07 Escape and a click outside close the drawer; the focus is trapped and returned', async ({
  page,
}) => {
  await put(page, { [MUG.slug]: 1 });
  await open(page);
  for (let presses = 0; presses < 30; presses += 1) {
    await page.keyboard.press('Tab');
    const isInside = await page.evaluate(() => {
      const { activeElement } = document;
      return activeElement === document.body || activeElement?.closest('#cart-drawer') !== null;
    });
    expect(isInside).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toBeHidden();
  await expect(page.locator('[data-cart-toggle]')).toBeFocused();
  await page.locator('[data-cart-toggle]').click();
  await expect(drawer(page)).toBeVisible();
  await page.mouse.click(200, 400);
  await expect(drawer(page)).toBeHidden();
});

for (const { width, prefix, details } of LOOKS) {
  const title = `the drawer has no faults of access at ${width} in ${prefix || '/en'}`;
  test(title, details, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await put(page, { [MUG.slug]: 1, [LAMP.slug]: 2, 'cedrane-amber': 1 }, prefix);
    await open(page, `${prefix}/blog/`);
    await expect(drawer(page).locator('.mini_cart_item')).toHaveCount(3);
    await drawer(page).locator('.mini_cart_item .remove').first().click();
    await expect(drawer(page).locator('.jamra-cart-undo a')).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
    const overflow = await drawer(page)
      .locator('.widget_shopping_cart .j-drawer__body')
      .evaluate((body) => body.scrollWidth - body.clientWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
}
