import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { sql } from 'kysely';
import type { OrderId, ProductId } from '#kernel/ids.ts';
import { accessibilityFaults } from '../accessibility.ts';
import { query } from '../database.ts';
import { expectRoom } from '../layout/width.ts';
import { addHiddenProducts, withShop } from '../products.ts';
import { LOOKS, PROOF } from '../screens.ts';
import { expect } from '../shop.ts';
import { adminTest } from './admin.ts';
import { idOf, orderOf } from './an-order.ts';

const SKU = `SCREEN-${randomUUID().slice(0, 6)}`;
const NAME = `Folding screen ${SKU}`;
let productId: ProductId | undefined;

async function theProduct(): Promise<ProductId> {
  if (productId === undefined) {
    await addHiddenProducts([
      { Type: 'simple', SKU, Name: NAME, 'Regular price': '100.00', Stock: '500', Published: '1' },
    ]);
    productId = await idOf(SKU);
  }
  return productId;
}

async function anOrder(firstName: string, quantity = 2): Promise<OrderId> {
  return orderOf([{ productId: await theProduct(), quantity }], firstName);
}

/** The same, delivered and paid in cash. */
async function aDelivered(firstName: string): Promise<OrderId> {
  const id = await anOrder(firstName);
  await withShop(async (shop) => {
    for (const to of ['packed', 'shipped', 'delivered'] as const) {
      const moved = await shop.orders.move(id, to, { actor: 'test', reason: '' });
      if (!moved.ok) throw new Error(moved.refusal.code);
    }
  });
  return id;
}

async function decide(page: Page, decision: string, why = ''): Promise<void> {
  await page.getByRole('button', { name: decision, exact: true }).last().click();
  const dialog = page.getByRole('dialog');
  if (why !== '') await dialog.getByLabel('Reason').fill(why);
  await dialog.getByRole('button', { name: decision, exact: true }).click();
  await expect(dialog).toHaveCount(0);
}

adminTest('OR-05 a return is approved, received and refunded by line', PROOF, async ({ page }) => {
  const id = await aDelivered('Returner');
  await withShop(async (shop) => {
    const result = await shop.orders.returns.ask(
      { key: (await shop.orders.find(id))?.key ?? '' } as never,
      id,
      {
        lines: [{ position: 0, quantity: 1 }],
        reason: 'changed-mind',
        words: 'Too wide for the room',
        wish: 'refund',
      },
    );
    if (!result.ok) throw new Error(result.refusal.code);
  });
  await page.goto(`/admin/orders/${id}/`);
  const returns = page.getByRole('region', { name: 'Returns' });
  await expect(returns).toContainText('Too wide for the room');
  await decide(page, 'Approve');
  await decide(page, 'Mark as received');
  await returns.getByRole('button', { name: 'Refund', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('The returned items are refunded, with a credit note.');
  await dialog.getByRole('button', { name: 'Refund AED 100.00', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('1 refunded', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: /Tax credit note/ })).toBeVisible();
  await expect(returns.getByRole('button')).toHaveCount(0);
});

adminTest(
  'OR-04 money that a person has to send waits on the payments’ screen until it is marked as paid out',
  PROOF,
  async ({ page }) => {
    const id = await aDelivered('Waiter');
    await page.goto(`/admin/orders/${id}/`);
    const payment = page.getByRole('region', { name: 'Payment' });
    await expect(payment.getByText('Paid', { exact: true })).toBeVisible();
    await expect(payment.getByRole('list', { name: 'Payments received' })).toContainText(
      'Payment of AED 200.00 · Cash collected on delivery',
    );
    await page.getByRole('button', { name: 'Refund', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(`Quantity of ${NAME} to refund`).fill('1');
    await dialog.getByLabel('Reason').fill('Torn');
    await dialog.getByRole('button', { name: 'Refund AED 100.00' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText('Manual refund needed').first()).toBeVisible();
    await page.getByRole('link', { name: 'All manual refunds' }).click();
    await expect(page.locator('#refunds').getByRole('link', { name: `Order ${id}` })).toBeVisible();
    await page.goto(`/admin/orders/${id}/`);
    await page.getByLabel('Transfer or receipt number').fill('TR-4711');
    await page.getByRole('button', { name: 'Mark as refunded' }).click();
    await expect(page.getByText('Refunded', { exact: true }).first()).toBeVisible();
    await expect(page.getByText('TR-4711').first()).toBeVisible();
  },
);

adminTest(
  'OR-04 on a phone in Arabic a refund shows all of each line, and its sum in words',
  PROOF,
  async ({ page }) => {
    const id = await aDelivered('Phoner');
    await page.setViewportSize({ width: 360, height: 900 });
    await page.goto(`/ar/admin/orders/${id}/`);
    await page.getByRole('button', { name: 'استرداد', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').first().fill('1');
    await expect(dialog.getByRole('checkbox').first()).toBeInViewport({ ratio: 1 });
    await expect(dialog.getByRole('button', { name: 'استرداد 100.00 درهم' })).toBeVisible();
    await expect(dialog.getByRole('alert')).toContainText(`1 × ${NAME}`);
  },
);

adminTest(
  'OR-03 a cash order gets another payment method, and another member’s change is shown first',
  PROOF,
  async ({ page }) => {
    const id = await anOrder('Switcher');
    await page.goto(`/admin/orders/${id}/`);
    const payment = page.getByRole('region', { name: 'Payment' });
    await expect(payment).toContainText('AED 200.00 to collect on delivery.');
    await payment.getByRole('button', { name: 'Change payment method' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox', { name: 'New payment method' }).click();
    await page.getByRole('option', { name: /^Bank transfer/ }).click();
    await expect(dialog).toContainText('The order is on hold until staff confirm it.');
    await withShop((shop) => shop.orders.move(id, 'packed', { actor: 'Mona', reason: '' }));
    await dialog.getByRole('button', { name: 'Change payment method' }).click();
    await expect(dialog.getByRole('alert').first()).toContainText('Mona');
    await expect(dialog).toContainText('The order keeps its status.');
    await dialog.getByRole('button', { name: 'Change payment method' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Timeline' })).toContainText(
      'Payment method: Cash on delivery → Bank transfer. Total AED 200.00 to AED 200.00',
    );
    await payment.getByRole('button', { name: 'Mark as paid' }).click();
    await expect(dialog).toContainText('The bank transfer of AED 200.00 is recorded as received.');
    await dialog.getByRole('button', { name: 'Mark as paid' }).click();
    await expect(payment).toContainText('Payment of AED 200.00 · Bank transfer received');
    await expect(payment.getByRole('button', { name: 'Mark as paid' })).toHaveCount(0);
    await withShop((shop) => shop.orders.move(id, 'confirmed', { actor: 'Mona', reason: '' }));
    await page.reload();
    await payment.getByRole('button', { name: 'Undo payment confirmation' }).click();
    await expect(dialog).toContainText('The bank transfer of AED 200.00 no longer counts as received.');
    await dialog.getByLabel('Reason').fill('Meant for another order');
    const contact = { email: 'switched@example.com', phone: '+971501234567' };
    await withShop((shop) => shop.orders.changeContact(id, { ...contact, actor: 'Omar', reason: '' }));
    const undo = dialog.getByRole('button', { name: 'Undo payment confirmation' });
    await undo.click();
    await expect(dialog.getByRole('alert').first()).toContainText('Omar');
    await undo.click();
    await expect(dialog).toHaveCount(0);
    await expect(payment).toContainText('Not paid yet: AED 200.00 due.');
    await expect(payment.getByRole('list', { name: 'Payments received' })).toHaveCount(0);
  },
);

adminTest(
  'OR-03 changing the contact details of an order shows what a colleague has changed since',
  PROOF,
  async ({ page }) => {
    const id = await anOrder('Contacted');
    await page.goto(`/admin/orders/${id}/`);
    await page.getByRole('button', { name: 'Change email or phone' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Email').fill('typed@example.com');
    const contact = { email: 'other@example.com', phone: '+971507654321' };
    await withShop((shop) => shop.orders.changeContact(id, { ...contact, actor: 'Omar', reason: '' }));
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    const conflict = dialog.getByRole('alert').filter({ hasText: 'This order changed since you opened it' });
    await expect(conflict).toContainText('Omar');
    await expect(conflict).toContainText('other@example.com');
    await expect(dialog.getByLabel('Email')).toHaveValue('typed@example.com');
    await expect(dialog.getByLabel('Mobile number')).toHaveValue('+971507654321');
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText('typed@example.com').first()).toBeVisible();
  },
);

adminTest('OR-03 an order is edited with the difference seen before it is saved', PROOF, async ({ page }) => {
  const id = await anOrder('Edited');
  await page.goto(`/admin/orders/${id}/`);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(`${NAME} · ${SKU}`).fill('3');
  await expect(dialog.getByText('AED 100.00 more to pay.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Building or villa' }).fill('Villa 15');
  await dialog.getByLabel('Reason').fill('One more, next door');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Edited: total AED 200.00 to AED 300.00').first()).toBeVisible();
  await expect(page.getByText('Villa 15').first()).toBeVisible();
});

adminTest(
  'OR-03 editing an order that another member has changed since shows the changes and keeps what was typed',
  PROOF,
  async ({ page }) => {
    const id = await anOrder('Edited by two');
    await page.goto(`/admin/orders/${id}/`);
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(`${NAME} · ${SKU}`).fill('3');
    await expect(dialog.getByText('AED 100.00 more to pay.')).toBeVisible();
    await withShop((shop) => shop.orders.move(id, 'on-hold', { actor: 'Omar', reason: '' }));
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(dialog.getByText('This order changed since you opened it')).toBeVisible();
    await expect(dialog.getByText('Status: On hold')).toBeVisible();
    await expect(dialog.getByLabel(`${NAME} · ${SKU}`)).toHaveValue('3');
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText('Edited: total AED 200.00 to AED 300.00').first()).toBeVisible();
  },
);

adminTest('BO-07 an edit that adds sticks asks for the age before it is saved', PROOF, async ({ page }) => {
  const [id, sku] = [await anOrder('Of age'), `STICKS-${SKU}`];
  await addHiddenProducts([
    { Type: 'simple', SKU: sku, Name: sku, 'Regular price': '20.00', Published: '1' },
  ]);
  await query(sql`update product set class = 'tobacco' where sku = ${sku}`);
  await page.goto(`/admin/orders/${id}/`);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('searchbox', { name: 'Search products by name or SKU' }).fill(sku);
  await dialog.getByRole('button', { name: `Add ${sku}` }).click();
  const age = dialog.getByRole('checkbox', { name: 'The customer confirmed they are 21 or over' });
  await expect(age).toBeVisible();
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog.getByText('Confirm the customer’s age.')).toBeVisible();
  await age.check();
  await expect(dialog.getByText('AED 20.00 more to pay.')).toBeVisible();
  // The pending answer does not move the focus.
  await expect(age).toBeFocused();
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog).toHaveCount(0);
});

adminTest('OR-03 an order is split, and both parts name each other', PROOF, async ({ page }) => {
  const id = await anOrder('Splitter', 3);
  await page.goto(`/admin/orders/${id}/`);
  await page.getByRole('button', { name: 'Split', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Split', exact: true })).toBeDisabled();
  await dialog.getByLabel(`${NAME} · ${SKU}`).fill('1');
  await dialog.getByRole('button', { name: 'Split', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  const other = page.getByText(/Split: items moved to order \d+/).first();
  await expect(other).toBeVisible();
  const number = /order (\d+)/.exec((await other.textContent()) ?? '')?.[1] ?? '';
  await page.goto(`/admin/orders/${number}/`);
  await expect(page.getByText('Split from another order')).toBeVisible();
  await expect(page.getByRole('link', { name: String(id), exact: true })).toBeVisible();
});

adminTest(
  'OR-03 chosen orders move on together, and what may not is named with why',
  PROOF,
  async ({ page }) => {
    const word = `Bulk${randomUUID().slice(0, 6)}`;
    const [first, second, ended] = [await anOrder(word), await anOrder(word), await anOrder(word)];
    await withShop((shop) => shop.orders.move(ended, 'cancelled', { actor: 'test', reason: '' }));
    await page.goto(`/admin/orders/?q=${word}`);
    for (const id of [first, second, ended])
      await page.getByRole('checkbox', { name: `Select order ${id}` }).check();
    await page.getByRole('button', { name: 'Change status …' }).click();
    await page.getByRole('menuitem', { name: 'Packed' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('The status of 3 orders changes to Packed');
    await dialog.getByRole('button', { name: 'Change status', exact: true }).click();
    const stayed = page.getByRole('alert').filter({ hasText: 'Not changed:' });
    await expect(stayed).toContainText(String(ended));
    await expect(stayed).not.toContainText(String(first));
    await page.goto(`/admin/orders/${first}/`);
    await expect(page.getByText('Status: Packed', { exact: true })).toBeVisible();
  },
);

adminTest('OR-03 an order is written down by hand at the sums of the shop', PROOF, async ({ page }) => {
  await theProduct();
  await page.goto('/admin/orders/new/');
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill('by.phone@example.com');
  await page.getByRole('textbox', { name: 'Mobile number' }).fill('123');
  await page.getByRole('searchbox', { name: 'Search products by name or SKU' }).fill(SKU);
  await page.getByRole('button', { name: `Add ${NAME}` }).click();
  for (const [name, value] of [
    ['First name', 'Noor'],
    ['Last name', 'Saleh'],
    ['Building or villa', 'Villa 3'],
    ['Street', 'Street 12'],
  ] as const)
    await page.getByRole('textbox', { name }).fill(value);
  await expect(page.getByText(/^Total:/)).toContainText('115.00');
  await expect(page.getByRole('combobox', { name: 'Delivery slot' })).toHaveValue(
    /^\w+,? \d+ \w+ · \d\d:\d\d/,
  );
  await page.getByRole('button', { name: 'Create order' }).click();
  await expect(page.getByText('Enter a UAE mobile number', { exact: false }).first()).toBeVisible();
  await page.getByRole('textbox', { name: 'Mobile number' }).fill('050 123 4567');
  await page.getByRole('button', { name: 'Create order' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Order \d+/ })).toBeVisible();
  await expect(page.getByText('Noor Saleh').first()).toBeVisible();
});

adminTest(
  'OR-03 an order that was begun is still there after the window was closed',
  PROOF,
  async ({ page }) => {
    await theProduct();
    await page.goto('/admin/orders/new/');
    await page.getByRole('textbox', { name: 'Email', exact: true }).fill('begun@example.com');
    await page.getByRole('searchbox', { name: 'Search products by name or SKU' }).fill(SKU);
    await page.getByRole('button', { name: `Add ${NAME}` }).click();
    await expect(page.getByText(/^Total:/)).toContainText('115.00');
    await expect(page.getByRole('status').filter({ hasText: 'Draft saved' })).toBeVisible();
    await expect(page).toHaveURL(/\?draft=\d+$/);
    const later = await page.context().newPage();
    await page.close();
    await later.goto('/admin/orders/drafts/');
    await later.getByRole('link', { name: 'Continue draft: begun@example.com' }).click();
    const email = later.getByRole('textbox', { name: 'Email', exact: true });
    await expect(email).toHaveValue('begun@example.com');
    await expect(later.getByText(/^Total:/)).toContainText('115.00');
    await email.fill('another@example.com');
    await later.getByRole('link', { name: 'Customers' }).first().click();
    await later.getByRole('dialog').getByRole('button', { name: 'Stay on page' }).click();
    await expect(later.getByRole('status').filter({ hasText: 'Draft saved' })).toBeVisible();
    await later.goto('/admin/orders/drafts/');
    await later.getByRole('button', { name: 'Delete draft: another@example.com' }).click();
    await later.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(later.getByText('another@example.com')).toHaveCount(0);
  },
);

adminTest(
  'PM-05 what does not match is found by comparing, and listed with its order',
  PROOF,
  async ({ page }) => {
    const id = await anOrder('Mismatched');
    const key = randomUUID();
    try {
      await query(sql`insert into payment (key, order_id, method, provider, amount_minor, capture, state, captured_minor, started_at)
       values (${key}, ${id}, 'jamra_card', 'gone', 20000, 'at-once', 'captured', 20000, now())`);
      await page.goto('/admin/payments/');
      const list = page.getByRole('region', { name: 'Discrepancies' });
      await list.getByRole('button', { name: 'Reconcile now' }).click();
      await expect(list.getByRole('link', { name: `Order ${id}` }).first()).toBeVisible();
      await expect(list.getByText('The payment events don’t add up to the payment.').first()).toBeVisible();
      await list
        .getByRole('link', { name: `Order ${id}` })
        .first()
        .click();
      await expect(page.getByRole('heading', { level: 1, name: `Order ${id}` })).toBeVisible();
    } finally {
      await query(sql`delete from payment where key = ${key}`);
    }
    await page.goto('/admin/payments/');
    await page.getByRole('button', { name: 'Reconcile now' }).click();
    await expect(page.getByRole('link', { name: `Order ${id}` })).toHaveCount(0);
  },
);

for (const { width, prefix } of LOOKS) {
  const direction = prefix === '' ? 'left to right' : 'right to left';
  const title = `RO-04 an order, its papers and its dialogs ${direction} are clean for axe at ${width} px`;
  adminTest(title, PROOF, async ({ page }) => {
    const id = await anOrder('Looked');
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['label/', 'packing-slip/', '']) {
      await page.goto(`${prefix}/admin/orders/${id}/${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await accessibilityFaults(page), path).toEqual([]);
      await expectRoom(page);
    }
    await page.getByRole('button', { name: prefix === '' ? 'Edit' : 'تعديل', exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await accessibilityFaults(page), 'the dialog').toEqual([]);
  });
}
