import type { APIRequestContext } from '@playwright/test';
import { type PrintedPage, readPage, withClass, withTag, wordsOf } from '../printed-page.ts';
import { PROOF } from '../screens.ts';
import { expect, test } from '../shop.ts';

const PARAMETERS = ['s', 'q', 'search', 'query', 'keyword'];

/** The names of the products on a page. */
async function namesOn(request: APIRequestContext, address: string): Promise<string[]> {
  return withClass(await readPage(request, address), 'woocommerce-loop-product__title').map((title) =>
    wordsOf(title),
  );
}

test('SE-01 each of five parameters gives the same results, on home and shop', async ({ request }) => {
  const seen = new Set<string>();
  for (const path of ['/', '/shop/']) {
    for (const name of PARAMETERS) {
      const names = await namesOn(request, `${path}?${name}=cedrane`);
      expect(names.length).toBeGreaterThan(3);
      seen.add(names.join('|'));
    }
  }
  expect(seen.size).toBe(1);
});

test('SE-01 a search within a category works', async ({ request }) => {
  const names = await namesOn(request, '/category/accessories/?q=orveta');
  expect(names).toContain('Orveta Leather Pouch');
  expect(names).not.toContain('Orveta Solo');
});

test('SE-02 the form has the wire’s markup and writes s', PROOF, async ({ page }) => {
  await page.goto('/');
  const form = page.locator('.j-header form.woocommerce-product-search');
  await expect(form).toHaveAttribute('role', 'search');
  await expect(form).toHaveAttribute('method', 'get');
  await expect(form).toHaveAttribute('action', '/');
  await page.locator('details[data-search] > summary').click();
  await expect(form.locator('input.search-field')).toBeFocused();
  await page.keyboard.type('menthol');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/\?s=menthol&post_type=product$/);
});

test('WIRE-14 a single result redirects to its product', async ({ request }) => {
  const answer = await request.get('/?s=2900mah&post_type=product', { maxRedirects: 0 });
  expect(answer.status()).toBe(302);
  expect(answer.headers().location).toBe('/product/orveta-solo/');
  const arabic = await request.get('/ar/?s=2900mah', { maxRedirects: 0 });
  expect(arabic.headers().location).toBe('/ar/product/orveta-solo/');
});

test('SE-03 a search for a page finds the page, beside products or alone, in both languages', async ({
  request,
}) => {
  const alone = await readPage(request, '/?s=privacy');
  expect(withClass(alone, 'woocommerce-no-products-found')).toEqual([]);
  expect(wordsOf(withTag(alone, 'h1'))).toBe('Results for “privacy”');
  const links = (page: PrintedPage) =>
    withTag(page, 'main').flatMap((main) => withTag(main, 'a').map(({ attribs }) => attribs.href));
  expect(links(alone)).toContain('/privacy/');
  expect(links(await readPage(request, '/?s=returns'))).toContain('/shipping-returns/');
  expect(links(await readPage(request, `/ar/?s=${encodeURIComponent('الخصوصية')}`))).toContain(
    '/ar/privacy/',
  );
});

test('SE-03 the suggestions for ‘shipping’ have its page first, for ‘returns’ a product of that name', async ({
  request,
}) => {
  const pathsOf = async (words: string) =>
    withClass(await readPage(request, `/wp-json/jamra/v1/suggestions/?s=${words}`), 'j-suggest__option').map(
      ({ attribs }) => attribs.href,
    );
  expect((await pathsOf('shipping'))[0]).toBe('/shipping-returns/');
  expect((await pathsOf('returns'))[0]).toContain('/product/');
});

test('SE-03 a misspelled name and its Arabic spelling find the same device', async ({ request }) => {
  for (const typed of ['kovia pebel', 'كوفيا بيبل', 'kofia pebble']) {
    const address = `/?s=${encodeURIComponent(typed)}`;
    expect((await namesOn(request, address))[0], typed).toBe('Kovia Pebble');
  }
  const corrected = await readPage(request, '/?s=kofia+pebble');
  expect(wordsOf(withClass(corrected, 'j-searchhints'))).toContain('Showing results for “Kovia pebble”');
});

test('SE-03 categories and articles are shown beside the products', async ({ request }) => {
  const beside = withClass(await readPage(request, '/?s=flavour'), 'j-beside');
  expect(beside.flatMap((one) => withTag(one, 'a').map((link) => wordsOf(link)))).toContain(
    'Choosing a flavour without guessing',
  );
});

test('WIRE-14 a search without results offers suggestions, in both languages', PROOF, async ({ page }) => {
  const answer = await page.goto('/?s=walnut+chandelier');
  expect(answer?.status()).toBe(200);
  await expect(page.locator('.woocommerce-no-products-found .woocommerce-info')).toHaveText(
    'Check the spelling or try fewer words.',
  );
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No results for “walnut chandelier”');
  await expect(page.getByRole('link', { name: 'Accessories', exact: true }).last()).toBeVisible();
  await expect(page.locator('li.product')).toHaveCount(4);
  await page.getByRole('link', { name: 'walnut', exact: true }).click();
  await expect(page.locator('.woocommerce-loop-product__title').first()).toContainText('Walnut');
  await page.goto('/ar/?s=تلفزيون');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('تلفزيون');
});

test('no search input causes a fault', PROOF, async ({ request }) => {
  for (const typed of [
    "'",
    '%00',
    '%5C',
    '%27%29%3B--',
    ':*%26|!',
    '%F0%9F%94%A5',
    '-',
    '%D9%AA',
    'a'.repeat(3000),
  ]) {
    for (const path of ['/', '/shop/', '/ar/', '/wp-json/jamra/v1/suggestions/']) {
      expect((await request.get(`${path}?s=${typed}`)).status(), `${path}?s=${typed}`).toBeLessThan(500);
    }
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('SE-03 the search page works without scripts', PROOF, async ({ page }) => {
    await page.goto('/');
    await page.locator('details[data-search] > summary').click();
    await page.locator('#site-search').fill('frost');
    await page.locator('.j-header form.woocommerce-product-search button').click();
    await expect(page.locator('.woocommerce-loop-product__title').first()).toHaveText('Falaj Frost');
  });
});
