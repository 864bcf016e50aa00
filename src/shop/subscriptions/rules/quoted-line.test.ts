import { expect, it } from 'vitest';
import type { ProductId } from '#kernel/ids.ts';
import { aed, NOTHING } from '#kernel/money.ts';
import type { QuotedLine, RenewalQuote } from '../subscription.ts';
import { quotedLine } from './quoted-line.ts';

const product = (id: number) => ({ productId: id as ProductId, variationId: null });
const line = (id: number, minor: number): QuotedLine => ({
  ...{ ...product(id), name: { en: '' }, options: [], quantity: 1, before: null },
  ...{ unitPrice: aed(minor), total: aed(minor), problem: '', maximum: null },
});

it('finds a line by its product, when another line is no longer sold', () => {
  const sums = { delivery: NOTHING, fee: NOTHING, discount: NOTHING, total: aed(500) };
  const quote: RenewalQuote = { lines: [line(2, 200), line(3, 300)], ...sums, problem: 'not-for-sale' };
  expect(quotedLine(quote, product(3)).total).toEqual(aed(300));
  expect(quotedLine(quote, product(1)).problem).toBe('gone');
});
