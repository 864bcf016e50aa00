import type { CustomerId, ProductId, WishlistKey, WishlistToken } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import type { Money } from '#kernel/money.ts';
import type { ChosenOption } from '#shop/catalogue/product.ts';
import type { ProductCard } from '#shop/listing/product-card.ts';

/** Most products of a list. */
export const MOST_WISHES = 100;

/** The owner of a list: an account or a browser; a guest without a list has no token yet. */
export type WishlistOwner =
  | Readonly<{ kind: 'customer'; id: CustomerId }>
  | Readonly<{ kind: 'guest'; token: WishlistToken | null }>;

/** A product, or the variation of it that was chosen. */
export type Wish = Readonly<{ productId: ProductId; variationId: ProductId | null }>;

/** A stored entry: price in fils and stock as they were when it was added; null for 'no price yet'. */
export type WishlistItem = Wish &
  Readonly<{ priceMinor: number | null; wasInStock: boolean; addedAt: Instant }>;

/** The changes of a product that an email announces. */
export type MailedChange = Readonly<{ productId: ProductId; isCheaper: boolean; isBack: boolean }>;

/** A product with current data; a chosen variation has its own price, stock and address. */
export type Offer = Readonly<{
  card: ProductCard;
  /** The chosen variation's options; empty for a product. */
  options: readonly ChosenOption[];
  /** Whether its option is the amount of a gift card. */
  isGiftCard: boolean;
  /** The id to add to the cart; null if options must be chosen first, or if it is not available. */
  buyableId: ProductId | null;
  /** Whether a lower price may be pointed out. */
  isPromotable: boolean;
}>;

/** An entry as displayed. */
export type WishlistEntry = Offer &
  Readonly<{
    /** The price when it was added, where the product is cheaper now; null otherwise. */
    wasPrice: Money | null;
    /** It was out of stock when it was added, and is not now. */
    isBack: boolean;
  }>;

export type Wishlist = Readonly<{
  /** Newest first. */
  entries: readonly WishlistEntry[];
  /** Products that are not shown in the shop at present. */
  missingCount: number;
  /** The secret of its link; null where it is not shared. */
  shareKey: WishlistKey | null;
}>;

/** After a change: the products of the list, newest first, and the token of a guest's list. */
export type ChangedWishlist = Readonly<{
  productIds: readonly ProductId[];
  token: WishlistToken | null;
  /** The removed product or variation, for adding it again. */
  removed: ProductId | null;
}>;
