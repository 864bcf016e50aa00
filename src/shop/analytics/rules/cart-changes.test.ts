import { expect, it } from 'vitest';
import { cartChanges } from './cart-changes.ts';

const line = (id: string, quantity: number, price = 19.9) =>
  [`key-${id}`, { item_id: id, item_name: `Goods ${id}`, price, quantity }] as const;

it('AN-11 a larger quantity adds the difference and its value', () => {
  expect(cartChanges(new Map([line('1', 1)]), new Map([line('1', 4)]))).toEqual({
    added: {
      currency: 'AED',
      value: 59.7,
      items: [{ item_id: '1', item_name: 'Goods 1', price: 19.9, quantity: 3 }],
    },
    removed: null,
  });
});

it('AN-11 one change can add some products and remove others', () => {
  const { added, removed } = cartChanges(new Map([line('1', 2)]), new Map([line('2', 1, 249)]));
  expect(added).toMatchObject({ value: 249, items: [{ item_id: '2', quantity: 1 }] });
  expect(removed).toMatchObject({ value: 39.8, items: [{ item_id: '1', quantity: 2 }] });
});

it('AN-11 an unchanged cart has no events', () => {
  const cart = new Map([line('1', 2)]);
  expect(cartChanges(cart, new Map(cart))).toEqual({ added: null, removed: null });
});
