import { expect, it } from 'vitest';
import { aLine, aProductSet } from '#tests/a-promotion.ts';
import type { BuyGet } from '../promotion.ts';
import { givenPieces } from './buy-get.ts';

const EVERYTHING = aProductSet({});

function offer(more: Partial<BuyGet>): BuyGet {
  const all = { bought: EVERYTHING, given: EVERYTHING };
  return { kind: 'buy-get', buy: 2, get: 1, percent: 100, mostTimes: null, ...all, ...more };
}

function counts(...requested: Parameters<typeof givenPieces>): Record<string, number> {
  return Object.fromEntries(givenPieces(...requested).map(({ line, count }) => [line.key, count]));
}

it('CO-05 the cheapest of three is free', () => {
  const lines = [aLine('a', { fils: 9500 }), aLine('b', { fils: 2900 }), aLine('c', { fils: 9500 })];
  expect(counts(offer({}), lines, null)).toEqual({ b: 1 });
  expect(counts(offer({}), lines.slice(1), null)).toEqual({});
});

it('CO-05 the offer repeats up to its limit', () => {
  const lines = [aLine('a', { fils: 9500, quantity: 5 }), aLine('b', { fils: 2900, quantity: 3 })];
  expect(counts(offer({}), lines, null)).toEqual({ b: 2 });
  expect(counts(offer({ mostTimes: 1 }), lines, null)).toEqual({ b: 1 });
  expect(counts(offer({}), lines, 1)).toEqual({ b: 1 });
  expect(counts(offer({ buy: 1, get: 1 }), lines, null)).toEqual({ b: 3, a: 1 });
});

it('CO-05 bought and discounted products may differ', () => {
  const lines = [aLine('device', { product: 1, quantity: 2 }), aLine('cable', { product: 2, quantity: 3 })];
  const sets = { bought: aProductSet({ products: [1] }), given: aProductSet({ products: [2] }) };
  expect(counts(offer({ buy: 1, get: 1, ...sets }), lines, null)).toEqual({ cable: 2 });
  expect(counts(offer({ buy: 3, get: 1, ...sets }), lines, null)).toEqual({});
});

it('CO-05 an item counts as bought or discounted, not both', () => {
  const lines = [
    aLine('both', { product: 1, quantity: 2, fils: 100 }),
    aLine('given', { product: 2, quantity: 1, fils: 5000 }),
  ];
  const sets = { bought: aProductSet({ products: [1] }), given: EVERYTHING };
  expect(counts(offer({ buy: 2, get: 1, ...sets }), lines, null)).toEqual({ given: 1 });
  expect(counts(offer({ buy: 1, get: 1, ...sets }), lines, null)).toEqual({ both: 1 });
  expect(counts(offer({ buy: 1, get: 2, ...sets }), lines, null)).toEqual({ both: 1, given: 1 });
});
