import { PROOF } from '../screens.ts';
import { expect } from '../shop.ts';
import { settingTest as test } from '../with-setting.ts';

test('SE-02 the form writes the configured parameter', PROOF, async ({ page, setting }) => {
  await setting('search.parameter', 'keyword');
  await page.goto('/');
  await page.locator('details[data-search] > summary').click();
  await expect(page.locator('details[data-search] input[type="search"]')).toBeFocused();
  await page.keyboard.type('menthol');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/\?keyword=menthol&post_type=product$/);
  await expect(page.locator('li.product').first()).toBeVisible();
});

test('SE-02 sorting, filters and pagination write it too', PROOF, async ({ page, setting }) => {
  await setting('search.parameter', 'keyword');
  await setting('listing.perPage', 4);
  await page.goto('/?s=menthol');
  await page.locator('select.orderby').selectOption('price');
  await expect(page).toHaveURL(/\/\?orderby=price&paged=1&keyword=menthol&post_type=product$/);
  await page.locator('a[rel~="next"], a.next').first().click();
  await expect(page).toHaveURL(/\/page\/2\/\?keyword=menthol&post_type=product&orderby=price$/);
  const filter = page.locator('[data-filter-panel] a[data-term]').first();
  await expect(filter).toHaveAttribute('href', /^\/\?keyword=menthol&/);
});

test('SE-02 the forms and links of a page name the configured parameter', async ({ request, setting }) => {
  await setting('search.parameter', 'keyword');
  const html = await (await request.get('/shop/?q=menthol')).text();
  const fields = [...html.matchAll(/<input[^>]*type="search"[^>]*>/g)].map(([field]) => field);
  expect(fields.length).toBeGreaterThan(0);
  for (const field of fields) expect(field).toContain('name="keyword"');
  expect(html).toContain('keyword=menthol');
  expect(html).not.toMatch(/[?&;]s=menthol/);
});

test('SE-03 synonyms are a setting', PROOF, async ({ page, setting }) => {
  await setting('search.sameWords', ['gubbins, walnut']);
  await page.goto('/?s=gubbins');
  await expect(page.locator('.woocommerce-loop-product__title').first()).toContainText('Walnut');
});
