import { expect, test } from 'vitest';
import { toMetaEvent, toMetaPicture } from './meta-events.ts';

const items = [{ item_id: '17', item_name: 'Cedrane Gold', price: 20, quantity: 3 }];
const sale = { currency: 'AED', value: 60, items } as const;

test('AN-11 a purchase is sent to Meta in dirhams, with the order as id', () => {
  const params = { ...sale, transaction_id: '1001', tax: 2.86, shipping: 0, coupon: '' };
  expect(toMetaEvent({ name: 'purchase', params })).toEqual({
    name: 'Purchase',
    id: '1001',
    params: {
      currency: 'AED',
      value: 60,
      content_type: 'product',
      content_ids: ['17'],
      contents: [{ id: '17', quantity: 3, item_price: 20 }],
    },
  });
});

test('events without a Meta standard event are not sent', () => {
  expect(toMetaEvent({ name: 'scroll', params: { percent_scrolled: 90 } })).toBeNull();
  expect(toMetaEvent({ name: 'remove_from_cart', params: sale })).toBeNull();
});

test('AN-11 on a private page a purchase is an image request with its parameters and the cleaned URL', () => {
  const params = { currency: 'AED', value: 60, contents: [{ id: '17', quantity: 3, item_price: 20 }] };
  const facts = { id: '123456789012345', dl: 'https://shop.test/checkout/order-received/12/' };
  const picture = new URL(toMetaPicture({ name: 'Purchase', params, id: '1001' }, facts));
  expect(picture.origin + picture.pathname).toBe('https://www.facebook.com/tr/');
  expect(Object.fromEntries(picture.searchParams)).toEqual({
    ...facts,
    ev: 'Purchase',
    eid: '1001',
    'cd[currency]': 'AED',
    'cd[value]': '60',
    'cd[contents]': '[{"id":"17","quantity":3,"item_price":20}]',
  });
});
