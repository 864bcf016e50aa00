import { allOrNothing } from '#kernel/all-or-nothing.ts';
import type { ActionId, CartId, CartToken } from '#kernel/ids.ts';
import type { Clock, Instant } from '#kernel/instant.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Tx } from '#platform/database/client.ts';
import type { Raise } from '#shop/events.ts';
import type { ReadSettings } from '#shop/settings';
import type { Cart } from '../cart.ts';
import type { CartRefusal } from '../refusals.ts';
import { TOO_MUCH } from '../rules/quantity-limits.ts';
import { CART_LIFETIME_MS, newCartToken, tokenDigest } from '../rules/token.ts';
import { isTooMuch } from '../rules/totals.ts';
import { insertCart, lockCart, NEW_CART, noteAction, type StoredCart, touchCart } from '../store/cart.ts';
import { createProductLoader, type ProductLoader } from './load-products.ts';
import { type At, type ReadingDeps, readCart } from './read-cart.ts';

export type CartDeps = ReadingDeps & {
  clock: Clock;
  settings: ReadSettings;
  raise: Raise;
};

/** The changed cart, and the token that opens it. */
export type ChangedCart = { cart: Cart; token: CartToken };

/** Whose cart to change. */
export type CartOwner = Readonly<{
  /** Null for a visitor without a cart. */
  token: CartToken | null;
  /** Idempotency key from the browser; null: none. */
  actionId: ActionId | null;
  /** The visitor's answer to the age question; omitted where it cannot be given. */
  isTooYoung?: boolean;
}>;

/** A cart locked for a change. */
export type LockedCart = At & Readonly<{ tx: Tx; id: CartId; stored: StoredCart; loader: ProductLoader }>;

/** New values of the cart, and whether its quantity grew. */
type Changed = Partial<StoredCart> & { isMore?: boolean };

/** A change: writes lines itself and returns the other new values. */
export type Change<R extends { code: string }> = (opened: LockedCart) => Promise<Outcome<Changed, R>>;

/** Only lines changed. */
export const LINES_ONLY = done({});

/** Lines were added or their quantity grew. */
export const MORE_LINES = done({ isMore: true });

async function openForChange(tx: Tx, token: CartToken | null, times: { now: Instant; expiresAt: Instant }) {
  const known = token === null ? null : await lockCart(tx, tokenDigest(token), times.now);
  if (known !== null && token !== null) return { owner: token, ...known };
  const owner = newCartToken();
  return { owner, id: await insertCart(tx, tokenDigest(owner), times.expiresAt), stored: NEW_CART };
}

async function isDoneAlready({ tx, id, now }: LockedCart, actionId: ActionId | null): Promise<boolean> {
  return actionId !== null && !(await noteAction(tx, id, { actionId, now }));
}

/**
 * Runs a change in one transaction: creates the cart if needed, locks it, changes it, reads it again. A refusal
 * rolls everything back; a repeated action returns the current cart.
 */
export function withLockedCart(deps: CartDeps) {
  return async <R extends { code: string } = CartRefusal>(
    { token, actionId }: CartOwner,
    change: Change<R>,
  ): Promise<Outcome<ChangedCart, R | CartRefusal>> => {
    const now = deps.clock();
    const settings = await deps.settings();
    const expiresAt = new Date(now.getTime() + CART_LIFETIME_MS);
    return allOrNothing(deps.db, async (tx): Promise<Outcome<ChangedCart, R | CartRefusal>> => {
      const { owner, ...lockedCart } = await openForChange(tx, token, { now, expiresAt });
      const opened = { ...lockedCart, tx, now, settings, loader: createProductLoader(tx) };
      const changed = (await isDoneAlready(opened, actionId)) ? LINES_ONLY : await change(opened);
      if (!changed.ok) return changed;
      const { isMore = false, ...remembered }: Changed = changed.value;
      const stored = { ...lockedCart.stored, ...remembered };
      await touchCart(tx, lockedCart.id, { stored, now, expiresAt });
      const cart = await readCart(deps, { id: lockedCart.id, stored }, { ...opened, reader: tx });
      return isMore && isTooMuch(cart.totals) ? refuse(TOO_MUCH) : done({ cart, token: owner });
    });
  };
}
