import type { Page } from '@playwright/test';
import { accessibilityFaults } from '../accessibility.ts';
import { PROOF } from '../screens.ts';
import { expect, test } from '../shop.ts';

const PAIR = '/compare/?compare=orveta-duo,kovia-bar';

const columns = (page: Page) => page.getByRole('columnheader');
const row = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });

test('devices stand side by side in the order of the address, and what differs is marked', async ({
  page,
}) => {
  const answer = await page.goto(PAIR);
  expect(answer?.headers()['x-robots-tag']).toBe('noindex, follow');
  await expect(columns(page)).toHaveText(['Orveta Duo', 'Kovia Bar']);
  await expect(row(page, 'Heating type').getByRole('cell')).toHaveText([
    'Internal ceramic blade',
    'Peripheral film heater',
  ]);
  await expect(page.getByRole('rowheader', { name: 'Heating type (differs)' })).toBeVisible();
  await expect(page.getByRole('rowheader', { name: 'Warranty', exact: true })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Show only differences' }).check();
  await expect(page.getByRole('rowheader', { name: 'Warranty', exact: true })).toBeHidden();
  await expect(page.getByRole('rowheader', { name: 'Heating type (differs)' })).toBeVisible();
  await page.getByRole('link', { name: 'Remove Orveta Duo' }).click();
  await expect(columns(page)).toHaveText(['Kovia Bar']);
  await expect(page).toHaveURL(/\/compare\/\?compare=kovia-bar#compare$/);
});

test('the names stay below the header while the facts are scrolled', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 500 });
  await page.goto(PAIR);
  await page.getByRole('rowheader', { name: 'Warranty', exact: true }).scrollIntoViewIfNeeded();
  await expect(columns(page).first()).toBeInViewport();
});

for (const [prefix, title] of [
  ['', 'Compare devices'],
  ['/ar', 'قارن الأجهزة'],
] as const)
  test(`three devices fit a phone and have no faults of accessibility ${prefix}`, PROOF, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto(`${prefix}/compare/`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(columns(page)).toHaveCount(3);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    expect(await accessibilityFaults(page)).toEqual([]);
  });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the form compares what is chosen, and unknown products are left out', async ({ page }) => {
    await page.goto('/compare/?compare=nothing-of-ours,solvane-slate');
    await expect(columns(page)).toHaveText(['Solvane Slate']);
    await page.getByLabel('Product 2').selectOption({ label: 'Kovia Pebble' });
    await page.getByRole('button', { name: 'Compare' }).click();
    await expect(columns(page)).toHaveText(['Solvane Slate', 'Kovia Pebble']);
    await expect(page.getByLabel('Product 2')).toHaveValue('kovia-pebble');
  });
});
