import type { Page } from '@playwright/test';
import { accessibilityFaults } from '../accessibility.ts';
import { readPage, withTag, wordsOf } from '../printed-page.ts';
import { PROOF } from '../screens.ts';
import { expect, test } from '../shop.ts';

const PAIR = '/compare/?compare=orveta-duo,kovia-bar';

const columns = (page: Page) => page.getByRole('columnheader');
const row = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });

test('devices are side by side in the order of the address, and differences are marked', async ({ page }) => {
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

const FOUR = 'compare=orveta-duo,orveta-twin-dock,orveta-solo,kovia-bar';

for (const [query, count] of [
  ['', 3],
  [`?${FOUR}`, 4],
] as const)
  for (const prefix of ['', '/ar'])
    test(`on a phone ${count} devices are side by side, and pictures and names stay while the facts are scrolled ${prefix}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 360, height: 640 });
      await page.goto(`${prefix}/compare/${query}`);
      await expect(columns(page)).toHaveCount(count);
      const table = page.getByRole('table');
      expect(await table.evaluate(({ parentElement: it }) => it && it.scrollWidth - it.clientWidth)).toBe(0);
      await page.getByRole('rowheader').last().scrollIntoViewIfNeeded();
      for (const column of await columns(page).all()) {
        await expect(column).toBeInViewport({ ratio: 1 });
        await expect(column.locator('.j-tile')).toBeInViewport({ ratio: 1 });
      }
    });

test('on a phone nothing covers the pictures of four devices, and their columns are below their heads', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(`/compare/?${FOUR}`);
  const table = page.getByRole('table');
  const covering = await table.evaluate((it) =>
    [...it.querySelectorAll('.j-tile')].flatMap((tile) => {
      tile.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, top, width, height } = tile.getBoundingClientRect();
      const points = [0.1, 0.3, 0.5, 0.7, 0.9];
      return points
        .flatMap((x) => points.map((y) => document.elementFromPoint(left + width * x, top + height * y)))
        .filter(
          (headings) =>
            headings?.closest('th')?.querySelector('.j-tile') !== tile || headings.closest('button, .button'),
        )
        .map((heading) => heading?.className);
    }),
  );
  expect(covering).toEqual([]);
  const startsOf = (selector: string) =>
    table.evaluate(
      (it, cells) =>
        [...it.querySelectorAll(cells)].map((cell) => Math.round(cell.getBoundingClientRect().left)),
      selector,
    );
  expect(await startsOf('tbody tr:last-child td')).toEqual(await startsOf('thead th'));
});

test('LY-03 at 320 px four devices scroll in their table, and no word is broken', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`/compare/?${FOUR}`);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  const broken = await page.getByRole('table').evaluate((table) => {
    const texts = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode())
      for (const { index, 0: word } of (text.textContent ?? '').matchAll(/\p{L}+/gu)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1)
          broken.push(word);
      }
    return broken;
  });
  expect(broken).toEqual([]);
  await page.getByRole('rowheader').last().scrollIntoViewIfNeeded();
  await page.getByRole('row').last().getByRole('cell').last().scrollIntoViewIfNeeded();
  await expect(columns(page).last()).toBeInViewport();
  await expect(page.getByRole('rowheader').last()).toBeInViewport();
});

test('a compared product is chosen from its column', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(`/compare/?${FOUR}`);
  await page.getByRole('link', { name: 'Choose options for Kovia Bar' }).click();
  await expect(page.getByRole('dialog')).toContainText('Kovia Bar');
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

  test('the form compares what is chosen, and unknown products are left out', PROOF, async ({ page }) => {
    await page.goto('/compare/?compare=nothing-of-ours,solvane-slate');
    await expect(columns(page)).toHaveText(['Solvane Slate']);
    await page.getByLabel('Product 2').selectOption({ label: 'Kovia Pebble' });
    await page.getByRole('button', { name: 'Compare' }).click();
    await expect(columns(page)).toHaveText(['Solvane Slate', 'Kovia Pebble']);
    await expect(page.getByLabel('Product 2')).toHaveValue('kovia-pebble');
  });
});
