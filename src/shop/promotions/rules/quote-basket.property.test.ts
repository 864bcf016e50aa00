import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { PromotionId } from '#kernel/ids.ts';
import { aed, shareOf, sum, times } from '#kernel/money.ts';
import { aBasket, aLine, aProductSet, aPromotion } from '#tests/a-promotion.ts';
import { IS_PROOF } from '#tests/is-proof.ts';
import type { Benefit, Promotion } from '../promotion.ts';
import type { BasketLine } from './basket.ts';
import { quoteBasket } from './quote-basket.ts';

const BASKETS = IS_PROOF ? 10_000 : 3_000;
const settings = { 'restrictions.promoteTobacco': false };

const productSet = fc
  .record({ products: fc.subarray([1, 2, 3, 4]), categories: fc.subarray([10, 20]) })
  .map(aProductSet);
const percent = fc.oneof(fc.integer({ min: 1, max: 100 }), fc.constant(12.5), fc.constant(33.33));
const amount = fc.integer({ min: 1, max: 60_000 }).map((minor) => aed(minor));
const few = fc.integer({ min: 1, max: 4 });
const benefit: fc.Arbitrary<Benefit> = fc.oneof(
  fc.constant({ kind: 'none' } as const),
  percent.map((some) => ({ kind: 'percentage', percent: some }) as const),
  amount.map((some) => ({ kind: 'basket-amount', amount: some }) as const),
  amount.map((some) => ({ kind: 'piece-amount', amount: some }) as const),
  fc.record({
    kind: fc.constant('buy-get' as const),
    buy: few,
    get: few,
    percent,
    mostTimes: fc.option(few),
    bought: productSet,
    given: productSet,
  }),
);
const promotion = fc
  .record({
    benefit,
    freesDelivery: fc.boolean(),
    isAutomatic: fc.boolean(),
    includes: productSet,
    excludes: fc.subarray([1, 2]).map((products) => aProductSet({ products })),
    actsOnSaleGoods: fc.boolean(),
    minimumSpend: fc.option(amount),
    mostPieces: fc.option(few),
  })
  .map((more) => aPromotion(more));
const promotions = fc
  .array(promotion, { minLength: 1, maxLength: 4 })
  .map((all) => all.map((one, index) => ({ ...one, id: (index + 1) as PromotionId, code: `code${index}` })));
const line = fc.record({
  product: fc.integer({ min: 1, max: 4 }),
  categories: fc.subarray([10, 20]),
  class: fc.constantFrom('tobacco' as const, 'accessory' as const, 'device' as const),
  quantity: fc.integer({ min: 1, max: 12 }),
  fils: fc.oneof(fc.integer({ min: 0, max: 50_000 }), fc.constantFrom(1, 9999, 10_000)),
  isOnSale: fc.boolean(),
});
const lines = fc
  .array(line, { maxLength: 6 })
  .map((all) => all.map((more, index) => aLine(`key${index}`, more)));

function quote(basketLines: readonly BasketLine[], all: readonly Promotion[]) {
  const codes = all.filter(({ isAutomatic }) => !isAutomatic).map(({ code }) => code);
  return quoteBasket(aBasket(basketLines, { codes }), { promotions: all, uses: new Map(), settings });
}

it('CO-05 discounts add up, and no line is negative', () => {
  fc.assert(
    fc.property(lines, promotions, (basketLines, all) => {
      const left = new Map(
        basketLines.map(({ key, unitPrice, quantity }) => [key, times(unitPrice, quantity).minor]),
      );
      for (const discount of quote(basketLines, all).discounts) {
        expect(sum(Object.values(discount.perLine))).toEqual(discount.amount);
        for (const [key, { minor }] of Object.entries(discount.perLine)) {
          expect(minor).toBeGreaterThan(0);
          left.set(key, (left.get(key) ?? 0) - minor);
        }
      }
      for (const minor of left.values()) expect(minor).toBeGreaterThanOrEqual(0);
      for (const one of basketLines.filter((some) => some.class === 'tobacco'))
        expect(left.get(one.key)).toBe(times(one.unitPrice, one.quantity).minor);
    }),
    { numRuns: BASKETS },
  );
});

it('CO-05 the order of lines does not matter', () => {
  const shuffled = lines.chain((all) =>
    fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
  );
  fc.assert(
    fc.property(shuffled, promotions, ([first, second], all) => {
      expect(quote(second, all)).toEqual(quote(first, all));
    }),
    { numRuns: BASKETS },
  );
});

it('CO-05 a percentage is exact in total and within a fils per line', () => {
  fc.assert(
    fc.property(lines, percent, (all, some) => {
      const basketLines = all.map((one) => ({ ...one, class: 'accessory' as const }));
      const [discount] = quote(basketLines, [
        aPromotion({ benefit: { kind: 'percentage', percent: some } }),
      ]).discounts;
      const costs = basketLines.map(({ key, unitPrice, quantity }) => ({
        key,
        cost: times(unitPrice, quantity),
      }));
      const part = Math.round(some * 100);
      expect(discount?.amount ?? aed(0)).toEqual(shareOf(sum(costs.map(({ cost }) => cost)), part, 10_000));
      for (const { key, cost } of costs) {
        const off = discount?.perLine[key]?.minor ?? 0;
        expect(Math.abs(off - (cost.minor * part) / 10_000)).toBeLessThanOrEqual(1);
      }
    }),
    { numRuns: BASKETS },
  );
});
