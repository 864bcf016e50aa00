import type { CustomerId } from '#kernel/ids.ts';
import type { Language } from '#kernel/language.ts';
import type { Tx } from '#platform/database/client.ts';
import { addToWishlist, removeFromWishlist, type WishlistDeps } from './actions/change-wishlist.ts';
import { joinWishlist, mergeWishlists } from './actions/join-account.ts';
import { toWishlist } from './rules/entries.ts';
import { GUEST_WISHLIST_MS } from './rules/token.ts';
import {
  deleteGuestsBefore,
  deleteOfCustomer,
  findWishlist,
  itemsOfCustomer,
  readItems,
} from './store/wishlist.ts';
import type { Wishlist, WishlistOwner } from './wishlist.ts';

export type { WishlistCallRefusal, WishlistRefusal } from './refusals.ts';
export { GUEST_WISHLIST_MS, parseWishlistToken } from './rules/token.ts';
export {
  type ChangedWishlist,
  MOST_WISHES,
  type Offer,
  type Wish,
  type Wishlist,
  type WishlistEntry,
  type WishlistOwner,
} from './wishlist.ts';

async function openWishlist(
  { db, offers }: WishlistDeps,
  owner: WishlistOwner,
  language: Language,
): Promise<Wishlist> {
  const id = await findWishlist(db, owner);
  const items = id === null ? [] : await readItems(db, id);
  return toWishlist(items, items.length === 0 ? new Map() : await offers(items, language));
}

/**
 * Wishlists of accounts and of guests.
 *
 * `open` gives a list with its products as they are now; `add` and `remove` change it, or refuse with
 * `wishlist.unknown-product` or `wishlist.full`; `join` adds a guest's list to the account's after signing in, `merge`
 * one account's to another's; `forgetOld` deletes guests' lists that nobody changed for 180 days; `ofPerson` and
 * `forgetPerson` serve personal data export and erasure.
 */
export function createWishlist(deps: WishlistDeps) {
  const { db, clock } = deps;
  return {
    open: (owner: WishlistOwner, language: Language): Promise<Wishlist> =>
      openWishlist(deps, owner, language),
    add: addToWishlist(deps),
    remove: removeFromWishlist(deps),
    join: joinWishlist(deps),
    merge: mergeWishlists(deps),
    forgetOld: (): Promise<void> => deleteGuestsBefore(db, new Date(clock().getTime() - GUEST_WISHLIST_MS)),
    ofPerson: (id: CustomerId) => itemsOfCustomer(db, id),
    forgetPerson: (tx: Tx, id: CustomerId): Promise<void> => deleteOfCustomer(tx, id),
  };
}
