import type { CategoryId, ProductId, PromotionId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import type { Localized } from '#kernel/language.ts';
import type { Money } from '#kernel/money.ts';

/** Products (with all variations), variations, and categories with their subcategories. */
export type ProductSet = Readonly<{ products: readonly ProductId[]; categories: readonly CategoryId[] }>;

/**
 * Buy `buy` items of one set, get `get` items of the other at `percent` off, up to `mostTimes` times; an empty set
 * means all products.
 */
export type BuyGet = Readonly<{
  kind: 'buy-get';
  buy: number;
  get: number;
  percent: number;
  mostTimes: number | null;
  bought: ProductSet;
  given: ProductSet;
}>;

/** The discount; percents have at most two decimals. `none` is for free delivery only. */
export type Benefit =
  | Readonly<{ kind: 'none' }>
  | Readonly<{ kind: 'percentage'; percent: number }>
  | Readonly<{ kind: 'basket-amount'; amount: Money }>
  | Readonly<{ kind: 'piece-amount'; amount: Money }>
  | BuyGet;

/** The conditions of a promotion. */
type Conditions = Readonly<{
  /** The products it applies to; an empty set means all. */
  includes: ProductSet;
  excludes: ProductSet;
  actsOnSaleGoods: boolean;
  /** Limits of the subtotal before discounts, inclusive. */
  minimumSpend: Money | null;
  maximumSpend: Money | null;
  startsAt: Instant | null;
  endsAt: Instant | null;
  usageLimit: number | null;
  usageLimitPerCustomer: number | null;
  /** Whether it cannot be combined with others. */
  isIndividual: boolean;
  /** Allowed customers: addresses in lower case, or `*@domain`; empty: everybody. */
  emails: readonly string[];
  /** All emails that it was limited to were erased: it stays inactive until staff set who may use it. */
  lostEmails?: boolean;
  /** Maximum number of items, most expensive first. */
  mostPieces: number | null;
}>;

export type Promotion = Conditions &
  Readonly<{
    id: PromotionId;
    /** Normalised; for an automatic promotion an internal name. */
    code: string;
    isAutomatic: boolean;
    isActive: boolean;
    title: Localized;
    benefit: Benefit;
    freesDelivery: boolean;
  }>;

export type NewPromotion = Omit<Promotion, 'id'>;

export const ALL_PRODUCTS: ProductSet = { products: [], categories: [] };
