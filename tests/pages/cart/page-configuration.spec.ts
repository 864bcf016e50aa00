import type { Page } from '@playwright/test';
import { productId } from '../demo-products.ts';
import { expect, test } from '../shop.ts';
import { endpoint, open, recordCalls } from './cart-page.ts';

type Globals = Record<string, Record<string, string>>;

function read(page: Page, object: string): Promise<Record<string, string>> {
  return page.evaluate((name) => (globalThis as unknown as Globals)[name] ?? {}, object);
}

test('CF-01 CF-03 CF-06 what scripts read is on the page as strings, and its addresses and nonce work', async ({
  page,
  request,
}) => {
  await page.goto('/shop/');
  expect((await read(page, 'wc_add_to_cart_params')).cart_redirect_after_add).toBe('no');
  expect(await read(page, 'wc_cart_fragments_params')).toMatchObject({
    fragment_name: 'wc_fragments_jamra_en',
    cart_hash_key: 'wc_cart_hash_jamra_en',
    request_timeout: '5000',
  });
  const { ajax_url: ajaxUrl, cart_url: cartUrl, nonce } = await read(page, 'jamra');
  expect(ajaxUrl).toMatch(/\/wp-admin\/admin-ajax\.php$/);
  expect(cartUrl).toBe('/cart/');
  expect(nonce).toMatch(/^\w{10}$/);
  expect((await request.get(cartUrl ?? '')).status()).toBe(200);
  const answer = await request.post(ajaxUrl ?? '', {
    form: {
      action: 'custom_add_to_cart',
      product_id: productId('CED-WALNUT'),
      quantity: '1',
      nonce: nonce ?? '',
    },
  });
  expect((await answer.json()).fragments).toBeDefined();
});

test('CF-02 each call replaces the placeholder of the template with its name', async ({ page }) => {
  await open(page, '/shop/');
  for (const object of ['woocommerce_params', 'wc_add_to_cart_params', 'wc_cart_fragments_params'])
    expect((await read(page, object)).wc_ajax_url, object).toBe('/?wc-ajax=%%endpoint%%');
  await page.evaluate(() => sessionStorage.clear());
  const sent = page.waitForRequest(endpoint('get_refreshed_fragments'));
  await page.reload();
  expect(new URL((await sent).url()).search).toBe('?wc-ajax=get_refreshed_fragments');
});

test('CF-02 a template with another path is used', async ({ page }) => {
  await page.addInitScript(() => {
    let params: Record<string, string> = {};
    Object.defineProperty(globalThis, 'wc_cart_fragments_params', {
      get: () => params,
      set: (value: Record<string, string>) => {
        params = { ...value, wc_ajax_url: '/shop/?wc-ajax=%%endpoint%%' };
      },
    });
  });
  const sent = page.waitForRequest('**/shop/?wc-ajax=get_refreshed_fragments');
  const calls = recordCalls(page);
  await open(page);
  await sent;
  expect(calls).toEqual(['get_refreshed_fragments']);
});

test('CF-04 CF-05 is_cart is empty except on the cart page; a product page has the texts of its reviews', async ({
  page,
}) => {
  for (const [path, value] of [
    ['/shop/', ''],
    ['/cart/', '1'],
    ['/ar/cart/', '1'],
    ['/product/kovia-bar/', ''],
  ] as const) {
    await page.goto(path);
    expect((await read(page, 'wc_add_to_cart_params')).is_cart, path).toBe(value);
  }
  const params = await read(page, 'wc_single_product_params');
  expect(params.review_rating_required).toBe('yes');
  expect(params.i18n_required_rating_text).toBe('Please select a rating');
});
