import { expect, it } from 'vitest';
import type { ProductId } from '#kernel/ids.ts';
import { readSampleCart, sampleCartToken, sampleLines } from './sample-cart.ts';
import { newCartToken, parseCartToken } from './token.ts';

const cart = { productIds: [17, 23] as ProductId[], emirate: 'FU' } as const;

it('BO-02 a sample cart goes where a token goes, and comes back', () => {
  expect(readSampleCart(sampleCartToken(cart))).toEqual(cart);
  const empty = { productIds: [], emirate: null };
  expect(readSampleCart(sampleCartToken(empty))).toEqual(empty);
});

it('BO-02 no cookie can name a sample, and the token of a visitor is none', () => {
  expect(parseCartToken(sampleCartToken(cart))).toBeNull();
  expect(readSampleCart(newCartToken())).toBeNull();
});

it('BO-02 a sample has one piece of each product', () => {
  expect(sampleLines(cart).map(({ productId, quantity, isSaved }) => [productId, quantity, isSaved])).toEqual(
    [
      [17, 1, false],
      [23, 1, false],
    ],
  );
});
