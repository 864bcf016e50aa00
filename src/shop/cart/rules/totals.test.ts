import fc from 'fast-check';
import { expect, it } from 'vitest';
import { aed, minus, NOTHING } from '#kernel/money.ts';
import { sumUp } from './totals.ts';

/** Independent of the code under test, in floating point: 5/105, rounded to the nearest fils. */
const vatOf = (fils: number) => Math.round((fils * 5) / 105);

const line = fc
  .record({
    total: fc.integer({ min: 0, max: 10_000_000 }),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ total, share }) => {
    const discount = Math.floor(total * share);
    return { total: aed(total), discount: aed(discount), vat: aed(vatOf(total - discount)) };
  });

it('CO-05 adds up to the fils: products less discounts plus extras, VAT by line', () => {
  fc.assert(
    fc.property(
      fc.array(line, { maxLength: 20 }),
      fc.array(fc.integer({ min: 0, max: 5000 }), { maxLength: 2 }),
      (lines, others) => {
        const totals = sumUp(lines, others.map(aed));
        const productId = lines.reduce((fils, { total, discount }) => fils + minus(total, discount).minor, 0);
        expect(totals.total.minor).toBe(productId + others.reduce((fils, one) => fils + one, 0));
        expect(minus(totals.subtotal, totals.discount).minor).toBe(productId);
        const vat = lines.reduce((fils, one) => fils + one.vat.minor, 0);
        expect(totals.vat.minor).toBe(others.reduce((fils, one) => fils + vatOf(one), vat));
      },
    ),
  );
});

it('CO-05 is zero without lines', () => {
  expect(sumUp([], [])).toEqual({ subtotal: NOTHING, discount: NOTHING, total: NOTHING, vat: NOTHING });
});
