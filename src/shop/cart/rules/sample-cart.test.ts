import { expect, it } from 'vitest';
import type { ProductId } from '#kernel/ids.ts';
import { readSampleCart, sampleCartToken, sampleLines } from './sample-cart.ts';
import { newCartToken, parseCartToken } from './token.ts';

const cart = { productIds: [17, 23] as ProductId[], emirate: 'FU' } as const;

it('BO-02 a sample cart converts to a token and back', () => {
  expect(readSampleCart(sampleCartToken(cart))).toEqual(cart);
  const empty = { productIds: [], emirate: null };
  expect(readSampleCart(sampleCartToken(empty))).toEqual(empty);
});

it('BO-02 a cookie cannot name a sample cart, and a visitor’s token is not one', () => {
  expect(parseCartToken(sampleCartToken(cart))).toBeNull();
  expect(readSampleCart(newCartToken())).toBeNull();
});

it('BO-02 a sample cart has one of each product', () => {
  expect(sampleLines(cart).map(({ productId, quantity, isSaved }) => [productId, quantity, isSaved])).toEqual(
    [
      [17, 1, false],
      [23, 1, false],
    ],
  );
});
