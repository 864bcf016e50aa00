import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { registerQuickAdd } from '#wire/quick-add/register.tsx';
import { aShop, PLAIN_IMPORT, rowsOf } from '../a-shop.ts';
import { aDatabase } from '../database.ts';
import { SECRET } from './a-wire.ts';

const test = aShop(await aDatabase());
const app = Fastify();
await registerQuickAdd(app, { shop: test.shop, config: test.config, secret: SECRET });

const colour = (value: string) => ({ 'Attribute 1 name': 'Colour', 'Attribute 1 value(s)': value });
const child = (id: string, sku: string, value: string) => ({
  ...{ ID: id, Type: 'variation', SKU: sku, Name: sku, Parent: 'Q', 'Regular price': '20.00', Stock: '3' },
  ...colour(value),
});
const whole = {
  ID: '600',
  Type: 'variable',
  SKU: 'Q',
  Name: 'Quartz',
  Parent: '',
  'Regular price': '',
  Stock: '',
};
await test.shop.catalogue.importProducts(
  rowsOf([{ ...whole, ...colour('Red, Blue') }, child('601', 'Q-R', 'Red'), child('602', 'Q-B', 'Blue')]),
  PLAIN_IMPORT,
);
const ask = (url: string) => app.inject({ method: 'GET', url });

it('ST-05 the sheet has the form of the product’s page in the requested option, as a placed product', async () => {
  const { statusCode, headers, body } = await ask('/quick-add/?id=600&attribute_pa_colour=blue');
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({ 'cache-control': 'public, max-age=60', 'x-robots-tag': 'noindex' });
  expect(body).toContain('<h2 id="quick-add-title">Quartz</h2>');
  expect(body).toContain('data-placed-product="600"');
  expect(body).toMatch(/<form class="variations_form cart[^>]* action="\/product\/quartz\/"/);
  expect(body).toContain('<option value="blue" selected="">Blue</option>');
  expect(body).toMatch(/data-variation-params="[^"]*i18n_make_a_selection_text/);
});

it('ST-05 the sheet is in the language of its address', async () => {
  const { body } = await ask('/ar/quick-add/?id=600');
  expect(body).toContain('action="/ar/product/quartz/"');
  expect(body).toContain('أضف إلى السلة');
});

it('unknown products and unreadable ids have no sheet', async () => {
  for (const query of ['', '?id=', '?id=999999', '?id=x', '?id=600&id=600', '?attribute_colour=red']) {
    const { statusCode, headers, body } = await ask(`/quick-add/${query}`);
    expect([query, statusCode, body, headers['cache-control']]).toEqual([query, 404, '', 'no-store']);
  }
});
