import type { CartId, CartItemKey, ProductId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import type { Localized } from '#kernel/language.ts';
import type { Money } from '#kernel/money.ts';
import type { Sellable } from '#shop/catalogue';
import type { AppliedGiftCard, GiftCardShare } from '#shop/gift-cards';
import type { Discount, RefusedCode } from '#shop/promotions';
import type { RestrictionRefusal } from '#shop/restrictions';
import type { DeliveryOffer, Emirate, ShippingRate } from '#shop/shipping';
import type { Plan } from './rules/plan.ts';

/** The stored part of a line: product, options and quantity. */
export type SavedLine = Readonly<{
  key: CartItemKey;
  productId: ProductId;
  variationId: ProductId | null;
  /** Attribute slug to value slug. */
  options: Readonly<Record<string, string>>;
  quantity: number;
}>;

/** Why a line cannot be ordered; empty when it can. */
export type LineProblem = '' | 'gone' | 'out-of-stock' | 'too-many' | 'over-limit' | 'restricted';

/** A line with current price and stock. */
export type CartLine = SavedLine &
  Readonly<{
    product: Sellable;
    unitPrice: Money;
    /** The regular price during a sale. */
    regularPrice: Money | null;
    /** The price when the shopper added it, if it has changed. */
    seenPrice: Money | null;
    /** Before discounts. */
    total: Money;
    /** The line's share of all discounts. */
    discount: Money;
    /** The VAT included after discounts. */
    vat: Money;
    /** Maximum quantity per order; null for none. */
    maximum: number | null;
    problem: LineProblem;
    /** The product of another line that takes the stock which this one lacks; omitted where none does. */
    beside?: Localized;
    /** The sales restriction that applies at the cart's destination. */
    restriction: RestrictionRefusal | null;
    /** The subscription plan of the line; omitted for a single order. */
    plan?: Plan;
  }>;

/** The delivery options of a cart. */
export type CartDelivery = DeliveryOffer &
  Readonly<{
    isNeeded: boolean;
    /** Null until chosen. */
    emirate: Emirate | null;
    /** The chosen method, or the cheapest; null when none is available. */
    rate: ShippingRate | null;
  }>;

/** `total` = `subtotal` − `discount` + `delivery`; delivery is null while unknown. */
export type CartTotals = Readonly<{
  subtotal: Money;
  discount: Money;
  delivery: Money | null;
  total: Money;
  /** The VAT included in the total. */
  vat: Money;
}>;

/** The last removed line. */
export type LastRemoved = Readonly<{
  key: CartItemKey;
  name: Localized;
  /** Until when undo is offered; the line can still be restored later. */
  offeredUntil: Instant;
}>;

/** A visitor's cart with totals at this moment. */
export type Cart = Readonly<{
  id: CartId;
  lines: readonly CartLine[];
  /** Saved for later: displayed and priced, but not ordered. */
  saved: readonly CartLine[];
  /** The last removed line, for some minutes. */
  lastRemoved: LastRemoved | null;
  /** Sum of all quantities. */
  itemCount: number;
  discounts: readonly Discount[];
  /** Applied codes without effect at the moment, with the reason. */
  idleCodes: readonly RefusedCode[];
  delivery: CartDelivery;
  /** Applied gift cards with what they can pay. */
  giftCards: readonly AppliedGiftCard[];
  /** What each pays of the total. */
  giftCardShares: readonly GiftCardShare[];
  totals: CartTotals;
  /** 32 hex digits that change with every change of the cart; empty for an empty cart. */
  hash: string;
}>;

/** The lines and quantities of a cart as one text, for comparison. */
export function linesText(lines: readonly Pick<SavedLine, 'key' | 'quantity'>[]): string {
  return lines
    .map(({ key, quantity }) => `${key}:${quantity}`)
    .sort()
    .join(' ');
}
