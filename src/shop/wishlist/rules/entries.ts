import type { ProductId } from '#kernel/ids.ts';
import { aed } from '#kernel/money.ts';
import type { Offer, Wishlist, WishlistItem } from '../wishlist.ts';

/** The price at which it was added, where the product is cheaper now by a fils or more. */
export function wasPriceOf(
  { priceMinor }: Pick<WishlistItem, 'priceMinor'>,
  { card, isPromotable }: Pick<Offer, 'card' | 'isPromotable'>,
) {
  const now = card.price?.now.minor ?? null;
  return isPromotable && priceMinor !== null && now !== null && now < priceMinor ? aed(priceMinor) : null;
}

function isBackOf({ wasInStock }: WishlistItem, { card }: Offer): boolean {
  return !wasInStock && card.stock !== 'outofstock';
}

/**
 * A list for display, with current product data.
 *
 * @param offers by product, without products that the shop does not show
 */
export function toWishlist(
  items: readonly WishlistItem[],
  offers: ReadonlyMap<ProductId, Offer>,
): Omit<Wishlist, 'shareKey'> {
  const entries = items.flatMap((item) => {
    const offer = offers.get(item.productId);
    return offer === undefined
      ? []
      : [{ ...offer, wasPrice: wasPriceOf(item, offer), isBack: isBackOf(item, offer) }];
  });
  return { entries, missingCount: items.length - entries.length };
}
