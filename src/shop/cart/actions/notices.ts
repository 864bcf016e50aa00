import type { CartId, CartToken } from '#kernel/ids.ts';
import type { Notice } from '../rules/notice.ts';
import { CART_LIFETIME_MS, newCartToken, tokenDigest } from '../rules/token.ts';
import { findCart, insertCart } from '../store/cart.ts';
import { appendNotices, takeNotices } from '../store/notices.ts';
import type { CartDeps } from './with-locked-cart.ts';

/** Notices for the visitor's next page. */
export function noticesOf({ db, clock }: Pick<CartDeps, 'db' | 'clock'>) {
  async function idFor(token: CartToken | null): Promise<CartId | null> {
    return token === null ? null : ((await findCart(db, tokenDigest(token), clock()))?.id ?? null);
  }
  return {
    /** Stores notices; creates a cart if the visitor has none. */
    add: async (token: CartToken | null, notices: readonly Notice[]): Promise<CartToken> => {
      const known = await idFor(token);
      const owner = known === null || token === null ? newCartToken() : token;
      const expiresAt = new Date(clock().getTime() + CART_LIFETIME_MS);
      await appendNotices(db, known ?? (await insertCart(db, tokenDigest(owner), expiresAt)), notices);
      return owner;
    },
    /** Returns the pending notices and deletes them. */
    take: async (token: CartToken | null): Promise<Notice[]> => {
      const id = await idFor(token);
      return id === null ? [] : takeNotices(db, id);
    },
  };
}
