import type { Page } from '@playwright/test';
import { accessibilityFaults } from '../accessibility.ts';
import { readPage, withTag, wordsOf } from '../printed-page.ts';
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

test('on a phone three devices stand side by side, and their names stay while the facts are scrolled', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/compare/');
  const table = page.getByRole('group', { name: 'Compare' });
  expect(await table.evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0);
  await page.getByRole('rowheader', { name: 'Session time (differs)' }).scrollIntoViewIfNeeded();
  for (const column of await columns(page).all()) await expect(column).toBeInViewport({ ratio: 1 });
});

test('four devices are scrolled below the names of the facts', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 900 });
  await page.goto('/compare/?compare=orveta-duo,orveta-twin-dock,orveta-solo,kovia-bar');
  const table = page.getByRole('group', { name: 'Compare' });
  await table.evaluate((it) => it.scrollBy(70, 0));
  await page.getByRole('columnheader').first().scrollIntoViewIfNeeded();
  const covering = await table.evaluate((it) => {
    const first = it.querySelector('td');
    const { left, right, top, bottom } = (first as Element).getBoundingClientRect();
    const rows = Array.from({ length: 40 }, (_, at) => top + ((bottom - top) * (at + 0.5)) / 40);
    return rows
      .filter((y) => y > 120 && y < innerHeight)
      .flatMap((y) => [left + 4, right - 4].map((x) => document.elementFromPoint(x, y)))
      .filter((found) => found !== first)
      .map((found) => found?.className);
  });
  expect(covering).toEqual([]);
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

test('every stick can be chosen, however many products a page of a listing has', async ({ request }) => {
  const [choice] = withTag(await readPage(request, '/compare-sticks/'), 'select');
  const names = choice === undefined ? [] : withTag(choice, 'option').map((option) => wordsOf(option));
  expect(names).toEqual(expect.arrayContaining(['Cedrane Amber', 'Lumenta Cardamom', 'Falaj Damask']));
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
