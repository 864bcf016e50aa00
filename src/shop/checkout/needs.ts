import type { CartId, CartToken, OrderId } from '#kernel/ids.ts';
import type { Clock, Instant } from '#kernel/instant.ts';
import type { Outcome } from '#kernel/outcome.ts';
import type { Db, DbOrTx, Tx } from '#platform/database/client.ts';
import type { Asked, Cart } from '#shop/cart';
import type { PromotionRefusal, Spending } from '#shop/promotions';
import type { ReadSettings } from '#shop/settings';
import type { DeliverySlot } from '#shop/shipping';
import type { AgainNeeds } from './actions/again.ts';
import type { PayAgainNeeds } from './actions/pay-again.ts';

export type CheckoutNeeds = AgainNeeds &
  PayAgainNeeds & {
    db: Db;
    clock: Clock;
    settings: ReadSettings;
    openCart: (token: CartToken | null, asked: Asked) => Promise<Cart>;
    cartForOrder: {
      lock: (tx: Tx, token: CartToken, asked: Asked) => Promise<Cart | null>;
      empty: (tx: DbOrTx, id: CartId) => Promise<void>;
    };
    spendPromotions: (tx: Tx, spending: Spending) => Promise<Outcome<void, PromotionRefusal>>;
    /** Keeps a page as it stands now, and gives its version. */
    keepText: (tx: Tx, page: { slug: string; label: string }) => Promise<string>;
    /** Told in the order's own transaction. */
    orderPlaced: (tx: Tx, id: OrderId) => Promise<void>;
    /** The times of a way of delivery; the place of one order may count as free. */
    slots: (db: DbOrTx, rateId: string, except: OrderId | null) => Promise<DeliverySlot[]>;
    /** Keeps an order's place at its time; false when there is none any more. */
    holdSlot: (tx: Tx, held: { slotId: string; orderId: OrderId; from: Instant }) => Promise<boolean>;
  };
