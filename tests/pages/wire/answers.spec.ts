import type { APIRequestContext } from '@playwright/test';
import { PROOF } from '../screens.ts';
import { expect, test } from '../shop.ts';

const GOLD = '/product/cedrane-gold/';

async function goldIn(request: APIRequestContext): Promise<string> {
  const html = await (await request.get(GOLD)).text();
  return (
    /name="add-to-cart"[^>]*value="(\d+)"|value="(\d+)"[^>]*name="add-to-cart"/
      .exec(html)
      ?.slice(1)
      .find(Boolean) ?? ''
  );
}

test('CF-02 an endpoint answers a GET on any address at once, and is not cached', async ({ request }) => {
  for (const path of ['/', '/shop/', '/ar/shop/', '/shop', '/nothing/at/all/']) {
    const answer = await request.get(`${path}?wc-ajax=get_refreshed_fragments`, { maxRedirects: 0 });
    expect([path, answer.status()]).toEqual([path, 200]);
    expect(answer.headers()).toMatchObject({
      'content-type': 'application/json; charset=UTF-8',
      'x-robots-tag': 'noindex',
      'x-content-type-options': 'nosniff',
      'cache-control': expect.stringMatching(/no-cache, must-revalidate, max-age=0/),
      expires: 'Wed, 11 Jan 1984 05:00:00 GMT',
    });
    expect(Object.keys(await answer.json())).toEqual(['fragments', 'cart_hash']);
  }
});

test('CA-07 the running shop follows its description at the edges, too', async ({ request }) => {
  const unknown = await request.post('/shop/?wc-ajax=a/b', { form: {} });
  expect([unknown.status(), await unknown.text()]).toEqual([200, '']);
  const action = await request.post('/wp-admin/admin-ajax.php', { form: { action: 'nothing' } });
  expect([action.status(), await action.text()]).toEqual([400, '0']);
  const large = await request.post('/?wc-ajax=add_to_cart', { form: { filling: 'a'.repeat(1024 * 1024) } });
  expect(large.status()).toBe(413);
  expect(await large.json()).toMatchObject({ error: true, code: 'request.too-large' });
  const broken = await request.post('/cart/', {
    headers: { 'content-type': 'multipart/form-data' },
    data: 'x',
  });
  expect(broken.status()).toBe(400);
});

test("CA-07 the nonces of the cart's page are good for its calls", PROOF, async ({ page }) => {
  await page.goto('/cart/');
  const answers = await page.evaluate(async () => {
    const params = (window as unknown as { wc_cart_params: Record<string, string> }).wc_cart_params;
    const ask = async (endpoint: string, fields: Record<string, string>) => {
      const url = (params.wc_ajax_url ?? '').replace('%%endpoint%%', endpoint);
      const answer = await fetch(url, { method: 'POST', body: new URLSearchParams(fields) });
      return `${answer.status} ${(await answer.text()).slice(0, 40)}`;
    };
    return [
      await ask('apply_coupon', { security: params.apply_coupon_nonce ?? '', coupon_code: 'nobody-has-it' }),
      await ask('remove_coupon', { security: params.remove_coupon_nonce ?? '', coupon: '' }),
      await ask('update_shipping_method', { security: params.update_shipping_method_nonce ?? '' }),
      await ask('apply_coupon', { coupon_code: 'x' }),
    ];
  });
  expect(answers.map((one) => one.slice(0, 3))).toEqual(['200', '200', '200', '403']);
  expect(answers[0]).toContain('<ul class="woocommerce-error"');
  expect(answers[2]).toContain('cart_totals');
  expect(answers[3]).toBe('403 -1');
});

test('CK-01 CK-02 come with the page that a link adds on, and change with the cart', async ({ request }) => {
  const id = await goldIn(request);
  const cookieNamed = async (name: string) =>
    (await request.storageState()).cookies.find((one) => one.name === name)?.value;
  const added = await request.get(`/shop/?add-to-cart=${id}&quantity=2`, { maxRedirects: 0 });
  expect(added.status()).toBe(200);
  expect(await added.text()).toContain('added to your cart');
  expect(await cookieNamed('woocommerce_items_in_cart')).toBe('2');
  const { cart_hash } = await (await request.get('/?wc-ajax=get_refreshed_fragments')).json();
  expect(await cookieNamed('woocommerce_cart_hash')).toBe(cart_hash);
});
