import type { OrderId, ProductId, RefundId, ReturnId } from '#kernel/ids.ts';
import type { Clock, Instant } from '#kernel/instant.ts';
import type { Money } from '#kernel/money.ts';
import { type Outcome, refuse } from '#kernel/outcome.ts';
import type { Db, DbOrTx, Tx } from '#platform/database/client.ts';
import type { Invoices } from '#shop/invoices';
import type { PromotionRefusal, Spending } from '#shop/promotions';
import type { ReadSettings } from '#shop/settings';
import type { Basket, DeliveryOffer } from '#shop/shipping';
import type { OrderRefusal } from './refusals.ts';

/** What of an order becomes a mail; a state is told once, a refund and a return each by its own number. */
export type OrderNews = Readonly<{ orderId: OrderId }> &
  (
    | { kind: 'received' | 'confirmed' | 'packed' | 'shipped' | 'delivered' | 'cancelled' }
    | { kind: 'refunded'; refundId: RefundId }
    | { kind: 'note'; eventId: number }
    | { kind: 'return-asked' | 'return-approved' | 'return-refused' | 'return-received'; returnId: ReturnId }
  );

/** @returns whether staff have something to do with the order from now on: it is confirmed, or waits for them on hold */
export function isNewOrder({ kind }: OrderNews): boolean {
  return kind === 'confirmed' || kind === 'received';
}

/** Money that goes back; asked again with the same number, it is still one. */
export type PayOut = Readonly<{ refundId: RefundId; orderId: OrderId; paymentMethod: string; amount: Money }>;
/** `by-hand`: nobody but a person can send this money, e.g. what was paid in cash. */
export type PaidOut = Readonly<{ state: 'paid-out' | 'by-hand'; reference: string }>;

export type OrderNeeds = Readonly<{
  db: Db;
  clock: Clock;
  settings: ReadSettings;
  invoices: Pick<Invoices, 'give' | 'credit' | 'isGiven'>;
  promotions: Readonly<{
    spend: (tx: Tx, spending: Spending) => Promise<Outcome<void, PromotionRefusal>>;
    release: (tx: DbOrTx, orderId: OrderId) => Promise<void>;
  }>;
  /** The ways a basket can be delivered. */
  offerDelivery: (db: DbOrTx, basket: Basket) => Promise<DeliveryOffer>;
  /** Keeps an order's place at its time of delivery; false when there is none any more. */
  holdSlot: (tx: Tx, held: { slotId: string; orderId: OrderId; from: Instant }) => Promise<boolean>;
  /** Told in every transaction that changes the stock of goods. */
  productsChanged: (tx: DbOrTx, ids: readonly ProductId[]) => Promise<void>;
  /** Told in the transaction in which it happens. */
  orderNews: (tx: DbOrTx, news: OrderNews) => Promise<void>;
  /** Told in the transaction that refunds; the money follows when it is kept. */
  refundDue: (tx: DbOrTx, refundId: RefundId) => Promise<void>;
  /** Told in the transaction after which money that was only allowed is to be taken, or given up. */
  paymentsFollow: (tx: DbOrTx, orderId: OrderId) => Promise<void>;
  refundPayment: (payOut: PayOut) => Promise<PaidOut>;
}>;

/** Who does something, and why. */
export type By = Readonly<{ actor: string; reason: string }>;

/** Ends a transaction without keeping anything of it; never leaves this file. */
class Undone extends Error {
  readonly refusal: OrderRefusal;
  constructor(refusal: OrderRefusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

/** One transaction that keeps everything, or on a refusal nothing. */
export async function allOrNothing<T>(
  db: Db,
  work: (tx: Tx) => Promise<Outcome<T, OrderRefusal>>,
): Promise<Outcome<T, OrderRefusal>> {
  try {
    return await db.transaction().execute(async (tx) => {
      const outcome = await work(tx);
      if (!outcome.ok) throw new Undone(outcome.refusal);
      return outcome;
    });
  } catch (error) {
    if (error instanceof Undone) return refuse(error.refusal);
    throw error;
  }
}
