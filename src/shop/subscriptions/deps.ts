import type { OrderId } from '#kernel/ids.ts';
import type { Clock } from '#kernel/instant.ts';
import type { Outcome } from '#kernel/outcome.ts';
import type { Db, DbOrTx, Tx } from '#platform/database/client.ts';
import type { CheckoutRefusal, CheckoutReview, RenewalOrder } from '#shop/checkout';
import type { Raise } from '#shop/events.ts';
import type { Order } from '#shop/orders';
import type { Charged } from '#shop/payments';
import type { ReadSettings } from '#shop/settings';
import type { Day } from './rules/days.ts';

export type SubscriptionDeps = Readonly<{
  db: Db;
  clock: Clock;
  /** The shop's time zone. */
  zone: string;
  settings: ReadSettings;
  findOrder: (db: DbOrTx, id: OrderId) => Promise<Order | null>;
  placeRenewal: (tx: Tx, renewal: RenewalOrder) => Promise<Outcome<OrderId, CheckoutRefusal>>;
  quoteRenewal: (
    db: DbOrTx,
    renewal: RenewalOrder,
  ) => Promise<{ review: CheckoutReview; refusal: CheckoutRefusal | null }>;
  /** Reserves the stock of an expired unpaid order again; false if it is not available. */
  reviveOrder: (order: Order) => Promise<boolean>;
  chargeCard: (orderId: OrderId) => Promise<Charged>;
  /** Whether the shop accepts a payment method for subscriptions. */
  isAccepted: (method: string) => Promise<boolean>;
  /** Days without delivery at an address, as YYYY-MM-DD. */
  closedDays: (emirate: string) => Promise<readonly Day[]>;
  raise: Raise;
}>;
