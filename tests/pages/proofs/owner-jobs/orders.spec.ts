import { addDays, dayOf } from '#kernel/day.ts';
import { idOf, orderOf } from '../../admin/an-order.ts';
import { withDatabase } from '../../database.ts';
import { addHiddenProducts } from '../../products.ts';
import { PROOF } from '../../screens.ts';
import { expect, find, jobTest } from './job.ts';

// The jobs change records that other tests use.
jobTest.use({ hasOwnShop: true });

const SKU = 'JOB-LANTERN';
const NAME = 'Lantern of the jobs';

async function theProduct() {
  const row = { SKU, Name: NAME, 'Regular price': '100.00', Stock: '50', Published: '1', Type: 'simple' };
  await addHiddenProducts([row]);
  return idOf(SKU);
}

/** The first and the last day of the previous month. */
function lastMonth(): [string, string] {
  const last = addDays(`${dayOf(new Date()).slice(0, 7)}-01`, -1);
  return [`${last.slice(0, 7)}-01`, last];
}

/** An order of two lanterns, to be packed. */
const anOrder = async (firstName: string) =>
  orderOf([{ productId: await theProduct(), quantity: 2 }], firstName);

jobTest('BO-01 an order is taken by phone', PROOF, async ({ page, job }) => {
  await theProduct();
  await job('Take an order by phone', async () => {
    await find(page, 'new order', 'New order');
    for (const [name, value] of [
      ['Mobile number', '050 123 4567'],
      ['First name', 'Noor'],
      ['Last name', 'Saleh'],
      ['Building or villa', 'Villa 3'],
      ['Street', 'Street 12'],
    ] as const)
      await page.getByRole('textbox', { name }).fill(value);
    await page.getByRole('searchbox', { name: 'Search products by name or SKU' }).fill(SKU);
    await page.getByRole('button', { name: `Add ${NAME}` }).click();
    await expect(page.getByRole('combobox', { name: 'Delivery slot' })).toHaveValue(/\d\d:\d\d/);
    await page.getByRole('button', { name: 'Create order' }).click();
  });
  await expect(page.getByRole('heading', { level: 1, name: /^Order \d+/ })).toBeVisible();
  await expect(page.getByText('Noor Saleh').first()).toBeVisible();
});

jobTest('BO-01 an order is packed, shipped and delivered', PROOF, async ({ page, job }) => {
  const id = await anOrder('Delivered');
  await job('Pack, ship and deliver an order', async () => {
    await page.getByRole('link', { name: /Orders to pack/ }).click();
    await page.getByRole('link', { name: String(id), exact: true }).click();
    await page.getByRole('button', { name: 'Pack and ship' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Tracking number').fill('DP-77');
    await dialog.getByRole('button', { name: 'Pack and ship' }).click();
    await expect(dialog).toHaveCount(0);
    await page.getByRole('button', { name: 'Mark as delivered' }).click();
    await dialog.getByRole('button', { name: 'Mark as delivered' }).click();
    await expect(dialog).toHaveCount(0);
  });
  await expect(page.getByText('Status: Delivered', { exact: true })).toBeVisible();
  await expect(page.getByText('DP-77')).toBeVisible();
});

jobTest('BO-01 an invoice is printed', PROOF, async ({ page, context, job }) => {
  const id = await anOrder('Invoiced');
  const requests: string[] = [];
  context.on('request', (request) => requests.push(request.url()));
  await job('Print an invoice', async () => {
    await find(page, String(id), `Order ${id}`);
    await page.getByRole('link', { name: /Tax invoice/ }).click();
    await expect.poll(() => requests.find((url) => url.includes('/admin/tax-documents/'))).toBeDefined();
  });
  const answer = await page.request.get(requests.find((url) => url.includes('/admin/tax-documents/')) ?? '');
  expect(answer.headers()['content-type']).toContain('application/pdf');
});

jobTest('BO-01 one of two items is refunded', PROOF, async ({ page, job }) => {
  const id = await anOrder('Refunded');
  await page.goto(`/admin/orders/${id}/`);
  for (const button of ['Mark as packed', 'Mark as shipped', 'Mark as delivered']) {
    await page.getByRole('button', { name: button, exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: button, exact: true }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await job('Refund one item', async () => {
    await find(page, String(id), `Order ${id}`);
    await page.getByRole('button', { name: 'Refund', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(`Quantity of ${NAME} to refund`).fill('1');
    await dialog.getByLabel('Reason').fill('Scratched');
    await dialog.getByRole('button', { name: 'Refund AED 100.00' }).click();
    await expect(dialog).toHaveCount(0);
  });
  await expect(page.getByText('1 refunded')).toBeVisible();
  await expect(page.getByRole('link', { name: /Tax credit note/ })).toBeVisible();
});

jobTest('BO-01 an order is found by the name of its customer', PROOF, async ({ page, job }) => {
  const id = await anOrder('Zubaidah');
  await job('Find an order', async () => {
    await find(page, 'zubaidah', `Order ${id}`);
  });
  await expect(page.getByRole('heading', { level: 1, name: `Order ${id}` })).toBeVisible();
});

jobTest('BO-06 the sales of last month are read', PROOF, async ({ page, job }) => {
  const id = await anOrder('Sold');
  const [from, to] = lastMonth();
  await withDatabase((db) =>
    db
      .updateTable('shop_order')
      .set({ placed_at: new Date(`${from}T12:00:00Z`) })
      .where('id', '=', id)
      .execute(),
  );
  await job('Read last month’s sales', async () => {
    await find(page, 'reports', 'Reports');
    await page.getByLabel('From', { exact: true }).fill(from);
    await expect(page).toHaveURL(new RegExp(`from=${from}`));
    await page.getByLabel('To', { exact: true }).fill(to);
    await expect(page).toHaveURL(new RegExp(`to=${to}`));
  });
  await expect(page.getByRole('region', { name: 'Reports' }).getByRole('row').last()).toContainText('200.00');
});
