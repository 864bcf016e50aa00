import { expect, it } from 'vitest';
import type { PromotionId } from '#kernel/ids.ts';
import { aed } from '#kernel/money.ts';
import { aBasket, aLine, aProductSet, aPromotion, NOON } from '#tests/a-promotion.ts';
import type { Promotion } from '../promotion.ts';
import type { Basket, Discount } from './basket.ts';
import { quoteBasket } from './quote-basket.ts';

const settings = { 'restrictions.promoteTobacco': false };

function quote(promotions: readonly Partial<Promotion>[], basket: Basket) {
  const numbered = promotions.map((more, index) => aPromotion({ id: (index + 1) as PromotionId, ...more }));
  return quoteBasket(basket, { promotions: numbered, uses: new Map(), settings });
}

function fils({ perLine }: Discount): Record<string, number> {
  return Object.fromEntries(Object.entries(perLine).map(([key, { minor }]) => [key, minor]));
}

function refusals(promotions: readonly Partial<Promotion>[], basket: Basket) {
  return quote(promotions, basket).refused.map(({ code, refusal }) => [code, refusal.code]);
}

const two = [aLine('a', { fils: 9999 }), aLine('b', { fils: 9999, quantity: 2 })];

it('CO-05 a percentage is rounded once, and its lines add up', () => {
  const { discounts } = quote([{}], aBasket(two, { codes: [' Save'] }));
  expect(discounts).toEqual([
    {
      promotionId: 1,
      code: 'save',
      title: { en: 'Ten off', ar: 'خصم عشرة' },
      amount: aed(3000),
      perLine: { a: aed(1000), b: aed(2000) },
      freesDelivery: false,
      limit: null,
    },
  ]);
});

it('CO-05 a fixed amount is limited to the price', () => {
  const amount = aed(5000);
  const [some] = quote([{ benefit: { kind: 'basket-amount', amount } }], aBasket(two)).discounts;
  expect(some && fils(some)).toEqual({ a: 1667, b: 3333 });
  const [all] = quote([{ benefit: { kind: 'basket-amount', amount: aed(99_999) } }], aBasket(two)).discounts;
  expect(all && fils(all)).toEqual({ a: 9999, b: 19_998 });
});

it('CO-05 an amount per item is limited by the maximum number of items', () => {
  const lines = [aLine('cheap', { fils: 300, quantity: 2 }), aLine('dear', { fils: 4000, quantity: 2 })];
  const benefit = { kind: 'piece-amount', amount: aed(500) } as const;
  const [all] = quote([{ benefit }], aBasket(lines)).discounts;
  expect(all && fils(all)).toEqual({ cheap: 600, dear: 1000 });
  const [three] = quote([{ benefit, mostPieces: 3 }], aBasket(lines)).discounts;
  expect(three && fils(three)).toEqual({ cheap: 300, dear: 1000 });
});

it('CO-05 free delivery works alone or with an amount', () => {
  const free = { freesDelivery: true } as const;
  const [alone] = quote([{ ...free, benefit: { kind: 'none' } }], aBasket(two)).discounts;
  expect(alone).toMatchObject({ amount: aed(0), perLine: {}, freesDelivery: true });
  const [both] = quote([free], aBasket(two)).discounts;
  expect(both).toMatchObject({ amount: aed(3000), freesDelivery: true });
});

it('CO-05 the cheapest of three is free', () => {
  const everything = aProductSet({});
  const benefit = { kind: 'buy-get', buy: 2, get: 1, percent: 100, mostTimes: null } as const;
  const promotion = { benefit: { ...benefit, bought: everything, given: everything } };
  const cases = [aLine('a', { fils: 9500, quantity: 2 }), aLine('b', { fils: 2900 })];
  const [free] = quote([promotion], aBasket(cases)).discounts;
  expect(free && fils(free)).toEqual({ b: 2900 });
  expect(quote([promotion], aBasket(cases.slice(0, 1))).refused[0]?.refusal).toEqual({
    code: 'promotions.too-few-pieces',
    coupon: 'SAVE',
    buy: 2,
    get: 1,
  });
});

it('CO-05 automatic promotions apply first, each to the rest', () => {
  const half = { code: 'half', benefit: { kind: 'percentage', percent: 50 } } as const;
  const { discounts } = quote(
    [{}, { ...half, isAutomatic: true, code: 'auto' }],
    aBasket([aLine('a', { fils: 10_000 })]),
  );
  expect(discounts.map(({ code, amount }) => [code, amount.minor])).toEqual([
    [null, 5000],
    ['save', 500],
  ]);
  const all = { isAutomatic: true, code: 'gift', benefit: { kind: 'percentage', percent: 100 } } as const;
  expect(refusals([all, {}], aBasket(two))).toEqual([['save', 'promotions.nothing-left']]);
});

it('CO-05 unknown, disabled and automatic codes do not exist', () => {
  expect(refusals([], aBasket(two))).toEqual([['save', 'promotions.unknown-code']]);
  expect(refusals([{ isActive: false }], aBasket(two))).toEqual([['save', 'promotions.unknown-code']]);
  expect(refusals([{ isAutomatic: true }], aBasket(two))).toEqual([['save', 'promotions.unknown-code']]);
  expect(refusals([], aBasket(two, { codes: [' \0 '] }))).toEqual([['', 'promotions.empty-code']]);
});

it('CO-05 a code applies once', () => {
  const { discounts, refused } = quote([{}], aBasket(two, { codes: ['SAVE', 'save '] }));
  expect(discounts).toHaveLength(1);
  expect(refused).toEqual([
    { code: 'save', refusal: { code: 'promotions.already-applied', coupon: 'SAVE' } },
  ]);
});

it('CO-05 an exclusive promotion is not combined, and names the conflict', () => {
  const other = { code: 'other', isIndividual: true };
  const codes = { codes: ['save', 'other'] };
  expect(quote([{}, other], aBasket(two, codes)).refused[0]?.refusal).toEqual({
    code: 'promotions.not-combined',
    coupon: 'OTHER',
    other: { en: 'SAVE' },
  });
  const automatic = { code: 'auto', isAutomatic: true, isIndividual: true, title: { en: 'Auto', ar: 'آلي' } };
  expect(quote([automatic, {}], aBasket(two)).refused[0]?.refusal).toMatchObject({ other: automatic.title });
  expect(
    quote([{ ...automatic, isIndividual: false }, automatic], aBasket(two, { codes: [] })).discounts,
  ).toHaveLength(1);
});

it('CO-05 an automatic promotion without effect is silent', () => {
  const late = { isAutomatic: true, code: 'auto', startsAt: new Date(NOON.getTime() + 1) };
  expect(quote([late], aBasket(two, { codes: [] }))).toEqual({ discounts: [], refused: [] });
});

it('CO-05 tobacco keeps its price beside discounted products', () => {
  const lines = [aLine('case'), aLine('sticks', { class: 'tobacco', quantity: 10 })];
  const [discount] = quote([{}], aBasket(lines)).discounts;
  expect(discount && fils(discount)).toEqual({ case: 1000 });
  expect(refusals([{}], aBasket(lines.slice(1)))).toEqual([['save', 'promotions.not-for-tobacco']]);
});
