import type { CartId, CartToken } from '#kernel/ids.ts';
import type { DbOrTx, Tx } from '#platform/database/client.ts';
import { deleteExpired, findCart, lockCart, NOTHING_KEPT } from './cart.store.ts';
import type { Cart } from './cart.ts';
import type { CartNeeds } from './changing.ts';
import { deleteLines, lockLines, readLines, setPieces } from './lines.store.ts';
import { type Asked, readCart } from './read-cart.ts';
import { openShelf } from './shelf.ts';
import { tokenDigest } from './token.ts';
import { type BoughtPieces, withoutBought } from './without-bought.ts';

/** What an order was made of: its cart's lines as one text, and its pieces. */
export type Bought = Readonly<{ lines: string; pieces: readonly BoughtPieces[] }>;

const NO_CART = { id: 0 as CartId, kept: NOTHING_KEPT };

/** The visitor's cart as it stands; an empty one for a visitor without any. Nothing is written. */
export function openCart(needs: CartNeeds) {
  return async (token: CartToken | null, asked?: Asked): Promise<Cart> => {
    const now = needs.clock();
    const found = token === null ? null : await findCart(needs.db, tokenDigest(token), now);
    const at = { now, settings: await needs.settings(), reader: needs.db, shelf: openShelf(needs.db) };
    return readCart(needs, found ?? NO_CART, asked === undefined ? at : { ...at, asked });
  };
}

/** For the order that is made of a cart: the cart locked and read within its transaction, and emptied by it. */
export function forOrder(needs: CartNeeds) {
  return {
    lock: async (tx: Tx, token: CartToken, asked: Asked): Promise<Cart | null> => {
      const now = needs.clock();
      const found = await lockCart(tx, tokenDigest(token), now);
      if (found === null) return null;
      const settings = await needs.settings(tx);
      return readCart(needs, found, { now, settings, reader: tx, shelf: openShelf(tx), asked });
    },
    empty: (tx: DbOrTx, id: CartId): Promise<void> => deleteLines(tx, id),
    /** Takes out what an order that was paid later was made of: all of it, or of a cart that was changed since, its pieces. */
    takeBought: async (tx: DbOrTx, id: CartId, { lines, pieces }: Bought): Promise<void> => {
      if ((await lockLines(tx, id)) === lines) return deleteLines(tx, id);
      const stored = (await readLines(tx, id)).filter(({ isSaved }) => !isSaved);
      for (const { key, quantity } of withoutBought(stored, pieces))
        await setPieces(tx, id, { key, quantity });
    },
  };
}

/** Deletes carts that nobody came back to; returns how many. */
export function forgetExpired({ db, clock }: CartNeeds) {
  return (): Promise<number> => deleteExpired(db, clock());
}
