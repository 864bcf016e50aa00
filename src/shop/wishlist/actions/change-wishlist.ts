import { type ProductId, parseProductId, type WishlistId, type WishlistToken } from '#kernel/ids.ts';
import type { Clock, Instant } from '#kernel/instant.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Db, Tx } from '#platform/database/client.ts';
import type { Signature } from '#platform/signature.ts';
import type { Raise } from '#shop/events.ts';
import type { WishlistRefusal } from '../refusals.ts';
import { newWishlistToken } from '../rules/token.ts';
import {
  deleteItem,
  findWishlist,
  insertGuestWishlist,
  lockGuestWishlist,
  lockWishlistOf,
  readItems,
  saveItem,
} from '../store/wishlist.ts';
import { type ChangedWishlist, MOST_WISHES, type Offer, type Wish, type WishlistOwner } from '../wishlist.ts';

export type WishlistDeps = Readonly<{
  db: Db;
  clock: Clock;
  /** The product of an id of a product or variation; null for one that the shop does not show. */
  identify: (id: ProductId) => Promise<Wish | null>;
  /** Current product data by id, without products that the shop does not show. */
  offers: (wishes: readonly Wish[], language: 'en' | 'ar') => Promise<ReadonlyMap<ProductId, Offer>>;
  /** Whether the shop sends emails about wishlists. */
  sendsMails: () => Promise<boolean>;
  signature: Signature;
  raise: Raise;
}>;

type Opened = Readonly<{ id: WishlistId; token: WishlistToken | null }>;

/** Locks the owner's list; a guest without one gets one, since a token may be made up. */
async function openForChange(tx: Tx, owner: WishlistOwner, now: Instant): Promise<Opened> {
  if (owner.kind === 'customer') return { id: await lockWishlistOf(tx, owner.id, now), token: null };
  const { token } = owner;
  const wishlist = token === null ? null : await lockGuestWishlist(tx, token, now);
  if (wishlist !== null) return { id: wishlist, token };
  const fresh = newWishlistToken();
  return { id: await insertGuestWishlist(tx, fresh, now), token: fresh };
}

async function idsOf(tx: Tx, id: WishlistId): Promise<ProductId[]> {
  return (await readItems(tx, id)).map(({ productId }) => productId);
}

/**
 * Adds a product, or a variation of it, with its price and stock of now.
 *
 * @param typed the id of a product or variation
 * Refusals: `wishlist.unknown-product`, `wishlist.full`.
 */
export function addToWishlist({ db, clock, identify, offers }: WishlistDeps) {
  return async (owner: WishlistOwner, typed: unknown): Promise<Outcome<ChangedWishlist, WishlistRefusal>> => {
    const named = parseProductId(typed);
    const wish = named === null ? null : await identify(named);
    const offer = wish === null ? undefined : (await offers([wish], 'en')).get(wish.productId);
    if (wish === null || offer === undefined) return refuse({ code: 'wishlist.unknown-product' });
    const { price, stock } = offer.card;
    const facts = { priceMinor: price?.now.minor ?? null, wasInStock: stock !== 'outofstock' };
    return db.transaction().execute(async (tx) => {
      const addedAt = clock();
      const { id, token } = await openForChange(tx, owner, addedAt);
      const ids = await idsOf(tx, id);
      if (ids.length >= MOST_WISHES && !ids.includes(wish.productId))
        return refuse({ code: 'wishlist.full', limit: MOST_WISHES });
      await saveItem(tx, id, { ...wish, ...facts, addedAt });
      return done({ productIds: await idsOf(tx, id), token, removed: null });
    });
  };
}

/** Removes a product; succeeds if the product is not in the list. */
export function removeFromWishlist({ db, clock }: WishlistDeps) {
  return async (owner: WishlistOwner, typed: unknown): Promise<Outcome<ChangedWishlist, WishlistRefusal>> => {
    const productId = parseProductId(typed);
    if (productId === null) return refuse({ code: 'wishlist.unknown-product' });
    if ((await findWishlist(db, owner)) === null) return done({ productIds: [], token: null, removed: null });
    return db.transaction().execute(async (tx) => {
      const { id, token } = await openForChange(tx, owner, clock());
      const removed = await deleteItem(tx, id, productId);
      return done({ productIds: await idsOf(tx, id), token, removed });
    });
  };
}
