import type { WishlistKey } from '#kernel/ids.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { WishlistRefusal } from '../refusals.ts';
import { newWishlistKey } from '../rules/token.ts';
import { findWishlist, readItems, readShareKey, setShareKey } from '../store/wishlist.ts';
import type { WishlistOwner } from '../wishlist.ts';
import type { WishlistDeps } from './change-wishlist.ts';

/**
 * Creates or removes the link of the owner's list; an existing link is kept.
 *
 * Refusals: `wishlist.nothing-to-share`.
 */
export function shareWishlist({ db }: WishlistDeps) {
  return async (
    owner: WishlistOwner,
    isShared: boolean,
  ): Promise<Outcome<WishlistKey | null, WishlistRefusal>> => {
    const id = await findWishlist(db, owner);
    if (!isShared) {
      if (id !== null) await setShareKey(db, id, null);
      return done(null);
    }
    if (id === null || (await readItems(db, id)).length === 0)
      return refuse({ code: 'wishlist.nothing-to-share' });
    await setShareKey(db, id, newWishlistKey());
    return done(await readShareKey(db, id));
  };
}
