import { describe, expect, it } from 'vitest';
import { aProduct, aShop, PLAIN_IMPORT, rowsOf } from '../a-shop.ts';
import { aDatabase } from '../database.ts';
import { aWire, cookieAfter, post } from './a-wire.ts';

const test = aShop(await aDatabase());
const app = await aWire(test);

const YOUNG = 'jamra_age=0';
const COLOUR = { 'Attribute 1 name': 'Colour', 'Attribute 1 value(s)': 'Red, Blue' };
const row = { Parent: '', 'Regular price': '', 'Attribute 1 name': '', 'Attribute 1 value(s)': '' };
await test.shop.catalogue.importProducts(
  rowsOf([
    { ...row, ID: '801', Type: 'variable', SKU: 'CASE', Name: 'CASE', ...COLOUR },
    {
      ...row,
      ID: '802',
      Type: 'variation',
      SKU: 'CASE-R',
      Name: 'Red',
      Parent: 'CASE',
      'Regular price': '20',
      ...COLOUR,
      'Attribute 1 value(s)': 'Red',
    },
    {
      ...row,
      ID: '803',
      Type: 'variation',
      SKU: 'CASE-A',
      Name: 'Any',
      Parent: 'CASE',
      'Regular price': '20',
      ...COLOUR,
      'Attribute 1 value(s)': '',
    },
  ]),
  PLAIN_IMPORT,
);

const product = {
  plain: await aProduct(test, { sku: 'PLAIN' }),
  out: await aProduct(test, { sku: 'OUT', stock: 0 }),
  few: await aProduct(test, { sku: 'FEW', stock: 2 }),
  single: await aProduct(test, { sku: 'SINGLE', more: { 'Sold individually?': '1' } }),
  four: await aProduct(test, { sku: 'FOUR', more: { 'Meta: max_per_order': '4' } }),
  coming: await aProduct(test, { sku: 'COMING', more: { 'Regular price': '' } }),
  draft: await aProduct(test, { sku: 'DRAFT', more: { Published: '-1' } }),
  unnamed: await aProduct(test, { sku: 'UNNAMED', more: { Type: 'variable', Published: '-1', ...COLOUR } }),
  tobacco: await aProduct(test, { sku: 'TOBACCO', more: { 'Meta: _jamra_class': 'tobacco' } }),
  device: await aProduct(test, { sku: 'DEVICE', more: { 'Meta: _jamra_class': 'device' } }),
};

type Try = { fields: Record<string, string>; code: string; says: string; cookie?: string };

const of = (id: number, quantity = '1') => ({ product_id: String(id), quantity });

const TRIES: readonly Try[] = [
  { fields: of(1_999_999), code: 'cart.unknown-product', says: 'no longer available' },
  { fields: of(product.draft), code: 'cart.not-for-sale', says: 'isn’t available right now' },
  { fields: of(product.coming), code: 'cart.coming-soon', says: 'coming soon' },
  { fields: of(801), code: 'cart.choose-options', says: 'Choose your options' },
  { fields: of(803), code: 'cart.choose-options', says: 'Choose your options' },
  {
    fields: { ...of(product.plain), variation_id: '802' },
    code: 'cart.unknown-product',
    says: 'no longer available',
  },
  { fields: of(product.plain, '-1'), code: 'cart.wrong-quantity', says: 'whole number' },
  { fields: of(product.plain, 'abc'), code: 'cart.wrong-quantity', says: 'whole number' },
  { fields: of(product.out), code: 'cart.out-of-stock', says: 'sold out' },
  { fields: of(product.few, '3'), code: 'cart.not-enough', says: 'Only 2' },
  { fields: of(product.single, '2'), code: 'cart.only-one', says: 'SINGLE is limited to one per order' },
  { fields: of(product.four, '5'), code: 'cart.over-limit', says: '4' },
  { fields: of(product.plain, '1001'), code: 'cart.too-large', says: '1000' },
  { fields: of(product.tobacco), code: 'cart.under-age', says: 'adults', cookie: YOUNG },
  { fields: of(product.device), code: 'cart.under-age', says: 'adults', cookie: YOUNG },
];

const ITS_PAGE = /^http:\/\/shop\.test\/product\//;
const ADDRESSES: Readonly<Record<string, RegExp>> = { 'cart.not-for-sale': /^http:\/\/shop\.test\/\?p=\d+$/ };

const addTo = (fields: Record<string, string>, cookie = '') =>
  post(app, '/wp-admin/admin-ajax.php', { fields: { action: 'custom_add_to_cart', ...fields }, cookie });
const standard = (fields: Record<string, string>, cookie = '') =>
  post(app, '/?wc-ajax=add_to_cart', { fields, cookie });

describe('a refused add', () => {
  it.each(TRIES)('SV-01 $code: $says', async ({ fields, code, says, cookie }) => {
    const answer = (await addTo(fields, cookie)).json();
    expect(answer).toMatchObject({ success: false, code });
    expect(answer.message).toContain(says);
  });

  it('SV-01 has its own message, in Arabic too', async () => {
    const sentences = new Map<string, string>();
    for (const { fields, code, cookie = '' } of TRIES) {
      const headers = { referer: 'http://shop.test/ar/' };
      const url = '/wp-admin/admin-ajax.php';
      const answer = await post(app, url, {
        fields: { action: 'custom_add_to_cart', ...fields },
        cookie,
        headers,
      });
      sentences.set(code, answer.json().message);
    }
    expect(new Set(sentences.values()).size).toBe(sentences.size);
    for (const sentence of sentences.values()) expect(sentence).toMatch(/[\u0600-\u06FF]/);
  });

  it('SV-03 redirects the standard flow to the product, with the reason', async () => {
    for (const { fields, code, cookie } of TRIES) {
      const answer = await standard(fields, cookie);
      const address =
        code === 'cart.unknown-product' ? false : expect.stringMatching(ADDRESSES[code] ?? ITS_PAGE);
      expect(answer.json()).toEqual({ error: true, product_url: address });
    }
  });

  it.each([product.draft, product.unnamed])(
    'CA-06 SV-05 reveals nothing of an unpublished product, %s',
    async (id) => {
      for (const answer of [await addTo(of(id)), await standard(of(id))])
        expect(answer.body).not.toMatch(/draft|unnamed/i);
    },
  );

  it('SV-05 reveals no internals', async () => {
    for (const { fields, cookie } of TRIES) {
      const { body } = await addTo(fields, cookie);
      expect(body).not.toMatch(/select|stack|node_modules|\.ts:|postgres/i);
    }
  });
});

describe('the age answer', () => {
  it('SV-01 too young refuses restricted products only', async () => {
    expect((await addTo(of(product.plain), YOUNG)).json().success).toBe(true);
  });

  it('SV-01 confirmed or missing refuses nothing', async () => {
    for (const cookie of ['', 'jamra_age=21', 'jamra_age=18'])
      expect((await addTo(of(product.tobacco), cookie)).json().success).toBe(true);
  });

  it('SV-01 is ignored where no age question is asked', async () => {
    await test.shop.settings.set('restrictions.askAge', 'off');
    expect((await addTo(of(product.tobacco), YOUNG)).json().success).toBe(true);
    await test.shop.settings.set('restrictions.askAge', 'tobacco');
  });
});

describe('the same product', () => {
  const lines = (html: string) =>
    [...html.matchAll(/data-cart_item_key="([0-9a-f]{32})"/g)].map(([, key]) => key);
  const miniCart = 'div.widget_shopping_cart_content';

  it('RM-02 is one line, however a variation was named', async () => {
    const first = await standard({ product_id: '801', attribute_colour: 'red' });
    let cookie = cookieAfter(first);
    const forms: Record<string, string>[] = [
      { product_id: '802' },
      { product_id: '801', variation_id: '802' },
      { product_id: '801', variation_id: '802', attribute_colour: 'red', attribute_junk: 'x' },
      { product_id: '801', attribute_pa_colour: 'red' },
    ];
    for (const form of forms) {
      const answer = await standard(form, cookie);
      cookie = cookieAfter(answer, cookie);
      expect(new Set(lines(answer.json().fragments[miniCart])).size).toBe(1);
    }
    expect(cookie).toContain('woocommerce_items_in_cart=5');
  });

  it('RM-02 with other options is another line', async () => {
    const cookie = cookieAfter(await standard({ product_id: '801', attribute_colour: 'red' }));
    const answer = await standard({ product_id: '803', attribute_colour: 'blue' }, cookie);
    expect(new Set(lines(answer.json().fragments[miniCart])).size).toBe(2);
  });
});
