import { describe, expect, it } from 'vitest';
import type { StatedLine } from './read-lines.ts';
import { type StatedSums, settle, shareOut } from './settle.ts';

function aLine(total: number | null, more: Partial<StatedLine> = {}): StatedLine {
  const nothing = { subtotal: null, subtotalTax: null, tax: null };
  return { sku: '', productId: 0, variationId: 0, name: 'Case', quantity: 1, ...nothing, total, ...more };
}

const NONE: StatedSums = {
  total: null,
  tax: null,
  delivery: 0,
  deliveryTax: null,
  fee: 0,
  feeTax: null,
  discount: 0,
  discountTax: null,
};

describe('BO-03 totals of imported orders', () => {
  it('BO-03 adds VAT to lines without it', () => {
    const sums = { ...NONE, total: 12_075, tax: 575, delivery: 1500, deliveryTax: 75 };
    const settled = settle([aLine(6000), aLine(4000)], sums);
    expect(settled).toMatchObject({ subtotal: 10_500, delivery: 1575, total: 12_075, vat: 575, off: 0 });
    expect(settled.lines).toEqual([
      { total: 6300, discount: 0, vat: 300 },
      { total: 4200, discount: 0, vat: 200 },
    ]);
  });

  it('BO-03 accepts lines that include VAT', () => {
    const sums = { ...NONE, total: 11_500, tax: 548, delivery: 1500 };
    expect(settle([aLine(10_000)], sums)).toMatchObject({ subtotal: 10_000, total: 11_500, off: 0 });
  });

  it('BO-03 handles discounts already subtracted or not', () => {
    const sums = { ...NONE, total: 9000, discount: 1000 };
    const whole = { subtotal: 10_000, discount: 1000, total: 9000, off: 0 };
    expect(settle([aLine(9000)], sums)).toMatchObject(whole);
    expect(settle([aLine(10_000)], sums)).toMatchObject(whole);
    expect(settle([aLine(9000, { subtotal: 10_000 })], sums)).toMatchObject(whole);
  });

  it('BO-03 keeps a total that does not add up, with the difference', () => {
    expect(settle([aLine(5000)], { ...NONE, total: 5150 })).toMatchObject({ total: 5150, off: 150 });
    expect(settle([aLine(5000)], { ...NONE, total: 4000 })).toMatchObject({ total: 4000, off: -1000 });
  });

  it('BO-03 gives a line without amount the rest of the order', () => {
    const settled = settle([aLine(null)], { ...NONE, total: 4000, delivery: 500 });
    expect(settled).toMatchObject({ subtotal: 3500, off: 0 });
  });

  it('BO-03 distributed amounts add up', () => {
    expect(shareOut(100, [1, 1, 1])).toEqual([33, 34, 33]);
    expect(shareOut(100, [0, 0])).toEqual([0, 0]);
  });
});
