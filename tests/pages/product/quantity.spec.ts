import type { Page } from '@playwright/test';
import { addHiddenProducts } from '../products.ts';
import { PROOF } from '../screens.ts';
import { expect, test } from '../shop.ts';

const BAR = '/product/kovia-bar/';
const THREE = '/product/three-of-these/';
const LAST = '/product/the-last-one/';

test.beforeAll(() =>
  addHiddenProducts([
    { Type: 'simple', SKU: 'QT-THREE', Name: 'Three of these', 'Regular price': '5.00', Stock: '3' },
    { Type: 'simple', SKU: 'QT-LAST', Name: 'The last one', 'Regular price': '5.00', Stock: '1' },
  ]),
);

function partsOf(page: Page) {
  const row = page.locator('form.cart .quantity');
  return {
    field: row.locator('input.qty'),
    plus: row.getByRole('button', { name: 'Increase' }),
    minus: row.getByRole('button', { name: 'Decrease' }),
  };
}

/** Opens a page whose quantity field has other attributes. */
async function openPrinted(page: Page, attributes: Record<string, string>): Promise<void> {
  await page.route(`**${BAR}`, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace(/<input[^>]*input-text qty[^>]*>/, (tag) =>
      Object.entries(attributes).reduce(
        (changed, [name, value]) => changed.replace(new RegExp(` ${name}="[^"]*"`), ` ${name}="${value}"`),
        tag,
      ),
    );
    await route.fulfill({ response: answer, body });
  });
  await page.goto(BAR);
}

test('QT-01 QT-04 QT-10 minus and plus change the quantity by one; an empty field counts as 1', async ({
  page,
}) => {
  await page.goto(BAR);
  const { field, plus, minus } = partsOf(page);
  await expect(field).toHaveValue('1');
  await field.fill('3');
  await plus.click();
  await expect(field).toHaveValue('4');
  await minus.click();
  await expect(field).toHaveValue('3');
  await field.fill('');
  await plus.click();
  await expect(field).toHaveValue('2');
  await field.fill('');
  const sent = page.waitForRequest(/admin-ajax/);
  await page.locator('.single_add_to_cart_button').click();
  expect(new URLSearchParams((await sent).postData() ?? '').getAll('quantity')).toEqual(['1']);
});

test('QT-01 holding plus repeats', PROOF, async ({ page }) => {
  await page.goto(BAR);
  const { field, plus } = partsOf(page);
  await plus.hover();
  await page.mouse.down();
  await expect.poll(async () => Number(await field.inputValue())).toBeGreaterThan(3);
  await page.mouse.up();
  const reached = await field.inputValue();
  await page.waitForTimeout(200);
  await expect(field).toHaveValue(reached);
});

test('QT-02 QT-03 QT-10 the field begins with the minimum, and minus stops there', async ({ page }) => {
  await openPrinted(page, { min: '2' });
  const { field, minus } = partsOf(page);
  await expect(field).toHaveValue('2');
  for (let press = 0; press < 10; press += 1) await minus.click({ force: true });
  await expect(field).toHaveValue('2');
});

test('QT-02 QT-05 the default minimum is 1, to which a lower quantity is raised on load', async ({
  page,
}) => {
  await openPrinted(page, { min: '', value: '0' });
  const { field, minus } = partsOf(page);
  await expect(field).toHaveValue('1');
  await minus.click({ force: true });
  await expect(field).toHaveValue('1');
});

test('QT-06 a button without a quantity field sends 1', async ({ page }) => {
  await page.goto('/shop/');
  const sent = page.waitForRequest(/wc-ajax=add_to_cart/);
  await page.locator('a.ajax_add_to_cart').first().click();
  expect((await sent).postData()).toMatch(/(^|&)quantity=1(&|$)/);
});

test('QT-07 QT-09 plus stops at the stock, and a larger number is lowered', async ({ page }) => {
  await page.goto(THREE);
  const { field, plus } = partsOf(page);
  await plus.click();
  await plus.click();
  await expect(field).toHaveValue('3');
  await expect(plus).toBeDisabled();
  await field.fill('50');
  await field.press('Tab');
  await expect(field).toHaveValue('3');
});

test('QT-09 the server refuses four of three with a reason', PROOF, async ({ page }) => {
  await page.goto(THREE);
  const id = await page.locator('.single_add_to_cart_button').getAttribute('value');
  const answer = await page.request.post('/wp-admin/admin-ajax.php', {
    form: { action: 'custom_add_to_cart', product_id: id ?? '', quantity: '4' },
  });
  expect(await answer.json()).toMatchObject({ success: false, code: 'cart.not-enough' });
  await page.goto(`${THREE}?add-to-cart=${id}&quantity=4`);
  await expect(page.locator('.woocommerce-error')).toContainText('Only 3 of Three of these left');
});

test('QT-09 the last item has no quantity field', PROOF, async ({ page }) => {
  await page.goto(LAST);
  await expect(page.locator('form.cart .quantity')).toBeHidden();
  await expect(page.locator('form.cart input.qty')).toHaveAttribute('type', 'hidden');
  const sent = page.waitForRequest(/admin-ajax/);
  await page.locator('.single_add_to_cart_button').click();
  expect((await sent).postData()).toContain('quantity=1');
  await expect(page.locator('dialog[open]')).toContainText('The last one');
});
