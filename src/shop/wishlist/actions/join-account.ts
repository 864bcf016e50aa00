import type { CustomerId, ProductId, WishlistId, WishlistToken } from '#kernel/ids.ts';
import type { Tx } from '#platform/database/client.ts';
import { deleteMailChoice } from '../store/mails.ts';
import {
  deleteWishlist,
  findWishlist,
  lockGuestWishlist,
  lockWishlistOf,
  moveItems,
  readItems,
} from '../store/wishlist.ts';
import { MOST_WISHES } from '../wishlist.ts';
import type { WishlistDeps } from './change-wishlist.ts';

async function pour(tx: Tx, from: WishlistId, into: WishlistId): Promise<void> {
  await moveItems(tx, { from, into }, MOST_WISHES);
  await deleteWishlist(tx, from, into);
}

/**
 * Merges a guest's list into the account's and deletes it.
 *
 * @param token the guest token of a browser that has just signed in; null without a list
 * @returns the products of the account's list, newest first
 */
export function joinWishlist({ db, clock }: WishlistDeps) {
  return (customerId: CustomerId, token: WishlistToken | null): Promise<ProductId[]> =>
    db.transaction().execute(async (tx) => {
      const guests = token === null ? null : await lockGuestWishlist(tx, token, clock());
      if (guests !== null) await pour(tx, guests, await lockWishlistOf(tx, customerId, clock()));
      const wishlist = await findWishlist(tx, { kind: 'customer', id: customerId });
      return wishlist === null ? [] : (await readItems(tx, wishlist)).map(({ productId }) => productId);
    });
}

/**
 * Adds one account's list to another's, in the transaction that merges the accounts. Consent to emails belongs to an
 * address, so that of the merged account ends.
 */
export function mergeWishlists({ clock }: WishlistDeps) {
  return async (tx: Tx, from: CustomerId, into: CustomerId): Promise<void> => {
    await deleteMailChoice(tx, from);
    const source = await findWishlist(tx, { kind: 'customer', id: from });
    if (source !== null) await pour(tx, source, await lockWishlistOf(tx, into, clock()));
  };
}
