import { beforeEach, describe, expect, it } from 'vitest';
import { aKit } from '../a-kit.ts';
import { aProduct, aShop, PLAIN_IMPORT, rowsOf } from '../a-shop.ts';
import { aDatabase } from '../database.ts';
import { aWire, cookieAfter, type Posted, post } from './a-wire.ts';
import { FOREIGN, INVALID_VALUES } from './invalid-input.ts';
import { DETAILS } from './refusals/gift-cards.ts';

const test = aShop(await aDatabase());
const { shop, db } = test;
const app = await aWire(test);
await shop.settings.set('payments.provider', 'test');
const product = await aProduct(test, { sku: 'CASE', price: '249.00', stock: 30 });
const few = await aProduct(test, { sku: 'FEW', stock: 1 });
const sticks = await aProduct(test, { sku: 'STICKS', stock: 9 });
await db.updateTable('product').set({ class: 'tobacco' }).where('id', '=', sticks).execute();
const gift = await aProduct(test, { sku: 'GIFT', price: '100.00', more: { 'Meta: _gift_card': 'yes' } });
const { kit, device, colours } = await aKit(test, { sku: 'KIT', stock: [9, 9, 9] });
const strap = { Parent: '', 'Regular price': '', 'Attribute 1 name': 'Colour', Type: 'variable' };
await shop.catalogue.importProducts(
  rowsOf([
    { ...strap, ID: '900', SKU: 'STRAP', Name: 'Strap', 'Attribute 1 value(s)': 'Red, Blue' },
    {
      ...strap,
      ...{ ID: '901', Type: 'variation', SKU: 'STRAP-ANY', Name: 'Any', Parent: 'STRAP' },
      ...{ 'Regular price': '20', 'Attribute 1 value(s)': '' },
    },
  ]),
  PLAIN_IMPORT,
);

const PAGE = '/product/case/';

beforeEach(async () => {
  for (const key of ['limits.cartPerVisitor', 'limits.cartPerAddress'] as const)
    await shop.settings.set(key, 0);
  await shop.settings.set('payments.expressPlaces', ['product', 'drawer', 'cart', 'checkout']);
});

type Pressing = { cookie?: string; headers?: Record<string, string> };

const press = (fields: Record<string, string>, { cookie = '', headers = {} }: Pressing = {}) =>
  post(app, PAGE, { fields, cookie, headers: { referer: `http://shop.test${PAGE}`, ...headers } });
const pressProduct = (id: number, quantity: number, pressing?: Pressing) =>
  press({ express_wallet: String(id), quantity: String(quantity) }, pressing);

const tokenIn = (cookie: string) => /wp_woocommerce_session_\w+=([^;]+)/.exec(cookie)?.[1] ?? '';
const cartOf = (cookie: string) => shop.cart.open(tokenIn(cookie) as never);
const draftOf = (cookie: string) => shop.checkout.draft(tokenIn(cookie) as never);
const leadsTo = ({ statusCode, headers }: Posted) => [statusCode, headers.location];

async function noticesOf(answer: Posted): Promise<string[]> {
  const taken = await shop.cart.notices.take(tokenIn(cookieAfter(answer)) as never);
  return taken.map(({ message }) => message);
}

async function drawerOf(cookie: string): Promise<string> {
  const answer = await post(app, '/?wc-ajax=get_refreshed_fragments', { fields: {}, cookie });
  return (answer.json() as { fragments: Record<string, string> }).fragments[
    'div.widget_shopping_cart_content'
  ] as string;
}

describe('the wallet button of a product', () => {
  it('WG-25 puts the chosen quantity into the cart and opens the checkout with the wallet chosen', async () => {
    const answer = await pressProduct(product, 3);
    expect(leadsTo(answer)).toEqual([302, '/checkout/']);
    const cookie = cookieAfter(answer);
    expect((await cartOf(cookie)).lines).toMatchObject([{ productId: product, quantity: 3 }]);
    expect((await draftOf(cookie)).payment).toBe('jamra_wallet');
  });

  it('WG-25 adds what the cart lacks, however often it is pressed, and leaves the rest of the cart', async () => {
    const other = await post(app, '/?wc-ajax=add_to_cart', {
      fields: { product_id: String(few), quantity: '1' },
    });
    const cookie = cookieAfter(other);
    for (let count = 0; count < 2; count += 1) await pressProduct(product, 2, { cookie });
    expect((await cartOf(cookie)).lines).toMatchObject([
      { productId: few, quantity: 1 },
      { productId: product, quantity: 2 },
    ]);
  });

  it('WG-25 a second press adds nothing, whatever was chosen: recipient, parts or an option of any value', async () => {
    const forms: readonly Record<string, string>[] = [
      { express_wallet: String(gift), quantity: '1', ...DETAILS, gift_card_message: ' For you ' },
      { express_wallet: String(kit), quantity: '2', [`bundle_variation_id_${device}`]: String(colours[1]) },
      { express_wallet: String(kit), quantity: '1' },
      { express_wallet: '900', quantity: '1', variation_id: '901', attribute_colour: 'red' },
    ];
    const cookie = cookieAfter(await pressProduct(product, 1));
    for (const form of [...forms, ...forms]) await press(form, { cookie });
    expect((await cartOf(cookie)).lines.map(({ productId, quantity }) => [productId, quantity])).toEqual([
      [product, 1],
      [gift, 1],
      [kit, 2],
      [kit, 1],
      [900, 1],
    ]);
  });

  it('WG-25 buys the chosen option where the cart has the same variation with another', async () => {
    const strap = { express_wallet: '900', variation_id: '901', quantity: '1' };
    const cookie = cookieAfter(await press({ ...strap, attribute_colour: 'red' }));
    await press({ ...strap, attribute_colour: 'blue' }, { cookie });
    expect((await cartOf(cookie)).lines).toMatchObject([
      { options: { colour: 'red' }, quantity: 1 },
      { options: { colour: 'blue' }, quantity: 1 },
    ]);
  });

  it('WG-25 two presses at once add once', async () => {
    const cookie = cookieAfter(await pressProduct(few, 1));
    await Promise.all([1, 2, 3].map(() => pressProduct(product, 2, { cookie })));
    expect((await cartOf(cookie)).lines).toMatchObject([
      { productId: few, quantity: 1 },
      { productId: product, quantity: 2 },
    ]);
  });

  it.each(['-1', 'abc'])('WG-25 a quantity of %s is asked for again', async (quantity) => {
    const answer = await press({ express_wallet: String(product), quantity });
    expect(answer.statusCode).toBe(200);
    expect(await noticesOf(answer)).toEqual(['refusals:cart.wrong-quantity']);
  });

  it('CO-08 keeps what was typed in the checkout before', async () => {
    const cookie = cookieAfter(await pressProduct(product, 1));
    const token = tokenIn(cookie) as never;
    await shop.checkout.saveDraft(token, {
      ...(await draftOf(cookie)),
      ...{ email: 'sara@example.com', payment: 'cod' },
    });
    await pressProduct(product, 1, { cookie });
    expect(await draftOf(cookie)).toMatchObject({ email: 'sara@example.com', payment: 'jamra_wallet' });
  });

  it('WG-25 what the cart refuses stays on the page with its reason', async () => {
    const answer = await pressProduct(few, 2);
    expect(answer.statusCode).toBe(200);
    expect(await noticesOf(answer)).toEqual(['refusals:cart.not-enough']);
  });

  it('PM-04 a subscription is not bought by it: nothing is added', async () => {
    const answer = await press({ express_wallet: String(product), quantity: '1', subscription_weeks: '4' });
    expect(answer.statusCode).toBe(200);
    expect(await noticesOf(answer)).toEqual(['refusals:payments.not-offered']);
    expect((await cartOf(cookieAfter(answer))).lines).toEqual([]);
  });

  it('CA-07 every value is answered, and none of the wrong ones sells anything', async () => {
    for (const value of INVALID_VALUES) {
      const answer = await press({ express_wallet: value, quantity: '1' });
      expect([200, 302], value).toContain(answer.statusCode);
      expect((await cartOf(cookieAfter(answer))).lines, value).toEqual([]);
    }
  });

  it.each(FOREIGN)('AS-13 is not pressed from another site: %j', async (headers) => {
    const answer = await pressProduct(product, 1, { headers });
    expect([answer.statusCode, answer.cookies]).toEqual([403, []]);
  });
});

describe('the wallet button of the cart page', () => {
  const totalsOf = async (cookie: string) => {
    const { body } = await post(app, '/?wc-ajax=get_cart_totals', { fields: {}, cookie });
    return body;
  };

  it('WG-25 stands above Check out, and opens the checkout with the wallet chosen', async () => {
    const cookie = cookieAfter(await pressProduct(product, 1));
    const totals = await totalsOf(cookie);
    expect(totals).toMatch(/value="cart" name="express_wallet".*class="checkout-button/s);
    await shop.settings.set('payments.expressPlaces', ['drawer']);
    expect(await totalsOf(cookie)).not.toContain('express');
  });

  it('PM-04 gives the reason for products that the wallet does not pay for', async () => {
    const cookie = cookieAfter(await pressProduct(product, 1));
    await post(app, '/?wc-ajax=add_to_cart', { fields: { product_id: String(sticks) }, cookie });
    const totals = await totalsOf(cookie);
    expect(totals).not.toContain('name="express_wallet"');
    expect(totals).toContain('data-not-for="tobacco"');
  });

  it('is not there while a line stops the checkout', async () => {
    const cookie = cookieAfter(await pressProduct(few, 1));
    await db.updateTable('product').set({ status: 'draft' }).where('id', '=', few).execute();
    const totals = await totalsOf(cookie);
    await db.updateTable('product').set({ status: 'published' }).where('id', '=', few).execute();
    expect(totals).not.toContain('checkout-button');
    expect(totals).not.toContain('express');
  });
});

describe('the wallet button of the drawer', () => {
  it('WG-25 opens the checkout of the cart with the wallet chosen', async () => {
    const cookie = cookieAfter(await pressProduct(product, 1));
    expect(await drawerOf(cookie)).toContain('value="cart" name="express_wallet"');
    const answer = await press({ express_wallet: 'cart' }, { cookie });
    expect(leadsTo(answer)).toEqual([302, '/checkout/']);
    expect((await draftOf(cookie)).payment).toBe('jamra_wallet');
    expect((await cartOf(cookie)).lines).toMatchObject([{ productId: product, quantity: 1 }]);
  });

  it('PM-04 gives the reason for products that the wallet does not pay for', async () => {
    const cookie = cookieAfter(await pressProduct(product, 1));
    await post(app, '/?wc-ajax=add_to_cart', { fields: { product_id: String(sticks) }, cookie });
    const drawer = await drawerOf(cookie);
    expect(drawer).not.toContain('name="express_wallet"');
    expect(drawer).toMatch(/data-not-for="tobacco"[^>]*>Not available for tobacco[^<]*: Mobile wallet</);
  });

  it('is turned off by the setting of its places', async () => {
    const cookie = cookieAfter(await pressProduct(product, 1));
    await shop.settings.set('payments.expressPlaces', ['product']);
    expect(await drawerOf(cookie)).not.toContain('express');
  });
});
