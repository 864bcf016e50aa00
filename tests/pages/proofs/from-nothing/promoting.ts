import type { Page } from '@playwright/test';
import { expect } from '../../shop.ts';
import type { DemoCategory, DemoPromotion } from './demo-files.ts';
import { find, pick } from './picking.ts';

const KINDS = {
  percentage: 'Percentage discount',
  'piece-amount': 'Fixed product discount',
  'buy-get': 'Buy X get Y',
  'free-delivery': 'Free shipping',
} as const;

async function fill(page: Page, name: string, value: string | number | undefined): Promise<void> {
  if (value !== undefined) await page.getByRole('textbox', { name, exact: true }).fill(String(value));
}

/** Adds one promotion of the demo. */
export async function promote(
  page: Page,
  { include, exclude, ...promotion }: DemoPromotion,
  categories: readonly DemoCategory[],
): Promise<void> {
  await page.goto('/admin/promotions/new/');
  await pick(page, 'Discount type', KINDS[promotion.kind]);
  await fill(page, 'Code', promotion.code);
  await fill(page, 'Title shown to customers · English', promotion.title.en);
  await fill(page, 'Title shown to customers · Arabic', promotion.title.ar);
  if (promotion.automatic === true) await page.getByRole('checkbox', { name: 'Automatic discount' }).check();
  await fill(page, 'Percentage', promotion.kind === 'buy-get' ? 100 : promotion.percent);
  await fill(page, 'Amount', promotion.amount);
  await fill(page, 'Quantity to buy', promotion.buy);
  await fill(page, 'Quantity to get', promotion.get);
  await fill(page, 'Minimum spend', promotion.minimumSpend);
  await fill(page, 'Usage limit per customer', promotion.usageLimitPerCustomer);
  if (promotion.ends !== undefined) await page.getByLabel('End date').fill(`${promotion.ends}T23:59`);
  for (const sku of include?.products ?? []) await find(page, 'Applies to products', sku);
  for (const slug of exclude?.categories ?? []) {
    const name = categories.find((one) => one.slug === slug)?.name.en ?? '';
    await find(page, 'Excludes categories', name);
  }
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: promotion.code })).toBeVisible();
}
