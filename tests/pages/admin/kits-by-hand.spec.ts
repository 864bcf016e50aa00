import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { addHiddenProducts } from '../products.ts';
import { PROOF } from '../screens.ts';
import { expect } from '../shop.ts';
import { adminTest } from './admin.ts';
import { idOf, orderOf } from './an-order.ts';

const DEVICE = `LAMP-${randomUUID().slice(0, 6)}`;
const KIT = `${DEVICE}-KIT`;
let isMade = false;

/** A lamp in three colours, one of them sold out, and a kit of it. */
async function theKit(): Promise<void> {
  if (isMade) return;
  isMade = true;
  const attribute = { 'Attribute 1 name': 'Colour', 'Attribute 1 global': '1' };
  const variation = (colour: string, stock: string) => ({
    ...{ Type: 'variation', SKU: `${DEVICE}-${colour.toUpperCase()}`, Name: `Lamp - ${colour}` },
    ...{
      Parent: DEVICE,
      'Regular price': '90.00',
      Stock: stock,
      ...attribute,
      'Attribute 1 value(s)': colour,
    },
  });
  await addHiddenProducts([
    {
      ...{ Type: 'variable', SKU: DEVICE, Name: 'Lamp', ...attribute, 'Attribute 1 default': 'Sage' },
      'Attribute 1 value(s)': 'Sage, Dune, Ink',
    },
    variation('Sage', '50'),
    variation('Dune', '50'),
    variation('Ink', '0'),
    {
      ...{ Type: 'simple', SKU: KIT, Name: `Lamp kit ${KIT}`, 'Regular price': '100.00', Published: '1' },
      'Meta: _jamra_bundle_items': `${DEVICE} x1`,
    },
  ]);
}

async function choose(page: Page, label: string | RegExp, colour: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).last().click();
  await page.getByRole('option', { name: colour, exact: true }).click();
}

adminTest('ST-06 OR-03 the colour of a kit is chosen in a new order', PROOF, async ({ page }) => {
  await theKit();
  await page.goto('/admin/orders/new/');
  for (const _line of ['first', 'second']) {
    await page.getByRole('searchbox', { name: 'Search products by name or SKU' }).fill(KIT);
    await page.getByRole('button', { name: `Add Lamp kit ${KIT}` }).click();
  }
  const choices = page.getByRole('combobox', { name: 'Lamp, Colour' });
  await expect(choices).toHaveCount(2);
  await expect(choices.first()).toHaveValue('Sage');
  await choices.last().click();
  await expect(page.getByRole('option', { name: 'Ink, sold out' })).toHaveAttribute(
    'data-combobox-disabled',
    'true',
  );
  await page.getByRole('option', { name: 'Dune', exact: true }).click();
  await expect(page.getByText('1 × Lamp, Dune')).toBeVisible();
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill('kit.by.phone@example.com');
  await page.getByRole('textbox', { name: 'Mobile number' }).fill('050 123 4567');
  for (const [name, value] of [
    ['First name', 'Noor'],
    ['Last name', 'Saleh'],
    ['Building or villa', 'Villa 3'],
    ['Street', 'Street 12'],
  ] as const)
    await page.getByRole('textbox', { name }).fill(value);
  await expect(page.getByText(/^Total:/)).toContainText('215.00');
  await page.getByRole('button', { name: 'Create order' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Order \d+/ })).toBeVisible();
  await expect(page.getByText('1 × Lamp, Sage')).toBeVisible();
  await expect(page.getByText('1 × Lamp, Dune')).toBeVisible();
});

adminTest(
  'ST-06 OR-03 in Arabic the colour of a kit is chosen where an order is edited',
  PROOF,
  async ({ page }) => {
    await theKit();
    const id = await orderOf([{ productId: await idOf(KIT), quantity: 1 }], 'Kit');
    await page.goto(`/ar/admin/orders/${id}/`);
    await page.getByRole('button', { name: 'تعديل', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('searchbox').fill(KIT);
    await dialog.getByRole('button', { name: `إضافة Lamp kit ${KIT}` }).click();
    await choose(page, /Lamp/, 'كثباني');
    await dialog.getByRole('button', { name: 'حفظ', exact: true }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText('1 × Lamp، كثباني')).toBeVisible();
  },
);
