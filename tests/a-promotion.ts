import type { CategoryId, ProductId, PromotionId } from '#kernel/ids.ts';
import { aed } from '#kernel/money.ts';
import type { Basket, BasketLine, ProductSet, Promotion } from '#shop/promotions';

export const NOON = new Date('2026-11-21T12:00:00+04:00');

type SetIds = { products?: readonly number[]; categories?: readonly number[] };

export function aProductSet({ products = [], categories = [] }: SetIds): ProductSet {
  return { products: products as ProductId[], categories: categories as CategoryId[] };
}

/** 10 % off every product without time limit, by the code SAVE. */
export function aPromotion(more: Partial<Promotion> = {}): Promotion {
  return {
    id: 1 as PromotionId,
    code: 'save',
    isAutomatic: false,
    isActive: true,
    title: { en: 'Ten off', ar: 'خصم عشرة' },
    benefit: { kind: 'percentage', percent: 10 },
    freesDelivery: false,
    includes: aProductSet({}),
    excludes: aProductSet({}),
    actsOnSaleGoods: true,
    minimumSpend: null,
    maximumSpend: null,
    startsAt: null,
    endsAt: null,
    usageLimit: null,
    usageLimitPerCustomer: null,
    isIndividual: false,
    emails: [],
    mostPieces: null,
    ...more,
  };
}

type Line = Partial<Omit<BasketLine, 'productId' | 'variationId' | 'categoryIds' | 'unitPrice'>> & {
  product?: number;
  variation?: number | null;
  categories?: readonly number[];
  fils?: number;
};

/** A line of one accessory for 100 dirham. */
export function aLine(key: string, more: Line = {}): BasketLine {
  const { product = 1, variation = null, categories = [], fils = 10_000, ...rest } = more;
  return {
    key,
    productId: product as ProductId,
    variationId: variation as ProductId | null,
    categoryIds: categories as CategoryId[],
    class: 'accessory',
    quantity: 1,
    unitPrice: aed(fils),
    isOnSale: false,
    ...rest,
  };
}

export function aBasket(lines: readonly BasketLine[], more: Partial<Basket> = {}): Basket {
  return { lines, codes: ['SAVE'], email: null, now: NOON, ...more };
}
