import type { CartId, CartToken, CustomerId, SessionId } from '#kernel/ids.ts';
import type { Tx } from '#platform/database/client.ts';
import { giveToAccount, insertOpener, lockCartOf, lockGuestCart, pourRest } from './account.store.ts';
import { insertCart } from './cart.store.ts';
import type { CartNeeds } from './changing.ts';
import { readLines } from './lines.store.ts';
import { pourLines } from './lines-together.ts';
import { CART_LIFETIME_MS, newCartToken, tokenDigest } from './token.ts';

/** A browser that signs in: its cart as a guest, and the session that will open the account's. */
export type Joining = Readonly<{
  guest: CartToken | null;
  customerId: CustomerId;
  sessionId: SessionId;
  isRemembered: boolean;
}>;

async function pour(needs: CartNeeds, tx: Tx, { from, into }: { from: CartId; into: CartId }): Promise<void> {
  const [own, added] = [await readLines(tx, into), await readLines(tx, from)];
  await pourLines(needs, tx, { own, added, into });
  await needs.cartMoved(tx, from, into);
  await pourRest(tx, from, into);
}

async function cartFor(needs: CartNeeds, tx: Tx, { guest, customerId }: Joining): Promise<CartId> {
  const now = needs.clock();
  const own = await lockCartOf(tx, customerId);
  const guests = guest === null ? null : await lockGuestCart(tx, guest, now);
  if (own !== null) {
    if (guests !== null) await pour(needs, tx, { from: guests, into: own });
    return own;
  }
  const unused = newCartToken();
  const expiresAt = new Date(now.getTime() + CART_LIFETIME_MS);
  const id = guests ?? (await insertCart(tx, tokenDigest(unused), expiresAt));
  await giveToAccount(tx, id, { customerId, unused });
  return id;
}

/**
 * Makes a guest's cart that of the account that signs in, or adds it to the one the account has: within the transaction
 * that signs in, so that nothing is lost and nothing doubled. The guest's token opens nothing any more.
 *
 * @returns the token by which this browser opens the account's cart, as long as its session stands
 * Source: WIRE §2
 */
export function joinAccount(needs: CartNeeds) {
  return async (tx: Tx, joining: Joining): Promise<CartToken> => {
    const id = await cartFor(needs, tx, joining);
    const token = newCartToken(joining.isRemembered ? 'remembered' : 'session');
    await insertOpener(tx, id, { token, sessionId: joining.sessionId });
    return token;
  };
}

/** Adds one account's cart to another's, within the transaction that makes the two one. */
export function mergeAccounts(needs: CartNeeds) {
  return async (tx: Tx, from: CustomerId, into: CustomerId): Promise<void> => {
    const gone = await lockCartOf(tx, from);
    if (gone === null) return;
    const kept = await lockCartOf(tx, into);
    if (kept === null) await giveToAccount(tx, gone, { customerId: into, unused: newCartToken() });
    else await pour(needs, tx, { from: gone, into: kept });
  };
}
