import type { CartId, CartToken } from '#kernel/ids.ts';
import { findCart, insertCart } from './cart.store.ts';
import type { CartNeeds } from './changing.ts';
import type { Notice } from './notice.ts';
import { appendNotices, takeNotices } from './notices.store.ts';
import { CART_LIFETIME_MS, newCartToken, tokenDigest } from './token.ts';

/** Sentences that wait for the visitor's next page. */
export function noticesOf({ db, clock }: Pick<CartNeeds, 'db' | 'clock'>) {
  async function idFor(token: CartToken | null): Promise<CartId | null> {
    return token === null ? null : ((await findCart(db, tokenDigest(token), clock()))?.id ?? null);
  }
  return {
    /** Queues sentences; a visitor without a cart gets one to keep them in. */
    add: async (token: CartToken | null, notices: readonly Notice[]): Promise<CartToken> => {
      const known = await idFor(token);
      const owner = known === null || token === null ? newCartToken() : token;
      const expiresAt = new Date(clock().getTime() + CART_LIFETIME_MS);
      await appendNotices(db, known ?? (await insertCart(db, tokenDigest(owner), expiresAt)), notices);
      return owner;
    },
    /** Hands the waiting sentences over, once. */
    take: async (token: CartToken | null): Promise<Notice[]> => {
      const id = await idFor(token);
      return id === null ? [] : takeNotices(db, id);
    },
  };
}
