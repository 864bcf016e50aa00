import type { CategoryId, ProductId, PromotionId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import type { Localized } from '#kernel/language.ts';
import type { Money } from '#kernel/money.ts';

/** Goods named one by one (a product with all its variations, or one variation) or by category with all below it. */
export type GoodsSet = Readonly<{ products: readonly ProductId[]; categories: readonly CategoryId[] }>;

/** Buy `buy` pieces of one set, get `get` pieces of the other at `percent` off, `mostTimes` times; a set of nothing means all goods. */
export type BuyGet = Readonly<{
  kind: 'buy-get';
  buy: number;
  get: number;
  percent: number;
  mostTimes: number | null;
  bought: GoodsSet;
  given: GoodsSet;
}>;

/** What is taken off; percents have at most two decimals. `none` is for free delivery alone. */
export type Benefit =
  | Readonly<{ kind: 'none' }>
  | Readonly<{ kind: 'percentage'; percent: number }>
  | Readonly<{ kind: 'basket-amount'; amount: Money }>
  | Readonly<{ kind: 'piece-amount'; amount: Money }>
  | BuyGet;

/** What it takes for a promotion to act. */
type Conditions = Readonly<{
  /** The goods it may touch; a set of nothing means all goods. */
  includes: GoodsSet;
  excludes: GoodsSet;
  actsOnSaleGoods: boolean;
  /** Bounds of what the goods cost before any discount, both included. */
  minimumSpend: Money | null;
  maximumSpend: Money | null;
  startsAt: Instant | null;
  endsAt: Instant | null;
  usageLimit: number | null;
  usageLimitPerCustomer: number | null;
  /** Whether it stands beside no other. */
  isIndividual: boolean;
  /** Who may use it: addresses in lower case, or `*@domain`; none means everybody. */
  emails: readonly string[];
  /** Most pieces it acts on, the dearest first. */
  mostPieces: number | null;
}>;

export type Promotion = Conditions &
  Readonly<{
    id: PromotionId;
    /** As `normaliseCode` gives it; an automatic one is called by it only behind the counter. */
    code: string;
    isAutomatic: boolean;
    isActive: boolean;
    title: Localized;
    benefit: Benefit;
    freesDelivery: boolean;
  }>;

export type NewPromotion = Omit<Promotion, 'id'>;

export const ALL_GOODS: GoodsSet = { products: [], categories: [] };
