import { expect, it } from 'vitest';
import { aed, minus, sum } from '#kernel/money.ts';
import { vatIncludedIn } from '#shop/taxes';
import { toOrderLine } from './custom-item.ts';
import { giveDiscount } from './manual-discount.ts';

const lines = [333, 1000, 7].map((price, index) =>
  toOrderLine({ name: `item ${index}`, price: aed(price), quantity: 3 }),
);
const reason = 'a scratch';
const all = () => true;

function given(
  discount: Parameters<typeof giveDiscount>[1],
  may = all as (line: { name: { en: string } }) => boolean,
) {
  const discounted = giveDiscount(lines, discount, may);
  if (!discounted.ok) throw new Error(discounted.refusal.code);
  return discounted.value;
}

it('OR-03 an amount is distributed over the lines to the fils, with their VAT', () => {
  const discounted = given({ amount: aed(100), reason });
  expect(discounted.amount).toEqual(aed(100));
  expect(sum(discounted.lines.map(({ discount }) => discount))).toEqual(aed(100));
  for (const { total, discount, vat } of discounted.lines)
    expect(vat).toEqual(vatIncludedIn(minus(total, discount)));
});

it('OR-03 a percentage is rounded once and distributed', () => {
  const discounted = given({ percent: 12.5, reason });
  // 12.5 % of 40.20
  expect(discounted.amount).toEqual(aed(503));
  expect(sum(discounted.lines.map(({ discount }) => discount))).toEqual(aed(503));
});

it('OR-03 a manual discount adds to that of a promotion', () => {
  const [first, ...others] = lines;
  if (first === undefined) throw new Error('no line');
  const reduced = [{ ...first, discount: aed(999) }, ...others];
  const discounted = giveDiscount(reduced, { percent: 100, reason }, all);
  expect(discounted).toMatchObject({ ok: true, value: { amount: aed(3021) } });
  if (discounted.ok) expect(discounted.value.lines[0]?.discount).toEqual(aed(999));
});

it('OR-03 lines that may not be discounted keep their price', () => {
  const discounted = given({ percent: 50, reason }, ({ name }) => name.en !== 'item 1');
  expect(discounted.lines[1]).toEqual(lines[1]);
  expect(discounted.amount).toEqual(aed(510));
});

it('OR-03 a discount above the remaining amount is refused with that amount', () => {
  const refusal = { code: 'orders.over-discounted', left: aed(4020) };
  expect(giveDiscount(lines, { amount: aed(4021), reason }, all)).toEqual({ ok: false, refusal });
  const none = { code: 'orders.over-discounted', left: aed(0) };
  expect(giveDiscount(lines, { percent: 5, reason }, () => false)).toEqual({ ok: false, refusal: none });
});
