import { expect, type Page } from '@playwright/test';
import { filter, grid } from '../loops/place-loops.ts';
import { settingTest as test } from '../with-setting.ts';
import { follow, HEADING, popupOf, publish, ready, visit, WHERE } from './popup-page.ts';

test.afterAll(() => publish());

const LISTED = [
  HEADING,
  filter('boxed', { taxonomy: 'product_brand', multiple: 'OR' }),
  grid('boxed', { perPage: 4, paging: 'load-more' }),
];
/** Fetched when the popup opens. */
const LARGE = [
  ...LISTED,
  {
    ...{ id: 'terms', widget: 'text', version: 1 },
    settings: { html: { en: `<p>${'A gift with every order over 200 dirhams. '.repeat(250)}</p>` } },
  },
];

async function openPopup(page: Page, id: number) {
  await follow(page, `#popup:open?id=${id}`);
  await expect(popupOf(page, id)).toBeVisible();
}

const itemsIn = (page: Page) => popupOf(page).locator('.e-loop-item');
const query = (page: Page) => new URL(page.url()).search;

test('GF-10 GF-11 a loop in a popup is filtered in place, also when the popup opens again', async ({
  page,
}) => {
  const [id = 0] = await publish({ tree: LISTED });
  await visit(page);
  await ready(page);
  await openPopup(page, id);
  await expect(itemsIn(page)).toHaveCount(4);
  const all = await itemsIn(page).allInnerTexts();
  const term = popupOf(page).locator('[data-filter]').first();
  const slug = await term.getAttribute('data-filter');
  await term.click();
  await expect(term).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => itemsIn(page).allInnerTexts()).not.toEqual(all);
  const filtered = await itemsIn(page).allInnerTexts();
  expect(query(page)).toBe(`?e-filter-boxed-product_brand=${slug}`);
  await page.keyboard.press('Escape');
  await expect(popupOf(page)).toHaveCount(0);
  await openPopup(page, id);
  await expect.poll(() => itemsIn(page).allInnerTexts()).toEqual(filtered);
  await page.goBack();
  await expect.poll(() => itemsIn(page).allInnerTexts()).toEqual(all);
  expect(query(page)).toBe('');
});

test('GF-10 a loop in a popup that is fetched loads more and is filtered in place', async ({ page }) => {
  const [id = 0] = await publish({ tree: LARGE });
  await visit(page);
  await ready(page);
  await openPopup(page, id);
  await popupOf(page).locator('[data-loop-more]').click();
  await expect(itemsIn(page)).toHaveCount(8);
  await popupOf(page).locator('[data-filter]').first().click();
  await expect(popupOf(page).locator('[aria-pressed="true"]')).toHaveCount(1);
  expect(new URL(page.url()).pathname).toBe(WHERE);
});
