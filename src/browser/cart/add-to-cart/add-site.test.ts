import { expect, it } from 'vitest';
import type { CartConfig } from '../config.ts';
import { siteChange } from './add-site.ts';

const config = { ajaxUrl: '/wp-admin/admin-ajax.php', siteVariant: 'label', nonce: 'n' } as CartConfig;
const button = {} as HTMLElement;

it.each(['41', '42'])('AS-01 sends action, the product of the pressed button and the quantity: %s', (id) => {
  const fields = { product_id: id, quantity: '3', product_sku: 'ANY', success_message: 'Any' };
  expect(siteChange({ button, fields }, config)).toMatchObject({
    url: '/wp-admin/admin-ajax.php',
    fields: [
      ['action', 'custom_add_to_cart'],
      ['product_id', id],
      ['quantity', '3'],
    ],
  });
});

it.each([
  ['label', []],
  ['alerts', [['nonce', 'n']]],
  ['combined', [['nonce', 'n']]],
])('AS-06 AS-12 variant %s sends %j', (siteVariant, sent) => {
  const fields = { product_id: '41', quantity: '1' };
  expect(siteChange({ button, fields }, { ...config, siteVariant }).fields.slice(3)).toEqual(sent);
});

it('sends the details of a gift card, and no code', () => {
  const details = { gift_card_to: 'Sara', gift_card_email: 's@example.com', gift_card_date: '2026-12-01' };
  const fields = { product_id: '41', quantity: '1', ...details, gift_card_code: 'X' };
  expect(siteChange({ button, fields }, config).fields.slice(3)).toEqual(Object.entries(details));
});

it('QT-04 sends exactly 1 without a quantity', () => {
  const sent = siteChange({ button, fields: { product_id: '41', quantity: '' } }, config).fields;
  expect(sent.filter(([name]) => name === 'quantity')).toEqual([['quantity', '1']]);
});
