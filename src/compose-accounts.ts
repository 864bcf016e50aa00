import type { Clock } from '#kernel/instant.ts';
import type { Db, DbOrTx } from '#platform/database/client.ts';
import { oneTimeCodes } from '#platform/one-time-code.ts';
import type { Passwords } from '#platform/password.ts';
import { sealWith } from '#platform/seal.ts';
import { signatureWith } from '#platform/signature.ts';
import type { createCart } from '#shop/cart';
import { createCustomers, type WantedLetter } from '#shop/customers';
import { hasOrders } from '#shop/orders';
import { personalFacts } from './personal-facts.ts';

type Needs = Readonly<{
  db: Db;
  clock: Clock;
  secret: string;
  passwords: Passwords;
  letterWanted: (tx: DbOrTx, letter: WantedLetter) => Promise<void>;
}>;
type AroundAccounts = Parameters<typeof personalFacts>[0] & { cart: ReturnType<typeof createCart> };

/** Accounts of shoppers, with what the rest of the shop does for them. */
export function composeAccounts(
  { db, clock, secret, passwords, letterWanted }: Needs,
  { cart, ...modules }: AroundAccounts,
) {
  return createCustomers({
    db,
    clock,
    signature: signatureWith(secret),
    seal: sealWith(secret),
    passwords,
    codes: oneTimeCodes,
    joinCart: cart.joinAccount,
    mergeCarts: async (tx, from, into) => {
      await cart.mergeAccounts(tx, from, into);
      await modules.payments.savedCards.forget(tx, from);
    },
    claimOrders: modules.orders.claim,
    moveOrders: modules.orders.changeOwner,
    hasOrders,
    findOrder: modules.orders.find,
    ordersOf: modules.orders.listFor,
    letterWanted,
    facts: personalFacts(modules),
  });
}
