import { expect, it } from 'vitest';
import { aed } from '#kernel/money.ts';
import { aBasket, aLine, aProductSet, aPromotion } from '#tests/a-promotion.ts';
import type { Promotion } from '../promotion.ts';
import type { BasketLine } from './basket.ts';
import { quoteBasket } from './quote-basket.ts';

const lamp = aLine('lamp', { product: 1 });
const sticks = aLine('sticks', { product: 2, class: 'tobacco' });
const reduced = aLine('reduced', { product: 3, isOnSale: true });

function limitOf(more: Partial<Promotion>, lines: readonly BasketLine[]) {
  const settings = { 'restrictions.promoteTobacco': false };
  const terms = { promotions: [aPromotion(more)], uses: new Map(), settings };
  return quoteBasket(aBasket(lines), terms).discounts[0]?.limit;
}

it.each([
  ['tobacco', {}, [lamp, sticks]],
  ['sale-items', { actsOnSaleGoods: false }, [lamp, reduced]],
  ['some-products', { includes: aProductSet({ products: [1] }) }, [lamp, reduced]],
  ['some-products', { excludes: aProductSet({ products: [3] }) }, [lamp, reduced]],
  ['tobacco', { actsOnSaleGoods: false }, [lamp, reduced, sticks]],
  ['some-pieces', { mostPieces: 1 }, [aLine('lamp', { quantity: 2 })]],
  ['worth-less', { benefit: { kind: 'basket-amount', amount: aed(20_000) } }, [lamp, sticks]],
] as const)('CO-05 a code with less than its full effect has a reason: %s', (limit, more, lines) => {
  expect(limitOf(more, lines)).toBe(limit);
});

it('CO-05 a code with its full effect and an automatic discount give no reason', () => {
  expect(limitOf({}, [lamp, reduced])).toBeNull();
  expect(limitOf({ benefit: { kind: 'basket-amount', amount: aed(5000) } }, [lamp, sticks])).toBeNull();
  expect(limitOf({ isAutomatic: true }, [lamp, sticks])).toBeNull();
  expect(limitOf({ freesDelivery: true, benefit: { kind: 'none' } }, [lamp, sticks])).toBeNull();
});
