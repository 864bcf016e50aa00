import { expect, it } from 'vitest';
import { aed } from '#kernel/money.ts';
import { aBasket, aLine, aProductSet, aPromotion, NOON } from '#tests/a-promotion.ts';
import type { Promotion } from '../promotion.ts';
import type { Basket } from './basket.ts';
import { basketRefusal, findMatching, UNUSED, type Uses } from './conditions.ts';

const BEFORE = new Date(NOON.getTime() - 1);
const AFTER = new Date(NOON.getTime() + 1);
const basket = aBasket([aLine('a', { quantity: 2 })]);

function ask(fields: Partial<Promotion>, more: { uses?: Uses; basket?: Basket } = {}) {
  return basketRefusal({ promotion: aPromotion(fields), basket, uses: UNUSED, ...more });
}

it('CO-05 is valid from its first to its last moment, inclusive', () => {
  expect(ask({ startsAt: AFTER })).toEqual({ code: 'promotions.not-yet', coupon: 'SAVE', startsAt: AFTER });
  expect(ask({ endsAt: BEFORE })).toEqual({ code: 'promotions.expired', coupon: 'SAVE', endsAt: BEFORE });
  expect(ask({ startsAt: NOON, endsAt: NOON })).toBeNull();
});

it('CO-05 reports the missing amount and the maximum', () => {
  expect(ask({ minimumSpend: aed(25_050) })).toMatchObject({
    code: 'promotions.minimum-spend',
    missing: aed(5050),
  });
  expect(ask({ maximumSpend: aed(19_999) })).toMatchObject({ code: 'promotions.maximum-spend' });
  expect(ask({ minimumSpend: aed(20_000), maximumSpend: aed(20_000) })).toBeNull();
});

it('CO-05 counts uses in total and per customer', () => {
  const uses = { inAll: 5, byCustomer: 1 };
  expect(ask({ usageLimit: 5 }, { uses })?.code).toBe('promotions.used-up');
  expect(ask({ usageLimitPerCustomer: 1 }, { uses })?.code).toBe('promotions.used-up-for-you');
  expect(ask({ usageLimit: 6, usageLimitPerCustomer: 2 }, { uses })).toBeNull();
});

it('CO-05 may be limited to emails', () => {
  const emails = ['sara@example.com', '*@guests.example'];
  const by = (email: string | null) => ask({ emails }, { basket: { ...basket, email } })?.code;
  expect(by(null)).toBe('promotions.needs-email');
  expect(by('  ')).toBe('promotions.needs-email');
  expect(by('Sara@Example.com ')).toBeUndefined();
  expect(by('anybody@guests.example')).toBeUndefined();
  for (const other of ['omar@example.com', 'x@sub.guests.example', 'x@notguests.example'])
    expect(by(other)).toBe('promotions.not-for-this-email');
});

const OFF = { 'restrictions.promoteTobacco': false };
const lines = [
  aLine('case', { product: 1, categories: [10] }),
  aLine('sale', { product: 2, categories: [10], isOnSale: true }),
  aLine('sticks', { product: 3, categories: [20], class: 'tobacco' }),
];

function matched(more: Partial<Promotion>, settings = OFF, basketLines = lines) {
  const matching = findMatching(aPromotion(more), basketLines, settings);
  return matching.ok ? matching.value.map(({ key }) => key) : matching.refusal.code;
}

it('CO-05 applies to included products without excluded ones', () => {
  expect(matched({})).toEqual(['case', 'sale']);
  expect(matched({ includes: aProductSet({ products: [1] }) })).toEqual(['case']);
  expect(
    matched({ includes: aProductSet({ categories: [10] }), excludes: aProductSet({ products: [2] }) }),
  ).toEqual(['case']);
  expect(matched({ includes: aProductSet({ products: [9] }) })).toBe('promotions.no-matching-products');
  expect(matched({}, OFF, [])).toBe('promotions.no-matching-products');
});

it('CO-05 excludes sale items if configured', () => {
  expect(matched({ actsOnSaleGoods: false })).toEqual(['case']);
  expect(matched({ actsOnSaleGoods: false, includes: aProductSet({ products: [2] }) })).toBe(
    'promotions.not-for-sale-items',
  );
});

it('CO-05 never applies to tobacco that may not be promoted', () => {
  const tobacco = { includes: aProductSet({ categories: [20] }) };
  expect(matched(tobacco)).toBe('promotions.not-for-tobacco');
  expect(matched(tobacco, { 'restrictions.promoteTobacco': true })).toEqual(['sticks']);
});
