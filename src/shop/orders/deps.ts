import type { OrderId, RefundId } from '#kernel/ids.ts';
import type { Clock, Instant } from '#kernel/instant.ts';
import type { Money } from '#kernel/money.ts';
import type { Outcome } from '#kernel/outcome.ts';
import type { Db, DbOrTx, Tx } from '#platform/database/client.ts';
import type { ProductClass } from '#shop/catalogue';
import type { OrderEmailDue, Raise } from '#shop/events.ts';
import type { GiftCards } from '#shop/gift-cards';
import type { Invoices } from '#shop/invoices';
import type { Basket as PromotionBasket, PromotionQuote, PromotionRefusal, Spending } from '#shop/promotions';
import type { ReadSettings, Settings } from '#shop/settings';
import type { Basket, DeliveryOffer, DeliverySlot } from '#shop/shipping';

/** @returns whether staff must act on the order: it is confirmed, or on hold */
export function isNewOrder({ kind }: OrderEmailDue): boolean {
  return kind === 'confirmed' || kind === 'received';
}

/** A refund to send; the id makes it idempotent. */
export type PayOut = Readonly<{ refundId: RefundId; orderId: OrderId; paymentMethod: string; amount: Money }>;
/** `by-hand`: must be sent by a person, e.g. for cash payments. */
export type PaidOut = Readonly<{ state: 'paid-out' | 'by-hand'; reference: string }>;

export type OrderDeps = Readonly<{
  db: Db;
  clock: Clock;
  settings: ReadSettings;
  invoices: Pick<Invoices, 'give' | 'credit' | 'isGiven' | 'inSql'>;
  promotions: Readonly<{
    quote: (db: DbOrTx, basket: PromotionBasket) => Promise<PromotionQuote>;
    spend: (tx: Tx, spending: Spending) => Promise<Outcome<void, PromotionRefusal>>;
    release: (tx: DbOrTx, orderId: OrderId) => Promise<void>;
  }>;
  /** The shipping methods of a basket. */
  offerDelivery: (db: DbOrTx, basket: Basket) => Promise<DeliveryOffer>;
  /** The delivery slots of a shipping method, by its offered id. */
  deliverySlots: (db: DbOrTx, rateId: string) => Promise<DeliverySlot[]>;
  /** Whether products of a class may be discounted. */
  mayPromote: (kind: ProductClass, settings: Settings) => boolean;
  /** Reserves a delivery slot; false when it is full. */
  holdSlot: (tx: Tx, held: { slotId: string; orderId: OrderId; from: Instant }) => Promise<boolean>;
  giftCards: Pick<GiftCards, 'pay' | 'redeemReleased' | 'release' | 'refund' | 'areUnused' | 'voidBought'>;
  /** Whether the subscription that an order started is still running. */
  hasSubscription: (db: DbOrTx, id: OrderId) => Promise<boolean>;
  raise: Raise;
}>;

/** Who acts, and why. */
export type By = Readonly<{ actor: string; reason: string }>;
