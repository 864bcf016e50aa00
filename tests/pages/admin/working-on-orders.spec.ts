import type { Page } from '@playwright/test';
import type { ProductId } from '#kernel/ids.ts';
import { addHiddenProducts, withShop } from '../products.ts';
import { PROOF } from '../screens.ts';
import { expect } from '../shop.ts';
import { adminTest } from './admin.ts';
import { idOf, orderOf } from './an-order.ts';

const NAME = 'AdminActions lantern';
let productId: ProductId | undefined;

/** A manual order of two lanterns. @returns its number */
async function anOrder(firstName: string): Promise<number> {
  if (productId === undefined) {
    await addHiddenProducts([
      {
        SKU: 'DESK-LANTERN',
        Name: NAME,
        'Regular price': '100.00',
        Stock: '500',
        Published: '1',
        Type: 'simple',
      },
    ]);
    productId = await idOf('DESK-LANTERN');
  }
  return orderOf([{ productId: productId, quantity: 2 }], firstName);
}

async function move(page: Page, button: string): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: button, exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

adminTest('OR-03 an order is found by name among all, and narrowed by its state', PROOF, async ({ page }) => {
  const id = await anOrder('Zubaida');
  await page.goto('/admin/orders/');
  await page.getByRole('searchbox').fill('zubaida');
  await expect(page).toHaveURL(/q=zubaida/);
  await expect(page.getByRole('link', { name: String(id) })).toBeVisible();
  await page.goto('/admin/orders/?q=zubaida&status=cancelled');
  await expect(page.getByText('No orders found')).toBeVisible();
});

adminTest(
  'OR-01 an order is moved on by the buttons its state allows; OR-02 the timeline shows the reason and the member',
  async ({ page }) => {
    const id = await anOrder('Moved');
    await page.goto(`/admin/orders/${id}/`);
    await expect(page).toHaveTitle(new RegExp(`Order ${id} · `));
    await expect(page.getByRole('button', { name: 'Mark as delivered' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Mark as packed' }).click();
    await page.getByRole('dialog').getByLabel('Reason').fill('All there');
    await page.getByRole('dialog').getByRole('button', { name: 'Mark as packed', exact: true }).click();
    await expect(page.getByText('Status: Packed', { exact: true })).toBeVisible();
    await expect(page.getByText('All there')).toBeVisible();
    await expect(page.getByText('Noura Hamdan ·').first()).toBeVisible();
    await page.getByRole('button', { name: 'Mark as shipped' }).click();
    await page.getByLabel('Tracking number').fill('DP-77');
    await page.getByRole('dialog').getByRole('button', { name: 'Mark as shipped', exact: true }).click();
    await expect(page.getByText('DP-77')).toBeVisible();
  },
);

adminTest(
  'OR-01 moving an order that another member has moved since shows its state, and asks again',
  PROOF,
  async ({ page }) => {
    const id = await anOrder('Meanwhile');
    await page.goto(`/admin/orders/${id}/`);
    await withShop((shop) => shop.orders.move(id as never, 'on-hold', { actor: 'Omar', reason: '' }));
    await page.getByRole('button', { name: 'Cancel order' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Cancel order', exact: true }).click();
    await expect(dialog.getByText('This order changed since you opened it')).toBeVisible();
    await expect(dialog.getByText('Status: On hold')).toBeVisible();
    await dialog.getByRole('button', { name: 'Change status anyway' }).click();
    await expect(page.getByText('Status: Cancelled', { exact: true })).toBeVisible();
  },
);

adminTest(
  'OR-04 one of two is refunded with the amount shown first, and a credit note is listed beside the invoice',
  async ({ page }) => {
    const id = await anOrder('Refunded');
    await page.goto(`/admin/orders/${id}/`);
    for (const button of ['Mark as packed', 'Mark as shipped', 'Mark as delivered']) await move(page, button);
    await page.getByRole('button', { name: 'Refund', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(`Quantity of ${NAME} to refund`).fill('1');
    await expect(dialog.getByText('Refund total')).toBeVisible();
    await dialog.getByLabel('Reason').fill('Scratched');
    await dialog.getByRole('button', { name: 'Refund AED 100.00' }).click();
    await expect(page.getByText('1 refunded')).toBeVisible();
    await expect(page.getByRole('link', { name: /Tax credit note/ })).toBeVisible();
    await page.getByRole('button', { name: 'Refund', exact: true }).click();
    await dialog.getByText('Refund an amount').click();
    await dialog.getByLabel(/^Amount \(up to AED 1\d\d\.00\)/).fill('7.50');
    await dialog.getByLabel('Reason').fill('Goodwill');
    await dialog.getByRole('button', { name: 'Refund AED 7.50' }).click();
    await expect(page.getByText('Amount, items kept')).toBeVisible();
  },
);

adminTest('CU-02 the label of a parcel has every detail to find the address', async ({ page }) => {
  const id = await anOrder('Labelled');
  await page.goto(`/admin/orders/${id}/label/`);
  const label = page.getByRole('article');
  for (const words of [
    'Labelled Haddad',
    'Dubai',
    'Jumeirah 2',
    'Al Wasl Road',
    'Villa 14',
    '302',
    'Opposite the bakery',
    '12345 67890',
    '25.2048,55.2708',
    'Ring twice',
  ])
    await expect(label.getByText(words, { exact: true })).toBeVisible();
});

adminTest('OR-03 the list goes out as a table, to who may see it alone', PROOF, async ({ page, browser }) => {
  await anOrder('Exported');
  await page.goto('/admin/orders/');
  const answer = await page.request.get('/admin/orders/export.csv?q=exported');
  expect(answer.status()).toBe(200);
  expect(await answer.text()).toContain('Exported Haddad');
  const stranger = await browser.newContext();
  const refused = await stranger.request.get(`${process.env.SHOP_URL}/admin/orders/export.csv`);
  expect(refused.status()).toBe(401);
  await stranger.close();
});

adminTest('PM-04 a basket with tobacco shows why the wallet is not offered', PROOF, async ({ page }) => {
  await page.goto('/admin/payments/ways/');
  await page.getByLabel('tobacco').check();
  await expect(
    page.getByText('The provider doesn’t accept this product class: tobacco.').first(),
  ).toBeVisible();
});

adminTest.describe('who edits pages', () => {
  adminTest.use({ role: 'page-editor' });

  adminTest('RO-03 sees no order', async ({ page }) => {
    const answer = await page.goto('/admin/orders/');
    expect(answer?.status()).toBe(403);
  });
});

adminTest(
  'OR-03 an order is packed with the keyboard: wrong and surplus scans do not count, a change is reported',
  PROOF,
  async ({ page }) => {
    const id = await anOrder('Packed');
    await page.goto(`/admin/orders/${id}/pack/`);
    const field = page.getByLabel('SKU or barcode');
    const pack = page.getByRole('button', { name: 'Mark as packed', exact: true });
    await expect(field).toBeFocused();
    for (const [code, words] of [
      ['desk-lantern', `${NAME}: 1 of 2`],
      ['NOT-THIS', 'Wrong item: NOT-THIS isn’t part of this order.'],
      ['DESK-LANTERN', `${NAME}: 2 of 2`],
      ['DESK-LANTERN', 'Too many'],
    ] as const) {
      await field.pressSequentially(code);
      await field.press('Enter');
      await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible();
    }
    await expect(page.getByText('Complete: all items are in the parcel.')).toBeVisible();
    const lines = [{ position: 0, quantity: 3 }];
    await withShop((shop) => shop.orders.edit(id as never, { actor: 'Omar', reason: 'one more', lines }));
    await pack.focus();
    await page.keyboard.press('Enter');
    const conflict = page.getByRole('alert').filter({ hasText: 'This order changed since you opened it' });
    await expect(conflict).toContainText(`Quantity of ${NAME} · DESK-LANTERN: 2 → 3`);
    await expect(page.getByText('1 item missing.')).toBeVisible();
    await field.fill('DESK-LANTERN');
    await field.press('Enter');
    await pack.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/admin/orders/${id}/$`));
    await expect(page.getByText('Status: Packed', { exact: true })).toBeVisible();
  },
);
