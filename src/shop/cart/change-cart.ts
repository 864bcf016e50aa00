import type { CartId, CartItemKey, CartToken, ProductId } from '#kernel/ids.ts';
import type { Clock, Instant } from '#kernel/instant.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Db, DbOrTx } from '#platform/database/client.ts';
import { findSellables, identifyForCart, type Sellable } from '#shop/catalogue';
import type { Settings } from '#shop/settings';
import {
  appendNotices,
  deleteExpired,
  deleteLines,
  findCartId,
  insertCart,
  lockCart,
  markRemoved,
  readLines,
  readRemoved,
  saveLine,
  takeNotices,
  touchCart,
} from './cart.store.ts';
import type { Cart, CartLine } from './cart.ts';
import { cartItemKey } from './item-key.ts';
import type { Notice } from './notice.ts';
import { type KeptLine, mostInCart, priceCart } from './price-lines.ts';
import type { CartRefusal } from './refusals.ts';
import { CART_LIFETIME_MS, newCartToken, tokenDigest } from './token.ts';

export type CartNeeds = { db: Db; clock: Clock; settings: () => Promise<Settings> };

/** The cart after a change, and the token that opens it from now on. */
export type ChangedCart = { cart: Cart; token: CartToken };

export type NewLine = {
  productId: ProductId;
  /** Named outright, or found by the options. */
  variationId: ProductId | null;
  options: Readonly<Record<string, string>>;
  quantity: number;
};

/** Lines a cart may have; nobody buys more kinds at once. */
const MOST_LINES = 100;

type At = { now: Instant; settings: Settings };

async function readCart(db: DbOrTx, id: CartId, at: At): Promise<Cart> {
  const kept = await readLines(db, id);
  return priceCart(id, kept, { goods: await findSellables(db, kept), at });
}

const NO_CART = priceCart(0 as CartId, [], {
  goods: new Map(),
  at: { now: new Date(0), settings: { 'restrictions.promoteTobacco': false } },
});

/** The visitor's cart as it stands; an empty one for a visitor without any. Nothing is written. */
export function openCart({ db, clock, settings }: CartNeeds) {
  return async (token: CartToken | null): Promise<Cart> => {
    const now = clock();
    const id = token === null ? null : await findCartId(db, tokenDigest(token), now);
    return id === null ? NO_CART : readCart(db, id, { now, settings: await settings() });
  };
}

type Opened = At & { tx: DbOrTx; id: CartId };

/** Ends a transaction without keeping anything of it; never leaves this file. */
class Refused extends Error {
  readonly refusal: CartRefusal;
  constructor(refusal: CartRefusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

async function openForChange(
  tx: DbOrTx,
  token: CartToken | null,
  { now, expiresAt }: { now: Instant; expiresAt: Instant },
) {
  const known = token === null ? null : await findCartId(tx, tokenDigest(token), now);
  const owner = known === null || token === null ? newCartToken() : token;
  const id = known ?? (await insertCart(tx, tokenDigest(owner), expiresAt));
  await lockCart(tx, id);
  return { id, owner };
}

/** One change: the cart is made when it must be, locked, changed, read again. A refused one leaves nothing behind. */
function changing({ db, clock, settings }: CartNeeds) {
  return async (
    token: CartToken | null,
    change: (opened: Opened) => Promise<CartRefusal | null>,
  ): Promise<Outcome<ChangedCart, CartRefusal>> => {
    const now = clock();
    const at = { now, settings: await settings() };
    const times = { now, expiresAt: new Date(now.getTime() + CART_LIFETIME_MS) };
    try {
      return await db.transaction().execute(async (tx) => {
        const { id, owner } = await openForChange(tx, token, times);
        const refusal = await change({ tx, id, ...at });
        if (refusal !== null) throw new Refused(refusal);
        await touchCart(tx, id, times);
        return done({ cart: await readCart(tx, id, at), token: owner });
      });
    } catch (error) {
      if (error instanceof Refused) return refuse(error.refusal);
      throw error;
    }
  };
}

function refusalFor(
  goods: Sellable,
  { wanted, inCart, ceiling }: { wanted: number; inCart: number; ceiling: number | null },
): CartRefusal | null {
  const { name, address } = goods;
  if (!goods.isPublished || goods.prices.regular === null)
    return { code: 'cart.not-for-sale', name, address };
  if (goods.stock.status === 'outofstock') return { code: 'cart.out-of-stock', name, address };
  if (goods.isSoldIndividually && wanted > 1) return { code: 'cart.only-one', name, address };
  const most = mostInCart(goods);
  if (most !== null && wanted > most) return { code: 'cart.not-enough', name, left: most, inCart, address };
  return ceiling !== null && wanted > ceiling ? { code: 'cart.too-large', limit: ceiling, address } : null;
}

async function ceilingOf({ settings }: CartNeeds): Promise<number | null> {
  const all = await settings();
  return all['quantity.ceiling'] === 'none' ? null : all['quantity.maximum'];
}

async function resolve(
  tx: DbOrTx,
  line: NewLine,
): Promise<Outcome<{ goods: Sellable; kept: Omit<KeptLine, 'quantity'> }, CartRefusal>> {
  const identity = await identifyForCart(tx, line.variationId ?? line.productId, line.options);
  if (identity === null) return refuse({ code: 'cart.unknown-product' });
  if (identity.needsChoice) return refuse({ code: 'cart.choose-options', address: identity.address });
  const goods = (await findSellables(tx, [identity])).get(identity.variationId ?? identity.productId);
  if (goods === undefined) return refuse({ code: 'cart.unknown-product' });
  const { productId, variationId } = identity;
  const options = variationId === null ? {} : line.options;
  return done({
    goods,
    kept: { productId, variationId, options, key: cartItemKey({ productId, variationId, options }) },
  });
}

/** Adds one line's goods to what the cart holds of them. */
async function addLine(
  { tx, id }: Opened,
  line: NewLine,
  ceiling: number | null,
): Promise<CartRefusal | null> {
  const found = await resolve(tx, line);
  if (!found.ok) return found.refusal;
  const { goods, kept } = found.value;
  const before = await readLines(tx, id);
  const inCart = before.find(({ key }) => key === kept.key)?.quantity ?? 0;
  if (inCart === 0 && before.length >= MOST_LINES) {
    return { code: 'cart.too-many-lines', limit: MOST_LINES, address: goods.address };
  }
  const wanted = inCart + line.quantity;
  const refusal = refusalFor(goods, { wanted, inCart, ceiling });
  if (refusal === null) await saveLine(tx, id, { ...kept, quantity: wanted });
  return refusal;
}

/** Puts goods into the cart, all of them or none; the same goods with the same options end on one line. */
export function addToCart(needs: CartNeeds) {
  const change = changing(needs);
  return async (
    token: CartToken | null,
    lines: readonly NewLine[],
  ): Promise<Outcome<ChangedCart, CartRefusal>> => {
    const ceiling = await ceilingOf(needs);
    return change(token, async (opened) => {
      for (const line of lines) {
        const refusal = await addLine(opened, line, ceiling);
        if (refusal !== null) return refusal;
      }
      return null;
    });
  };
}

async function setLine(
  { tx, id, now }: Opened,
  line: CartLine,
  { quantity, ceiling }: { quantity: number; ceiling: number | null },
): Promise<CartRefusal | null> {
  if (quantity <= 0) {
    await markRemoved(tx, id, { key: line.key, now });
    return null;
  }
  const isMore = quantity > line.quantity;
  const refusal = isMore
    ? refusalFor(line.goods, { wanted: quantity, inCart: line.quantity, ceiling })
    : null;
  if (refusal === null) await saveLine(tx, id, { ...line, quantity });
  return refusal;
}

type Wanted = ReadonlyMap<CartItemKey, number>;

async function setLines(opened: Opened, wanted: Wanted, ceiling: number | null): Promise<CartRefusal | null> {
  const { lines } = await readCart(opened.tx, opened.id, opened);
  for (const line of lines) {
    const quantity = wanted.get(line.key);
    if (quantity === undefined || quantity === line.quantity) continue;
    const refusal = await setLine(opened, line, { quantity, ceiling });
    if (refusal !== null) return refusal;
  }
  return null;
}

/** Sets quantities by line key; 0 removes. All of them, or none when one is refused. */
export function setQuantities(needs: CartNeeds) {
  const change = changing(needs);
  return async (token: CartToken | null, wanted: Wanted): Promise<Outcome<ChangedCart, CartRefusal>> => {
    const ceiling = await ceilingOf(needs);
    return change(token, (opened) => setLines(opened, wanted, ceiling));
  };
}

/** Takes one line out; it can be brought back until the cart is ordered or forgotten. */
export function removeLine(needs: CartNeeds) {
  const change = changing(needs);
  return async (token: CartToken | null, key: CartItemKey): Promise<Outcome<ChangedCart, CartRefusal>> => {
    if (token === null) return refuse({ code: 'cart.unknown-line' });
    return change(token, async ({ tx, id, now }) =>
      (await markRemoved(tx, id, { key, now })) ? null : { code: 'cart.unknown-line' },
    );
  };
}

/** Brings a removed line back with its quantity. */
export function restoreLine(needs: CartNeeds) {
  const change = changing(needs);
  return async (token: CartToken | null, key: CartItemKey): Promise<Outcome<ChangedCart, CartRefusal>> => {
    if (token === null) return refuse({ code: 'cart.unknown-line' });
    return change(token, async ({ tx, id }) => {
      const line = await readRemoved(tx, id, key);
      if (line === null) return { code: 'cart.unknown-line' };
      await saveLine(tx, id, line);
      return null;
    });
  };
}

/** Sentences that wait for the visitor's next page. */
export function noticesOf({ db, clock }: CartNeeds) {
  async function idFor(token: CartToken | null): Promise<CartId | null> {
    return token === null ? null : findCartId(db, tokenDigest(token), clock());
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

/** For the order that is made of a cart: the cart locked and read within its transaction, and emptied by it. */
export function forOrder({ clock, settings }: CartNeeds) {
  return {
    lock: async (tx: DbOrTx, token: CartToken): Promise<Cart | null> => {
      const now = clock();
      const id = await findCartId(tx, tokenDigest(token), now);
      if (id === null) return null;
      await lockCart(tx, id);
      return readCart(tx, id, { now, settings: await settings() });
    },
    empty: (tx: DbOrTx, id: CartId): Promise<void> => deleteLines(tx, id),
  };
}

/** Deletes carts that nobody came back to; returns how many. */
export function forgetExpired({ db, clock }: CartNeeds) {
  return (): Promise<number> => deleteExpired(db, clock());
}
