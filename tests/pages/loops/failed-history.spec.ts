import { expect, type Page } from '@playwright/test';
import { test } from '../shop.ts';
import { filter, grid, pageOfNodes } from './place-loops.ts';

const REFRESH = '**/wp-json/elementor-pro/v1/refresh-loop';

const place = () =>
  pageOfNodes('failing-list', [
    filter('failing', { taxonomy: 'product_tag', multiple: 'OR' }),
    grid('failing', { perPage: 4 }),
  ]);

const loopOf = (page: Page) => page.locator('[data-loop="failing"]');
const itemsOf = (page: Page) =>
  loopOf(page)
    .locator('[data-loop-items] > li')
    .evaluateAll((all) => all.map((one) => one.className));
const query = (page: Page) => new URL(page.url()).search;
const message = (page: Page) => loopOf(page).getByText('This list could not be loaded.').first();

/** Opens the second page of the list, and fails its later calls. @returns the items of both pages */
async function turnAndFail(page: Page): Promise<{ first: string[]; second: string[] }> {
  await page.goto(await place());
  const first = await itemsOf(page);
  await loopOf(page).locator('a.next').click();
  await expect.poll(() => itemsOf(page)).not.toEqual(first);
  await page.route(REFRESH, (route) => route.fulfill({ status: 500, json: {} }));
  return { first, second: await itemsOf(page) };
}

test('GF-19 GF-11 when Back fails, list and address stay as they were, and another try goes back', async ({
  page,
}) => {
  const { first, second } = await turnAndFail(page);
  await page.goBack();
  await expect(message(page)).toBeVisible();
  expect(await itemsOf(page)).toEqual(second);
  expect(query(page)).toBe('?e-page-failing=2');
  await page.unroute(REFRESH);
  await loopOf(page).getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => itemsOf(page)).toEqual(first);
  await expect(message(page)).toBeHidden();
  await expect(loopOf(page).locator('.e-loop-item a').first()).toBeFocused();
  expect(query(page)).toBe('');
  await page.goForward();
  await expect.poll(() => itemsOf(page)).toEqual(second);
});

test('GF-19 GF-10 a pick that fails is no step of the history', async ({ page }) => {
  const { first, second } = await turnAndFail(page);
  const terms = page.locator('[data-filter-loop="failing"] [data-filter]');
  await terms.first().click();
  await expect(message(page)).toBeVisible();
  expect(query(page)).toBe('?e-page-failing=2');
  await page.unroute(REFRESH);
  await page.goBack();
  await expect.poll(() => itemsOf(page)).toEqual(first);
  expect(query(page)).toBe('');
  await page.goForward();
  await expect.poll(() => itemsOf(page)).toEqual(second);
});
