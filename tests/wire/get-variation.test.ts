import { describe, expect, it } from 'vitest';
import { aShop, PLAIN_IMPORT, rowsOf } from '../a-shop.ts';
import { aDatabase } from '../database.ts';
import { aWire } from './a-wire.ts';

const test = aShop(await aDatabase());
const app = await aWire(test);

const colour = (value: string) => ({ 'Attribute 1 name': 'Colour', 'Attribute 1 value(s)': value });
await test.shop.catalogue.importProducts(
  rowsOf(
    [
      { ID: '500', Type: 'variable', SKU: 'V', Name: 'V', 'Weight (kg)': '0.4', ...colour('Red, Blue') },
      {
        ID: '501',
        Type: 'variation',
        SKU: 'V-R',
        Name: 'V red',
        Parent: 'V',
        'Regular price': '20.00',
        'Sale price': '15.00',
        Stock: '3',
        ...colour('Red'),
      },
      {
        ID: '502',
        Type: 'variation',
        SKU: 'V-B',
        Name: 'V blue',
        Parent: 'V',
        'Regular price': '20.00',
        Stock: '0',
        ...colour('Blue'),
      },
    ].map((row) => ({
      Stock: '',
      'Sale price': '',
      Parent: '',
      'Regular price': '',
      'Weight (kg)': '',
      ...row,
    })),
  ),
  PLAIN_IMPORT,
);

async function ask(fields: Record<string, string>, url = '/?wc-ajax=get_variation') {
  return app.inject({
    method: 'POST',
    url,
    payload: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
}

const NAMES = [
  'attributes',
  'availability_html',
  'backorders_allowed',
  'dimensions',
  'dimensions_html',
  'display_price',
  'display_regular_price',
  'image',
  'image_id',
  'is_downloadable',
  'is_in_stock',
  'is_purchasable',
  'is_sold_individually',
  'is_virtual',
  'max_qty',
  'min_qty',
  'price_html',
  'sku',
  'variation_description',
  'variation_id',
  'variation_is_active',
  'variation_is_visible',
  'weight',
  'weight_html',
];

describe('get_variation', () => {
  it('ST-05 answers the chosen variation with WooCommerce’s field names', async () => {
    const answer = await ask({ product_id: '500', attribute_colour: 'red' });
    const body = answer.json();
    expect(answer.headers['content-type']).toBe('application/json; charset=UTF-8');
    expect(Object.keys(body).sort()).toEqual(NAMES);
    expect(body).toMatchObject({
      variation_id: 501,
      attributes: { attribute_colour: 'red' },
      display_price: 15,
      display_regular_price: 20,
      sku: 'V-R',
      max_qty: 3,
      is_in_stock: true,
      weight: '0.4',
      weight_html: '0.4 kg',
      dimensions_html: 'N/A',
    });
    expect(body.price_html).toContain('15.00');
    expect(body.availability_html).toContain('class="j-stock stock in-stock"');
  });

  it('ST-05 reports out-of-stock variations', async () => {
    const body = (await ask({ product_id: '500', attribute_pa_colour: 'blue' })).json();
    expect(body).toMatchObject({ variation_id: 502, is_in_stock: false });
    expect(body.availability_html).toContain('out-of-stock');
  });

  it('ST-05 answers 200 and false for anything else', async () => {
    const wrongs: Record<string, string>[] = [
      {},
      { product_id: '500' },
      { product_id: '500', attribute_colour: 'green' },
      { product_id: '501', attribute_colour: 'red' },
      { product_id: '999999999999', attribute_colour: 'red' },
      { product_id: "'; drop", attribute_: 'x' },
    ];
    for (const wrong of wrongs) {
      const answer = await ask(wrong);
      expect([answer.statusCode, answer.body]).toEqual([200, 'false']);
    }
  });

  it('ST-05 answers on the general endpoint, in the page’s language', async () => {
    const fields = { action: 'woocommerce_get_variation', product_id: '500', attribute_colour: 'blue' };
    const body = (await ask(fields, '/ar/wp-admin/admin-ajax.php')).json();
    expect(body.availability_html).toContain('نفد');
  });
});
