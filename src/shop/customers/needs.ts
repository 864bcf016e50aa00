import type { CartToken, CustomerId, OrderId, SessionId } from '#kernel/ids.ts';
import type { Clock } from '#kernel/instant.ts';
import type { Db, DbOrTx, Tx } from '#platform/database/client.ts';
import type { OneTimeCodes } from '#platform/one-time-code.ts';
import type { Passwords } from '#platform/password.ts';
import type { Seal } from '#platform/seal.ts';
import type { Signature } from '#platform/signature.ts';
import type { Order, OrderPage } from '#shop/orders';
import type { WantedLetter } from './letters.ts';
import type { HasOrders } from './list.store.ts';

/** A browser that has just signed in, with the cart it had as a guest. */
export type Joining = Readonly<{
  guest: CartToken | null;
  customerId: CustomerId;
  sessionId: SessionId;
  isRemembered: boolean;
}>;

/** Whose facts other modules hold. */
export type Person = Readonly<{ id: CustomerId; email: string }>;

/** What other modules know of a person: handed in, so that this one needs none of them. */
export type PersonalFacts = Readonly<{
  collect: (person: Person) => Promise<Record<string, unknown>>;
  erase: (tx: Tx, person: Person) => Promise<void>;
}>;

export type CustomerNeeds = Readonly<{
  db: Db;
  clock: Clock;
  signature: Signature;
  seal: Seal;
  passwords: Passwords;
  codes: OneTimeCodes;
  /** Makes the guest's cart the account's, or adds it. @returns what opens the account's cart in this browser */
  joinCart: (tx: Tx, joining: Joining) => Promise<CartToken>;
  /** Adds one account's cart to another's. */
  mergeCarts: (tx: Tx, from: CustomerId, into: CustomerId) => Promise<void>;
  /** Makes the orders that were placed with a mail address the customer's own. */
  claimOrders: (tx: Tx, id: CustomerId, email: string) => Promise<unknown>;
  /** Gives one customer's orders to another. */
  moveOrders: (tx: Tx, from: CustomerId, into: CustomerId) => Promise<void>;
  /** Says in a statement whether an account has orders. */
  hasOrders: HasOrders;
  findOrder: (id: OrderId) => Promise<Order | null>;
  /** The newest orders of a customer, and whether there are more. */
  ordersOf: (id: CustomerId, at: { page: number }) => Promise<OrderPage>;
  /** Told in the transaction after which somebody shall be written to. */
  letterWanted: (tx: DbOrTx, letter: WantedLetter) => Promise<void>;
  facts: PersonalFacts;
}>;
