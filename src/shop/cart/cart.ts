import type { CartId, CartItemKey, ProductId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import type { Localized } from '#kernel/language.ts';
import type { Money } from '#kernel/money.ts';
import type { Sellable } from '#shop/catalogue';
import type { Discount, RefusedCode } from '#shop/promotions';
import type { RestrictionRefusal } from '#shop/restrictions';
import type { DeliveryOffer, Emirate, ShippingRate } from '#shop/shipping';

/** A line as it is kept: what was chosen, and how many. */
export type KeptLine = Readonly<{
  key: CartItemKey;
  productId: ProductId;
  variationId: ProductId | null;
  /** attribute slug → value slug, as chosen. */
  options: Readonly<Record<string, string>>;
  quantity: number;
}>;

/** Why a line cannot be ordered as it is; empty when it can. */
export type LineProblem = '' | 'gone' | 'out-of-stock' | 'too-many' | 'over-limit' | 'restricted';

/** One line as it stands now: price and stock are read anew every time the cart is opened. */
export type CartLine = KeptLine &
  Readonly<{
    goods: Sellable;
    unitPrice: Money;
    /** The struck price while the goods are on sale. */
    regularPrice: Money | null;
    /** What one piece cost when the shopper chose it, where that is another price than now. */
    seenPrice: Money | null;
    /** Before discounts. */
    total: Money;
    /** This line's share of all discounts. */
    discount: Money;
    /** The VAT that the line holds after its discounts. */
    vat: Money;
    /** Most of this line that one order may hold, null for no bound. */
    maximum: number | null;
    problem: LineProblem;
    /** The rule that keeps the line from being sold where the cart goes. */
    restriction: RestrictionRefusal | null;
  }>;

/** How the cart would reach its shopper. */
export type CartDelivery = DeliveryOffer &
  Readonly<{
    isNeeded: boolean;
    /** Null while nobody has said where to. */
    emirate: Emirate | null;
    /** The way that was chosen, else the cheapest; null while there is none to choose. */
    rate: ShippingRate | null;
  }>;

/** `total` = `subtotal` − `discount` + `delivery`; delivery is null while the way is not known. */
export type CartTotals = Readonly<{
  subtotal: Money;
  discount: Money;
  delivery: Money | null;
  total: Money;
  /** The VAT the total includes. */
  vat: Money;
}>;

/** A line that was just taken out and can be brought back. */
export type LastRemoved = Readonly<{
  key: CartItemKey;
  name: Localized;
  /** Until when it is offered back; it can be had back later too, but is not spoken of. */
  offeredUntil: Instant;
}>;

/** A visitor's cart with its sums, as it stands at this moment. */
export type Cart = Readonly<{
  id: CartId;
  lines: readonly CartLine[];
  /** Kept for later: shown, priced, and not ordered. */
  saved: readonly CartLine[];
  /** The line that was removed last, for some minutes. */
  lastRemoved: LastRemoved | null;
  /** Sum of all quantities. */
  itemCount: number;
  discounts: readonly Discount[];
  /** Codes that the cart keeps and that do nothing now, with the reason. */
  idleCodes: readonly RefusedCode[];
  delivery: CartDelivery;
  totals: CartTotals;
  /** Empty text for an empty cart, else 32 hex digits that change with every change of the cart. */
  hash: string;
}>;

/** Which lines a cart has and how many of each, to be compared with later. */
export function linesText(lines: readonly Pick<KeptLine, 'key' | 'quantity'>[]): string {
  return lines
    .map(({ key, quantity }) => `${key}:${quantity}`)
    .sort()
    .join(' ');
}
