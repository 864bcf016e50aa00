import type { CartToken, CustomerId, GuestId, OrderId, SessionId } from '#kernel/ids.ts';
import type { Clock } from '#kernel/instant.ts';
import type { Db, Tx } from '#platform/database/client.ts';
import type { Seal } from '#platform/seal.ts';
import type { Raise } from '#shop/events.ts';
import type { Identity } from '#shop/identity';
import type { Order, OrderPage } from '#shop/orders';
import type { HasOrders } from './staff/store/list.ts';
import type { PeopleInSql } from './staff/store/segment-condition.ts';

/** A browser that has just signed in, with the cart it had as a guest. */
export type CartJoin = Readonly<{
  guest: CartToken | null;
  customerId: CustomerId;
  sessionId: SessionId;
  isRemembered: boolean;
}>;

/** The identity by which other modules find personal data: an account, or a guest. Emails are in lower case. */
export type Person = Readonly<{
  /** Null for a guest. */
  id: CustomerId | null;
  /** Null for an account. */
  guestId: GuestId | null;
  /** Accounts that were merged into this one. */
  mergedIds: readonly CustomerId[];
  /** The email and former ones. */
  emails: readonly string[];
  /** The emails among them whose guest orders belong to the person. */
  verifiedEmails: readonly string[];
  phones: readonly string[];
  /** First and last name, and the display name, as of `nameKey`. */
  names: readonly string[];
}>;

/** Personal data in other modules; injected, so that this module does not depend on them. */
export type PersonalData = Readonly<{
  collect: (person: Person) => Promise<Record<string, unknown>>;
  /** Last in the transaction: what erasing changes is logged, and taken out of the log. */
  erase: (tx: Tx, person: Person) => Promise<void>;
}>;

/** How much other modules hold of an account, as a merge would move it. */
export type HeldBy = Readonly<{ devices: number; wishlist: number; subscriptions: number }>;

export type CustomerDeps = Readonly<{
  db: Db;
  clock: Clock;
  seal: Seal;
  identity: Identity<'customers'>;
  /** Makes the guest's cart the account's, or adds it. @returns what opens the account's cart in this browser */
  joinCart: (tx: Tx, joining: CartJoin) => Promise<CartToken>;
  /** Adds one account's cart to another's. */
  mergeCarts: (tx: Tx, from: CustomerId, into: CustomerId) => Promise<void>;
  heldBy: (id: CustomerId) => Promise<HeldBy>;
  /** Makes the orders that were placed with a mail address the customer's own. */
  claimOrders: (tx: Tx, id: CustomerId, email: string) => Promise<unknown>;
  /** Gives one customer's orders to another. */
  moveOrders: (tx: Tx, from: CustomerId, into: CustomerId) => Promise<void>;
  /** SQL for whether an account has orders. */
  hasOrders: HasOrders;
  /** What other modules know of people, for lists and segments. */
  people: PeopleInSql;
  /** Gives a guest's orders to an account. */
  claimGuest: (tx: Tx, id: CustomerId, guest: GuestId) => Promise<void>;
  findOrder: (id: OrderId) => Promise<Order | null>;
  /** The newest orders of a customer, and whether there are more. */
  ordersOf: (id: CustomerId, at: { page: number }) => Promise<OrderPage>;
  raise: Raise;
  personalData: PersonalData;
}>;
