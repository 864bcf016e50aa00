import type { Page } from '@playwright/test';
import { expect } from '../../shop.ts';
import type { DemoCategory, DemoPromotion } from './demo-files.ts';
import { find, pick } from './picking.ts';

const KINDS = {
  percentage: 'A percentage',
  'piece-amount': 'An amount off each piece',
  'buy-get': 'Buy some, get some',
  'free-delivery': 'Free delivery',
} as const;

async function fill(page: Page, name: string, value: string | number | undefined): Promise<void> {
  if (value !== undefined) await page.getByRole('textbox', { name, exact: true }).fill(String(value));
}

/** Makes one promotion as the demo's list describes it. */
export async function promote(
  page: Page,
  { include, exclude, ...promotion }: DemoPromotion,
  categories: readonly DemoCategory[],
): Promise<void> {
  await page.goto('/admin/promotions/new/');
  await pick(page, 'Kind', KINDS[promotion.kind]);
  await fill(page, 'Code', promotion.code);
  await fill(page, 'Title for customers · English', promotion.title.en);
  await fill(page, 'Title for customers · Arabic', promotion.title.ar);
  if (promotion.automatic === true) await page.getByRole('checkbox', { name: 'Acts by itself' }).check();
  await fill(page, 'Percent off', promotion.kind === 'buy-get' ? 100 : promotion.percent);
  await fill(page, 'Amount', promotion.amount);
  await fill(page, 'Pieces to buy', promotion.buy);
  await fill(page, 'Pieces to get', promotion.get);
  await fill(page, 'From a basket of', promotion.minimumSpend);
  await fill(page, 'Most orders per customer', promotion.usageLimitPerCustomer);
  if (promotion.ends !== undefined) await page.getByLabel('Ends').fill(`${promotion.ends}T23:59`);
  for (const sku of include?.products ?? []) await find(page, 'On · products', sku);
  for (const slug of exclude?.categories ?? []) {
    const name = categories.find((one) => one.slug === slug)?.name.en ?? '';
    await find(page, 'But not on · categories', name);
  }
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: promotion.code })).toBeVisible();
}
