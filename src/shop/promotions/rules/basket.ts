import type { CategoryId, ProductId, PromotionId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import type { Localized } from '#kernel/language.ts';
import type { Money } from '#kernel/money.ts';
import type { ProductClass } from '#shop/catalogue';
import type { PromotionRefusal } from '../refusals.ts';

/** A line as promotions see it. */
export type BasketLine = Readonly<{
  key: string;
  productId: ProductId;
  variationId: ProductId | null;
  categoryIds: readonly CategoryId[];
  class: ProductClass;
  quantity: number;
  unitPrice: Money;
  isOnSale: boolean;
}>;

export type Basket = Readonly<{
  lines: readonly BasketLine[];
  codes: readonly string[];
  email: string | null;
  /** Decides with the email on promotions that each customer may use a number of times; omitted: unknown. */
  phone?: string | null;
  now: Instant;
}>;

/** A promotion's effect on a basket. */
export type Discount = Readonly<{
  promotionId: PromotionId;
  /** null: automatic */
  code: string | null;
  title: Localized;
  amount: Money;
  /** By line key; adds up to `amount`. Lines without a discount are left out. */
  perLine: Readonly<Record<string, Money>>;
  freesDelivery: boolean;
  /** Why a code lowers less than its share of the basket; null when it does not. */
  limit: DiscountLimit | null;
}>;

/**
 * Why a code discounts only a part of the cart: some products are tobacco, on sale or not among its products, only
 * some items are discounted, or the products cost less than the code is worth.
 */
export type DiscountLimit = 'tobacco' | 'sale-items' | 'some-products' | 'some-pieces' | 'worth-less';

export type RefusedCode = Readonly<{ code: string; refusal: PromotionRefusal }>;

export type PromotionQuote = Readonly<{
  discounts: readonly Discount[];
  refused: readonly RefusedCode[];
}>;
