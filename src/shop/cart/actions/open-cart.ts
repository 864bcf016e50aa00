import type { CartId, CartToken } from '#kernel/ids.ts';
import type { DbOrTx, Tx } from '#platform/database/client.ts';
import type { Cart, SavedLine } from '../cart.ts';
import { cartItemKey } from '../rules/lines/item-key.ts';
import { type BoughtPieces, withoutBought } from '../rules/lines/without-bought.ts';
import { readSampleCart, sampleLines } from '../rules/sample-cart.ts';
import { tokenDigest } from '../rules/token.ts';
import { deleteExpired, findCart, lockCart, NEW_CART } from '../store/cart.ts';
import { deleteLines, lockLines, readLines, setPieces } from '../store/lines.ts';
import { createProductLoader } from './load-products.ts';
import { type ReadCartRequest, readCart } from './read-cart.ts';
import type { CartDeps } from './with-locked-cart.ts';

/** The cart an order was made of: its lines as one text, and the ordered quantities. */
export type Bought = Readonly<{ lines: string; pieces: readonly BoughtPieces[] }>;

/** A product with its quantity, as an earlier cart had it. */
export type CartLineInput = Pick<SavedLine, 'productId' | 'variationId' | 'options' | 'quantity'>;

const NO_CART = { id: 0 as CartId, stored: NEW_CART };

/** The cart of a token, or the sample cart that it describes; null for none. */
function findStored({ db, clock }: CartDeps, token: CartToken) {
  const sample = readSampleCart(token);
  if (sample === null) return findCart(db, tokenDigest(token), clock());
  return { ...NO_CART, stored: { ...NEW_CART, emirate: sample.emirate }, lines: sampleLines(sample) };
}

/** The visitor's current cart; an empty one if there is none. Writes nothing. */
export function openCart(deps: CartDeps) {
  return async (token: CartToken | null, request?: ReadCartRequest): Promise<Cart> => {
    const now = deps.clock();
    const stored = token === null ? null : await findStored(deps, token);
    const at = {
      now,
      settings: await deps.settings(),
      reader: deps.db,
      loader: createProductLoader(deps.db),
    };
    return readCart(deps, stored ?? NO_CART, request === undefined ? at : { ...at, request });
  };
}

/** The cart as an order needs it: locked, read and emptied in the order's transaction. */
export function forOrder(deps: CartDeps) {
  return {
    lock: async (tx: Tx, token: CartToken, request: ReadCartRequest): Promise<Cart | null> => {
      const now = deps.clock();
      const cart = await lockCart(tx, tokenDigest(token), now);
      if (cart === null) return null;
      const settings = await deps.settings(tx);
      return readCart(deps, cart, { now, settings, reader: tx, loader: createProductLoader(tx), request });
    },
    /** A cart of given lines that is not stored, for orders without a checkout form. */
    of: async (db: DbOrTx, lines: readonly CartLineInput[], request: ReadCartRequest): Promise<Cart> => {
      const settings = await deps.settings(db);
      const at = { now: deps.clock(), settings, reader: db, loader: createProductLoader(db), request };
      const stored = lines.map((line) => ({
        ...line,
        key: cartItemKey(line),
        seenMinor: null,
        isSaved: false,
      }));
      return readCart(deps, { ...NO_CART, lines: stored }, at);
    },
    empty: (tx: DbOrTx, id: CartId): Promise<void> => deleteLines(tx, id),
    /**
     * Removes the products of an order that was paid later: the whole cart, or the ordered quantities if it
     * changed since.
     */
    takeBought: async (tx: DbOrTx, id: CartId, { lines, pieces }: Bought): Promise<void> => {
      if ((await lockLines(tx, id)) === lines) return deleteLines(tx, id);
      const stored = (await readLines(tx, id)).filter(({ isSaved }) => !isSaved);
      for (const { key, quantity } of withoutBought(stored, pieces))
        await setPieces(tx, id, { key, quantity });
    },
  };
}

/** Deletes expired carts; returns their number. */
export function forgetExpired({ db, clock }: CartDeps) {
  return (): Promise<number> => deleteExpired(db, clock());
}
