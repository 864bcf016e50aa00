import type { CartId, CartToken, CustomerId } from '#kernel/ids.ts';
import type { Clock, Instant } from '#kernel/instant.ts';
import type { Db, Tx } from '#platform/database/client.ts';
import type { Signature } from '#platform/signature.ts';
import type { AbandonedCart, Cart, ChangedCart } from '#shop/cart';
import type { Customer } from '#shop/customers';
import type { Raise } from '#shop/events.ts';
import type { ReadSettings } from '#shop/settings';

export type ReminderDeps = Readonly<{
  db: Db;
  clock: Clock;
  settings: ReadSettings;
  signature: Signature;
  left: Readonly<{
    lock: (tx: Tx, span: { since: Instant; before: Instant; limit: number }) => Promise<AbandonedCart[]>;
    find: (id: CartId) => Promise<AbandonedCart | null>;
    read: (id: CartId) => Promise<Cart | null>;
    isOf: (token: CartToken | null, id: CartId) => Promise<boolean>;
    markReminded: (tx: Tx, id: CartId) => Promise<void>;
    withdrawAgreement: (id: CartId) => Promise<void>;
    bringBack: (token: CartToken | null, from: CartId) => Promise<ChangedCart | null>;
  }>;
  findCustomer: (id: CustomerId) => Promise<Customer | null>;
  refuseOffers: (id: CustomerId) => Promise<void>;
  hasOrderedSince: (email: string, since: Instant) => Promise<boolean>;
  raise: Raise;
}>;
