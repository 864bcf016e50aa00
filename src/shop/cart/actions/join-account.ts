import type { CartId, CartToken, CustomerId, SessionId } from '#kernel/ids.ts';
import type { Tx } from '#platform/database/client.ts';
import { CART_LIFETIME_MS, newCartToken, tokenDigest } from '../rules/token.ts';
import {
  assignToAccount,
  insertOpener,
  lockCartOf,
  lockGuestCart,
  mergeCartFields,
} from '../store/account.ts';
import { insertCart } from '../store/cart.ts';
import { readLines } from '../store/lines.ts';
import { mergeLinesInto } from './merge-carts.ts';
import type { CartDeps } from './with-locked-cart.ts';

/** A browser that signs in: its guest cart, and the new session. */
export type Joining = Readonly<{
  guest: CartToken | null;
  customerId: CustomerId;
  sessionId: SessionId;
  isRemembered: boolean;
}>;

async function pour(deps: CartDeps, tx: Tx, { from, into }: { from: CartId; into: CartId }): Promise<void> {
  const [accountLines, added] = [await readLines(tx, into), await readLines(tx, from)];
  await mergeLinesInto(deps, tx, { accountLines, added, into });
  await deps.raise(tx, 'CartMerged', { from, into });
  await mergeCartFields(tx, from, into);
}

async function cartFor(deps: CartDeps, tx: Tx, { guest, customerId }: Joining): Promise<CartId> {
  const now = deps.clock();
  const accountCart = await lockCartOf(tx, customerId);
  const guests = guest === null ? null : await lockGuestCart(tx, guest, now);
  if (accountCart !== null) {
    if (guests !== null) await pour(deps, tx, { from: guests, into: accountCart });
    return accountCart;
  }
  const unused = newCartToken();
  const expiresAt = new Date(now.getTime() + CART_LIFETIME_MS);
  const id = guests ?? (await insertCart(tx, tokenDigest(unused), expiresAt));
  await assignToAccount(tx, id, { customerId, unused });
  return id;
}

/**
 * Turns a guest's cart into the account's, or merges it into the account's cart, in the transaction of the login.
 * The guest's token becomes invalid.
 *
 * @returns the token by which this browser opens the account's cart while its session lasts
 * Source: WIRE §2
 */
export function joinAccount(deps: CartDeps) {
  return async (tx: Tx, joining: Joining): Promise<CartToken> => {
    const id = await cartFor(deps, tx, joining);
    const token = newCartToken(joining.isRemembered ? 'remembered' : 'session');
    await insertOpener(tx, id, { token, sessionId: joining.sessionId });
    return token;
  };
}

/** Merges one account's cart into another's, in the transaction that merges the accounts. */
export function mergeAccounts(deps: CartDeps) {
  return async (tx: Tx, from: CustomerId, into: CustomerId): Promise<void> => {
    const source = await lockCartOf(tx, from);
    if (source === null) return;
    const target = await lockCartOf(tx, into);
    if (target === null) await assignToAccount(tx, source, { customerId: into, unused: newCartToken() });
    else await pour(deps, tx, { from: source, into: target });
  };
}
