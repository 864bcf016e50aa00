import type { CartId, CartToken } from '#kernel/ids.ts';
import { DAY_MS, type Instant } from '#kernel/instant.ts';
import { done } from '#kernel/outcome.ts';
import type { Tx } from '#platform/database/client.ts';
import { findCart } from './cart.store.ts';
import type { Cart } from './cart.ts';
import { type CartNeeds, type ChangedCart, changing } from './changing.ts';
import {
  findKept,
  findLeft,
  type LeftCart,
  lockLeft,
  markReminded,
  withdrawAgreement,
} from './left.store.ts';
import { readLines } from './lines.store.ts';
import { pourLines } from './lines-together.ts';
import { readCart } from './read-cart.ts';
import { openShelf } from './shelf.ts';
import { tokenDigest } from './token.ts';

/** A cart that somebody was reminded of is kept for as long as the link in the mail works. */
export const REMINDED_LIFETIME_MS = 14 * DAY_MS;

/** Carts that were left, for who reminds of them. */
export function leftCarts(needs: CartNeeds) {
  const { db, clock } = needs;
  const change = changing(needs);
  return {
    lock: (tx: Tx, span: { since: Instant; before: Instant; limit: number }): Promise<LeftCart[]> =>
      lockLeft(tx, span),
    find: (id: CartId): Promise<LeftCart | null> => findLeft(db, id),
    markReminded: (tx: Tx, id: CartId): Promise<void> => {
      const now = clock();
      return markReminded(tx, id, { now, keptUntil: new Date(now.getTime() + REMINDED_LIFETIME_MS) });
    },
    withdrawAgreement: (id: CartId): Promise<void> => withdrawAgreement(db, id),
    /** Whether it is the cart that this browser has. */
    isOf: async (token: CartToken | null, id: CartId): Promise<boolean> =>
      token !== null && (await findCart(db, tokenDigest(token), clock()))?.id === id,
    /** The cart as it stands now; null when it is gone. */
    read: async (id: CartId): Promise<Cart | null> => {
      const kept = await findKept(db, id);
      if (kept === null) return null;
      const at = { now: clock(), settings: await needs.settings(), reader: db, shelf: openShelf(db) };
      return readCart(needs, { id, kept }, at);
    },
    /**
     * Puts the goods of a cart that was left into the one this browser has, or into a new one. Nothing else goes over:
     * whoever has the link learns no address.
     */
    bringBack: async (token: CartToken | null, from: CartId): Promise<ChangedCart | null> => {
      const left = await findKept(db, from);
      if (left === null) return null;
      const changed = await change<never>({ token, actionId: null }, async ({ tx, id, kept }) => {
        if (id === from) return done({});
        const added = (await readLines(tx, from)).filter(({ isSaved }) => !isSaved);
        await pourLines(needs, tx, { own: await readLines(tx, id), added, into: id });
        return done({ codes: [...new Set([...kept.codes, ...left.codes])] });
      });
      return changed.ok ? changed.value : null;
    },
  };
}
