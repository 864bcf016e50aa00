import type { CartId, CartToken } from '#kernel/ids.ts';
import { DAY_MS, type Instant } from '#kernel/instant.ts';
import { done } from '#kernel/outcome.ts';
import type { Tx } from '#platform/database/client.ts';
import type { Cart } from '../cart.ts';
import { tokenDigest } from '../rules/token.ts';
import {
  type AbandonedCart,
  findAbandoned,
  findAbandonedById,
  lockAbandoned,
  markReminded,
  withdrawAgreement,
} from '../store/abandoned-carts.ts';
import { findCart } from '../store/cart.ts';
import { readLines } from '../store/lines.ts';
import { createProductLoader } from './load-products.ts';
import { mergeLinesInto } from './merge-carts.ts';
import { readCart } from './read-cart.ts';
import { type CartDeps, type ChangedCart, withLockedCart } from './with-locked-cart.ts';

/** A cart in an email is kept as long as the email's link is valid. */
export const REMINDED_LIFETIME_MS = 14 * DAY_MS;

/** What the abandoned cart emails need of carts. */
export function abandonedCarts(deps: CartDeps) {
  const { db, clock } = deps;
  const change = withLockedCart(deps);
  return {
    lock: (tx: Tx, span: { since: Instant; before: Instant; limit: number }): Promise<AbandonedCart[]> =>
      lockAbandoned(tx, span),
    find: (id: CartId): Promise<AbandonedCart | null> => findAbandoned(db, id),
    markReminded: (tx: Tx, id: CartId): Promise<void> => {
      const now = clock();
      return markReminded(tx, id, { now, keptUntil: new Date(now.getTime() + REMINDED_LIFETIME_MS) });
    },
    withdrawAgreement: (id: CartId): Promise<void> => withdrawAgreement(db, id),
    /** Whether a browser has this cart. */
    isOf: async (token: CartToken | null, id: CartId): Promise<boolean> =>
      token !== null && (await findCart(db, tokenDigest(token), clock()))?.id === id,
    /** The current cart; null when it was deleted. */
    read: async (id: CartId): Promise<Cart | null> => {
      const stored = await findAbandonedById(db, id);
      if (stored === null) return null;
      const at = {
        now: clock(),
        settings: await deps.settings(),
        reader: db,
        loader: createProductLoader(db),
      };
      return readCart(deps, { id, stored }, at);
    },
    /**
     * Merges an abandoned cart into the browser's cart, or into a new one. Only the products are copied, so that
     * the link does not disclose an address.
     */
    bringBack: async (token: CartToken | null, from: CartId): Promise<ChangedCart | null> => {
      const left = await findAbandonedById(db, from);
      if (left === null) return null;
      const changed = await change<never>({ token, actionId: null }, async ({ tx, id, stored }) => {
        if (id === from) return done({});
        const added = (await readLines(tx, from)).filter(({ isSaved }) => !isSaved);
        await mergeLinesInto(deps, tx, { accountLines: await readLines(tx, id), added, into: id });
        return done({ codes: [...new Set([...stored.codes, ...left.codes])] });
      });
      return changed.ok ? changed.value : null;
    },
  };
}
