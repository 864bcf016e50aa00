import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { sql } from 'kysely';
import { EMPTY_PRODUCT } from '#shop/catalogue/staff/rules/empty-draft.ts';
import { findImbalances } from '#shop/inventory';
import { query, withDatabase } from '../database.ts';
import { addHiddenProducts, withShop } from '../products.ts';
import { PROOF } from '../screens.ts';
import { expect } from '../shop.ts';
import { adminTest, expectSaved } from './admin.ts';
import { idOf, orderOf } from './an-order.ts';
import { act, aProduct } from './products.ts';

const DAY_MS = 86_400_000;
/** On sale, but in no list. */
const HIDDEN = { status: 'published', visibility: 'hidden' };

/** Differences between the stock movements and the levels. */
const imbalances = () => withDatabase(findImbalances);

async function sumOfMovements(productId: number): Promise<number> {
  const [row] = await query(
    sql<{
      sum: number;
    }>`select coalesce(sum(change), 0)::int as sum from stock_movement where product_id = ${productId}`,
  );
  return row?.sum ?? 0;
}

const levelOf = (id: number) =>
  withShop(async ({ inventory }) => (await inventory.of([id]))[0]?.level ?? Number.NaN);

/** A day in the shop's zone with an hour, as a field takes it. */
const dayField = (ahead: number) =>
  `${new Date(Date.now() + 4 * 3_600_000 + ahead * DAY_MS).toISOString().slice(0, 10)}T00:00`;

async function choose(page: Page, sku: string): Promise<void> {
  await page.goto('/admin/locations/');
  await page.getByPlaceholder('Search name or SKU').fill(sku);
  await page.getByRole('option').first().click();
}

adminTest(
  'ST-01 price, dated sale and stock of a variant are changed and seen in listing, product and order',
  PROOF,
  async ({ page, context }) => {
    const word = `varied${randomUUID().slice(0, 6)}`;
    const wood = { 'Attribute 1 name': 'Wood', 'Attribute 1 global': '0' };
    await addHiddenProducts([
      {
        ...{ Type: 'variable', SKU: word, Name: `Shelf ${word}`, Published: '1' },
        ...{ ...wood, 'Attribute 1 value(s)': 'Oak', 'Visibility in catalog': 'search' },
      },
      {
        ...{ Type: 'variation', SKU: `${word}-OAK`, Parent: word, Published: '1', Stock: '5' },
        ...{ ...wood, 'Attribute 1 value(s)': 'Oak', 'Regular price': '40.00' },
      },
    ]);
    // With a single hit a search opens it at once.
    const beside = { Type: 'simple', SKU: `${word}-BESIDE`, Name: `Bracket ${word}`, Published: '1' };
    await addHiddenProducts([{ ...beside, 'Regular price': '9.00', 'Visibility in catalog': 'search' }]);
    const [product, oak] = [await idOf(word), await idOf(`${word}-OAK`)];
    const edit = async (change: () => Promise<void>) => {
      await page.goto(`/admin/products/${product}/`);
      await page.getByRole('button', { name: /^Oak/ }).click();
      await change();
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expectSaved(page);
    };
    const visitor = await context.newPage();
    const seen = async () => {
      await visitor.goto(`/?s=${word}`);
      const product = visitor.locator('li.product').filter({ hasText: 'Shelf' });
      const card = await product.innerText();
      await product.getByRole('link').first().click();
      await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
      return { card, product: await visitor.locator('main').innerText() };
    };

    await edit(async () => {
      await page.getByLabel('Regular price').last().fill('46');
      await page.getByLabel('Sale price').last().fill('33');
      await page.getByLabel('Sale from').last().fill(dayField(2));
      await page.getByLabel('Adjust quantity').last().fill('4');
      await page.getByRole('button', { name: 'Update' }).last().click();
      await expect(page.getByText('9 available')).toBeVisible();
    });
    const before = await seen();
    for (const shown of [before.card, before.product]) {
      expect(shown).toContain('46.00');
      expect(shown).not.toContain('33.00');
    }

    await edit(() => page.getByLabel('Sale from').last().fill(dayField(-1)));
    const during = await seen();
    for (const shown of [during.card, during.product]) expect(shown).toContain('33.00');

    const order = await orderOf([{ productId: product, variationId: oak, quantity: 2 }], 'Shelved');
    await page.goto(`/admin/orders/${order}/`);
    await expect(page.getByText(`${word}-OAK`).first()).toBeVisible();
    await expect(page.getByText('33.00').first()).toBeVisible();
    await choose(page, `${word}-OAK`);
    await expect(page.getByText('7 available')).toBeVisible();
  },
);

adminTest(
  'ST-02 a cancelled order gives its stock back once, and the ledger sums up',
  PROOF,
  async ({ page }) => {
    const sku = `BACK-${randomUUID().slice(0, 6)}`;
    await addHiddenProducts([
      {
        Type: 'simple',
        SKU: sku,
        Name: `Basket ${sku}`,
        'Regular price': '20.00',
        Stock: '9',
        Published: '1',
      },
    ]);
    const id = await idOf(sku);
    const order = await orderOf([{ productId: id, quantity: 4 }], 'Undone');
    expect(await levelOf(id)).toBe(5);
    await page.goto(`/admin/orders/${order}/`);
    await page.getByRole('button', { name: 'Cancel order' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel order', exact: true }).click();
    await expect(page.getByText('Status: Cancelled', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Cancel order' })).toHaveCount(0);
    const again = await withShop((shop) =>
      shop.orders.move(order, 'cancelled', { actor: 'test', reason: '' }),
    );
    expect(again.ok).toBe(false);
    await choose(page, sku);
    await expect(page.getByText('9 available')).toBeVisible();
    await page.getByRole('button', { name: 'Stock history' }).click();
    const ledger = page.getByRole('table', { name: 'Stock history' });
    await expect(ledger).toContainText('-4');
    await expect(ledger).toContainText('+4');
    expect(await sumOfMovements(id)).toBe(9);
    expect(await imbalances()).toEqual([]);
  },
);

adminTest(
  'ST-06 a sold bundle reduces the stock of its parts, and has none of its own',
  PROOF,
  async ({ page }) => {
    const [tray, cup] = [await aProduct(page, HIDDEN), await aProduct(page, HIDDEN)];
    const word = randomUUID().slice(0, 6);
    const draft = {
      ...EMPTY_PRODUCT,
      ...{ class: 'accessory', name: { en: `Set ${word}`, ar: '' }, sku: `SET-${word}` },
      ...{ status: 'published', visibility: 'hidden' },
      shelf: { ...EMPTY_PRODUCT.shelf, isCounted: false },
      price: { ...EMPTY_PRODUCT.price, regularMinor: 9000 },
      bundleParts: [
        { productId: tray.id, quantity: 1 },
        { productId: cup.id, quantity: 3 },
      ],
    };
    const bundle = await act<{ id: number }>(page, 'products.save', { id: null, version: 0, draft });
    const order = await orderOf([{ productId: bundle.id as never, quantity: 2 }], 'Bundled');
    await choose(page, tray.sku);
    await expect(page.getByText('10 available')).toBeVisible();
    await choose(page, cup.sku);
    await expect(page.getByText('6 available')).toBeVisible();
    await page.goto(`/admin/orders/${order}/`);
    await expect(page.getByText(cup.sku).first()).toBeVisible();
  },
);

adminTest(
  'ST-01 stock is transferred to a second location, counted there, and the history shows both',
  PROOF,
  async ({ page }) => {
    // The first by SKU, so it is on the first page of the sheet.
    const sku = `A0-SPREAD-${randomUUID().slice(0, 6)}`;
    await addHiddenProducts([
      { Type: 'simple', SKU: sku, Name: `Rack ${sku}`, 'Regular price': '20.00', Stock: '8', Published: '1' },
    ]);
    const place = `Store ${sku}`;
    await page.goto('/admin/locations/');
    await page.getByRole('textbox', { name: 'Add location · English' }).fill(place);
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(page.getByRole('textbox', { name: `${place} · English` })).toHaveValue(place);
    await choose(page, sku);
    await page.getByLabel('To', { exact: true }).first().click();
    await page.getByRole('option', { name: new RegExp(`^${place}`) }).click();
    await page.getByRole('textbox', { name: 'Quantity', exact: true }).fill('9');
    await page.getByRole('button', { name: 'Transfer', exact: true }).click();
    await expect(page.getByText('Only 8 in stock.')).toBeVisible();
    await page.getByRole('textbox', { name: 'Quantity', exact: true }).fill('3');
    await page.getByRole('button', { name: 'Transfer', exact: true }).click();
    await expect(page.getByText(`${place}: 3`)).toBeVisible();
    await page.getByRole('button', { name: 'Stock history' }).click();
    await expect(page.getByRole('table', { name: 'Stock history' })).toContainText('-3');
    await expect(page.getByRole('table', { name: 'Stock history' })).toContainText('+3');

    const locations = await act<{ id: number; name: { en: string } }[]>(page, 'locations.list', {});
    const at = locations.find(({ name }) => name.en === place)?.id ?? 0;
    await page.goto(`/admin/locations/count/?at=${at}`);
    await page.getByRole('textbox', { name: new RegExp(`^Counted quantity of .*${sku}$`) }).fill('2');
    await page.getByRole('button', { name: new RegExp(`^Save count of .*${sku}$`) }).click();
    await expect(page.getByRole('row').filter({ hasText: sku })).toContainText('Saved.');
    expect(await levelOf(await idOf(sku))).toBe(7);
    expect(await imbalances()).toEqual([]);

    await choose(page, sku);
    await page.getByRole('textbox', { name: 'Adjust quantity' }).fill('-6');
    await expect(page.getByText('7 available')).toBeVisible();
    await page.goto('/admin/locations/');
    await page.getByRole('button', { name: 'Delete', exact: true }).last().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(page.getByText('This location has stock history')).toBeVisible();
    const row = page
      .locator('.admin-row')
      .filter({ has: page.getByRole('textbox', { name: `${place} · English` }) });
    await row.getByRole('button', { name: 'Deactivate', exact: true }).click();
    const closing = page.getByRole('dialog', { name: `Deactivate ${place}?` });
    await expect(closing).toContainText('Products: 1, units: 2.');
    await closing.getByRole('button', { name: 'Deactivate', exact: true }).last().click();
    await expect(page.getByText(`${place} was deactivated.`)).toBeVisible();
    await expect(page.getByRole('button', { name: `Reactivate: ${place}` })).toBeVisible();
    expect(await levelOf(await idOf(sku))).toBe(7);
    expect(await imbalances()).toEqual([]);
  },
);

adminTest(
  'BO-01 a tag is added, renamed in both languages, and removed as long as no product has it',
  PROOF,
  async ({ page }) => {
    const word = `Tag ${randomUUID().slice(0, 6)}`;
    await page.goto('/admin/tags/');
    await page.getByRole('textbox', { name: 'Add tag · English' }).fill(word);
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expectSaved(page);
    await page.goto(`/admin/tags/?q=${encodeURIComponent(word)}`);
    await page.getByRole('textbox', { name: `${word} · Arabic` }).fill('وسم');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expectSaved(page);
    await page.goto('/ar/admin/tags/?q=%D9%88%D8%B3%D9%85');
    await expect(page.getByRole('textbox', { name: /^وسم · / }).first()).toHaveValue(word);
    await page.goto(`/admin/tags/?q=${encodeURIComponent(word)}`);
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(page.getByText('No tags found')).toBeVisible();
  },
);
