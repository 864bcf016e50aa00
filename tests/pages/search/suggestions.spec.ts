import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { PROOF } from '../screens.ts';
import { expect, settle, test } from '../shop.ts';

async function openSearch(page: Page, path = '/'): Promise<void> {
  await page.goto(path);
  await page.locator('details[data-search] > summary').click();
  await expect(page.locator('#site-search')).toBeFocused();
}

test('SE-03 the field is focused if it was opened before the script was loaded', async ({ page }) => {
  const script = Promise.withResolvers<void>();
  await page.route(/\/s\/main-[^/]*\.js$/, async (route) => {
    await script.promise;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await page.locator('details[data-search] > summary').click();
  await expect(page.locator('#site-search')).toBeVisible();
  script.resolve();
  await expect(page.locator('#site-search')).toBeFocused();
});

test('SE-03 two letters suggest products with price, categories and articles; Escape closes the list, then the search', async ({
  page,
}) => {
  await openSearch(page);
  await page.keyboard.type('l');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await page.keyboard.type('u');
  const list = page.getByRole('listbox');
  await expect(list.getByRole('option', { name: /Lumenta Classic/ }).first()).toBeVisible();
  await expect(list.locator('mark').first()).toHaveText('Lu');
  await expect(list.locator('.price').first()).toBeVisible();
  await expect(list.getByRole('group', { name: 'Categories' })).toContainText('Lumenta');
  await expect(page.locator('.j-header [data-suggest-said]')).toContainText('suggestions');
  await page.keyboard.press('Escape');
  await expect(list).toHaveCount(0);
  await expect(page.locator('#site-search')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator('details[data-search]')).not.toHaveAttribute('open', /.*/);
  await expect(page.locator('details[data-search] > summary')).toBeFocused();
});

test('SE-03 arrows move through the list, Enter opens the active option', PROOF, async ({ page }) => {
  await openSearch(page);
  await page.keyboard.type('orveta solo');
  const input = page.locator('#site-search');
  const first = page.getByRole('option').first();
  await expect(first).toContainText('Orveta Solo');
  await page.keyboard.press('ArrowDown');
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await expect(input).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id')) ?? '');
  await expect(input).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(input).not.toHaveAttribute('aria-activedescendant', /.+/);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/product\/orveta-solo\/$/);
});

test('SE-03 it reports no results and failed requests', PROOF, async ({ page }) => {
  await openSearch(page);
  await page.keyboard.type('zzqqxx');
  await expect(page.locator('.j-header [data-suggest-list]')).toContainText('No suggestions for “zzqqxx”');
  await page.route('**/suggestions/**', (route) => route.abort());
  await page.locator('#site-search').fill('duo');
  await expect(page.locator('.j-header [data-suggest-state="failed"]')).toBeVisible();
  await page.unroute('**/suggestions/**');
  await page.locator('#site-search').fill('dock');
  await expect(page.getByRole('option').first()).toContainText('Dock');
});

test('SE-03 an older answer never covers a newer one', PROOF, async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route('**/suggestions/?s=du&**', async (route) => {
    await held.promise;
    await route.continue().catch(() => undefined);
  });
  await openSearch(page);
  const request = page.waitForRequest('**/suggestions/?s=du&**');
  await page.locator('#site-search').fill('du');
  await request;
  await page.locator('#site-search').fill('falaj');
  await expect(page.getByRole('option').first()).toContainText('Falaj');
  held.resolve();
  await settle(page);
  await expect(page.getByRole('option').first()).toContainText('Falaj');
});

test('SE-03 it fills a phone’s screen, also in Arabic, and closes by its button', PROOF, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openSearch(page, '/ar/');
  await page.keyboard.type('كوف');
  await expect(page.getByRole('option').first()).toContainText('كوفيا');
  const panel = await page.locator('.j-search__panel').boundingBox();
  expect(panel).toMatchObject({ x: 0, y: 0, width: 360, height: 740 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await page.locator('details[data-search] > summary').click();
  await expect(page.locator('.j-search__panel')).toBeHidden();
});

test('the open list passes axe', PROOF, async ({ page }) => {
  await openSearch(page);
  await page.keyboard.type('orveta');
  await expect(page.getByRole('listbox')).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).include('.j-header').analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
});

test(
  'SE-03 an empty field offers the visitor’s last searches, which can be cleared',
  PROOF,
  async ({ page }) => {
    const option = (name: string) => page.getByRole('option', { name, exact: true });
    for (const term of ['menthol', 'charger']) {
      await openSearch(page);
      await page.keyboard.type(term);
      await page.keyboard.press('Enter');
      await page.waitForURL((url) => url.searchParams.get('s') === term);
      await settle(page);
    }
    await openSearch(page);
    await expect(page.getByRole('group', { name: 'Recent searches' }).getByRole('option')).toHaveText([
      'charger',
      'menthol',
    ]);
    await page.keyboard.type('lume');
    await expect(page.getByRole('option', { name: /Lumenta/ }).first()).toBeVisible();
    await expect(option('charger')).toHaveCount(0);
    await page.locator('#site-search').fill('');
    await page.keyboard.press('ArrowDown');
    await expect(option('charger')).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => ['menthol', 'charger'].includes(url.searchParams.get('s') ?? ''));
    await openSearch(page);
    await page.getByRole('button', { name: 'Clear recent searches' }).click();
    await expect(page.getByRole('group', { name: 'Recent searches' })).toBeHidden();
    await expect(page.getByRole('group', { name: 'Shop by category' })).toContainText('Devices');
    await expect(page.locator('#site-search')).toBeFocused();
    expect(await page.evaluate(() => localStorage.getItem('jamra_searches'))).toBeNull();
  },
);
