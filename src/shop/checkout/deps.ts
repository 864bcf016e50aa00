import type { CartId, CartToken, CustomerId, OrderId } from '#kernel/ids.ts';
import type { Clock, Instant } from '#kernel/instant.ts';
import type { Outcome } from '#kernel/outcome.ts';
import type { Db, DbOrTx, Tx } from '#platform/database/client.ts';
import type { Cart, CartLineInput, ReadCartRequest } from '#shop/cart';
import type { AddressLocation } from '#shop/customers';
import type { GiftCardShare } from '#shop/gift-cards';
import type { PromotionRefusal, Spending } from '#shop/promotions';
import type { ReadSettings } from '#shop/settings';
import type { DeliverySlot } from '#shop/shipping';
import type { PayForOrderDeps } from './actions/pay-for-order.ts';
import type { ResumeOrderDeps } from './actions/resume-order.ts';

export type CheckoutDeps = ResumeOrderDeps &
  PayForOrderDeps & {
    db: Db;
    clock: Clock;
    settings: ReadSettings;
    openCart: (token: CartToken | null, request: ReadCartRequest) => Promise<Cart>;
    cartForOrder: {
      /** A cart of given lines, stored nowhere. */
      of: (db: DbOrTx, lines: readonly CartLineInput[], request: ReadCartRequest) => Promise<Cart>;
      lock: (tx: Tx, token: CartToken, request: ReadCartRequest) => Promise<Cart | null>;
      empty: (tx: DbOrTx, id: CartId) => Promise<void>;
    };
    spendPromotions: (tx: Tx, spending: Spending) => Promise<Outcome<void, PromotionRefusal>>;
    /** Stores the current text of a page and returns its version. */
    saveAcceptedText: (tx: Tx, page: { slug: string; label: string }) => Promise<string>;
    /** The point that a customer marked on the map for a location; empty for none. */
    mapPointOf: (tx: DbOrTx, customerId: CustomerId, location: AddressLocation) => Promise<string>;
    /** Called in the order's transaction. */
    orderPlaced: (tx: Tx, id: OrderId) => Promise<void>;
    /** What an e-mail address bought in gift cards, in fils. */
    boughtGiftCardsSince: (tx: DbOrTx, email: string, since: Instant) => Promise<number>;
    orders: Readonly<{
      payByGiftCards: (tx: Tx, id: OrderId, shares: readonly GiftCardShare[]) => Promise<boolean>;
    }>;
    /** The slots of a shipping method; `except` counts one order's slot as free. */
    slots: (db: DbOrTx, rateId: string, except: OrderId | null) => Promise<DeliverySlot[]>;
    /** Reserves a slot for an order; false when it is full. */
    holdSlot: (tx: Tx, held: { slotId: string; orderId: OrderId; from: Instant }) => Promise<boolean>;
  };
