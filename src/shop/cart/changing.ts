import type { ActionId, CartId, CartToken } from '#kernel/ids.ts';
import type { Clock, Instant } from '#kernel/instant.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Tx } from '#platform/database/client.ts';
import type { ReadSettings } from '#shop/settings';
import { TOO_MUCH } from './bounds.ts';
import { insertCart, type KeptCart, lockCart, NOTHING_KEPT, noteAction, touchCart } from './cart.store.ts';
import type { Cart } from './cart.ts';
import { type At, type ReadingNeeds, readCart } from './read-cart.ts';
import type { CartRefusal } from './refusals.ts';
import { openShelf, type Shelf } from './shelf.ts';
import { CART_LIFETIME_MS, newCartToken, tokenDigest } from './token.ts';
import { isTooMuch } from './totals.ts';

export type CartNeeds = ReadingNeeds & {
  clock: Clock;
  settings: ReadSettings;
  /** Told in the transaction that pours one cart into another, before the first one goes. */
  cartMoved: (tx: Tx, from: CartId, into: CartId) => Promise<void>;
};

/** The cart after a change, and the token that opens it from now on. */
export type ChangedCart = { cart: Cart; token: CartToken };

/** Whose cart a change is for. */
export type CartOf = Readonly<{
  /** Null for a visitor who has none yet. */
  token: CartToken | null;
  /** Made by the browser for this one change: the same change sent again is done already. Null: not told. */
  actionId: ActionId | null;
  /** Said by the visitor; left out where nobody could have said it. */
  isTooYoung?: boolean;
}>;

/** A cart that is locked for a change. */
export type Opened = At & Readonly<{ tx: Tx; id: CartId; kept: KeptCart; shelf: Shelf }>;

/** What the cart shall remember from now on, and whether it holds more than before. */
type Changed = Partial<KeptCart> & { isMore?: boolean };

/** What a change does: writes lines itself, and answers what else is new. */
export type Change<R extends { code: string }> = (opened: Opened) => Promise<Outcome<Changed, R>>;

/** Nothing beside the lines has changed. */
export const LINES_ONLY = done({});

/** Lines have come in, or have become more. */
export const MORE_LINES = done({ isMore: true });

/** Ends a transaction without keeping anything of it; never leaves this file. */
class Refused<R> extends Error {
  readonly refusal: R;
  constructor(refusal: R) {
    super('refused');
    this.refusal = refusal;
  }
}

async function openForChange(tx: Tx, token: CartToken | null, times: { now: Instant; expiresAt: Instant }) {
  const known = token === null ? null : await lockCart(tx, tokenDigest(token), times.now);
  if (known !== null && token !== null) return { owner: token, ...known };
  const owner = newCartToken();
  return { owner, id: await insertCart(tx, tokenDigest(owner), times.expiresAt), kept: NOTHING_KEPT };
}

async function isDoneAlready({ tx, id, now }: Opened, actionId: ActionId | null): Promise<boolean> {
  return actionId !== null && !(await noteAction(tx, id, { actionId, now }));
}

/**
 * One change: the cart is made when it must be, locked, changed, read again. A refused one leaves nothing behind, and
 * one that was done before is answered with the cart as it is.
 */
export function changing(needs: CartNeeds) {
  return async <R extends { code: string } = CartRefusal>(
    { token, actionId }: CartOf,
    change: Change<R>,
  ): Promise<Outcome<ChangedCart, R>> => {
    const now = needs.clock();
    const settings = await needs.settings();
    const expiresAt = new Date(now.getTime() + CART_LIFETIME_MS);
    try {
      return await needs.db.transaction().execute(async (tx) => {
        const { owner, ...found } = await openForChange(tx, token, { now, expiresAt });
        const opened = { ...found, tx, now, settings, shelf: openShelf(tx) };
        const changed = (await isDoneAlready(opened, actionId)) ? LINES_ONLY : await change(opened);
        if (!changed.ok) throw new Refused(changed.refusal);
        const { isMore = false, ...remembered }: Changed = changed.value;
        const kept = { ...found.kept, ...remembered };
        await touchCart(tx, found.id, { kept, now, expiresAt });
        const cart = await readCart(needs, { id: found.id, kept }, { ...opened, reader: tx });
        if (isMore && isTooMuch(cart.totals)) throw new Refused(TOO_MUCH);
        return done({ cart, token: owner });
      });
    } catch (error) {
      if (error instanceof Refused) return refuse(error.refusal as R);
      throw error;
    }
  };
}
