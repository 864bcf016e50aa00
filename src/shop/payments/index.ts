import type { CartId, OrderId } from '#kernel/ids.ts';
import type { DbOrTx, Tx } from '#platform/database/client.ts';
import type { Settings } from '#shop/settings';
import { findOrderOfCart, moveBaskets, type OrderedBasket, saveBasket } from './baskets.store.ts';
import { createDesk } from './desk.ts';
import { followOrder, noteMoved } from './follow-order.ts';
import { paymentsOf } from './move-money.ts';
import { type PaymentNeeds, ProviderDown } from './needs.ts';
import { isSecured, isUnderWay, type Payment } from './payment.ts';
import {
  acceptedMethods,
  eligibility,
  kindOf,
  type PaymentFacts,
  type PaymentRules,
} from './payment-method.ts';
import { findPaymentByKey, readPayments } from './payments.store.ts';
import { reconcile, reconcileAndKeep } from './reconcile.ts';
import { refundPayment } from './refund-payment.ts';
import { createSavedCards } from './saved-cards.ts';
import { startPayment, withdraw } from './start-payment.ts';
import { settlePayment, takeWebhook } from './take-news.ts';
import { takeOutOfCart } from './take-out-of-cart.ts';

export type { KeptCard } from './cards.store.ts';
export type { DeskBy, DeskRefund, PaymentSearch, ShownPayment } from './desk.ts';
export type { KeptEntry } from './entries.store.ts';
export type { PaymentNeeds } from './needs.ts';
export { isSecured, isUnderWay, PAYMENT_STATES, type Payment, type PaymentState } from './payment.ts';
export {
  kindOf,
  offeredMethods,
  PAYMENT_CODES,
  type PaymentCode,
  type PaymentFacts,
  type PaymentMethod,
  type PaymentRules,
  type Reason,
} from './payment-method.ts';
export { MISMATCHES, type Mismatch } from './reconcile.ts';
export type { PaymentRefusal } from './refusals.ts';
export type { StartingPayment } from './start-payment.ts';

/** What can be paid how. */
function createRules({ settings, providers }: PaymentNeeds) {
  const rules = (known: Settings): PaymentRules => ({
    settings: known,
    provider: providers[known['payments.provider']] ?? null,
  });
  return {
    rules,
    accepted: async () => acceptedMethods(rules(await settings())),
    explain: async (facts: PaymentFacts) => eligibility(facts, rules(await settings())),
  };
}

/** A page of the shop stands, whether the provider can be reached or not. */
async function settledOrSame(needs: PaymentNeeds, payment: Payment): Promise<Payment> {
  try {
    return isUnderWay(payment) ? await settlePayment(needs, payment) : payment;
  } catch (error) {
    if (!(error instanceof ProviderDown)) throw error;
    return payment;
  }
}

/** A card may have been kept while it was paid by; whoever cannot be asked is asked the next time. */
async function seeKeptCard(needs: PaymentNeeds, { orderId, method }: Payment): Promise<void> {
  const customerId = (await needs.orders.find(orderId))?.customerId ?? null;
  if (customerId !== null && kindOf(method) === 'card') await createSavedCards(needs).refresh(customerId);
}

/** How payments that were begun stand. */
function createStanding(needs: PaymentNeeds) {
  const { db } = needs;
  return {
    of: paymentsOf(needs),
    returned: async (key: string): Promise<Payment | null> => {
      const payment = await findPaymentByKey(db, key);
      if (payment === null) return null;
      const now = await settledOrSame(needs, payment);
      if (isSecured(now)) await seeKeptCard(needs, now);
      return now;
    },
    latest: async (orderId: OrderId): Promise<Payment | null> => {
      const [latest] = await readPayments(db, orderId);
      return latest === undefined ? null : settledOrSame(needs, latest);
    },
    withdrawAll: async (orderId: OrderId): Promise<void> => {
      for (const payment of await readPayments(db, orderId))
        if (isUnderWay(payment)) await withdraw(needs, payment);
    },
  };
}

/** Which carts wait for the payment of their order. */
function createBaskets(needs: PaymentNeeds) {
  return {
    save: saveBasket,
    orderOf: (db: DbOrTx, cartId: CartId): Promise<OrderId | null> => findOrderOfCart(db, cartId),
    moved: (tx: Tx, from: CartId, into: CartId): Promise<void> => moveBaskets(tx, from, into),
    bought: (tx: Tx, orderId: OrderId): Promise<void> => takeOutOfCart(needs, tx, orderId),
  };
}

export type { OrderedBasket };

/**
 * How orders are paid.
 *
 * `rules` is what the ways to pay go by; `accepted` those that the shop has for some basket; `explain` says of every way
 * whether it is offered for a basket and, for staff, why not.
 *
 * `start` leads to the provider's page for what is due of an order; `takeWebhook` takes a provider's message; `returned`
 * is how the payment stands whose shopper came back, `latest` the newest of an order, both asked anew while it is under
 * way; `of` all of an order; `withdrawAll` ends what is under way.
 *
 * `refundOrder` sends a refund's money; `follow` takes or gives up what was only allowed as its order goes, and `noteMoved`
 * queues that; `desk` is staff's; `reconcile` lists what does not match; `savedCards` of a customer;
 * `baskets` which cart an order was made of.
 *
 * Refusals: `payments.*`, each named at its verb. Source: PM-01 to PM-06, CO-08
 */
export function createPayments(needs: PaymentNeeds) {
  return {
    ...createRules(needs),
    ...createStanding(needs),
    start: startPayment(needs),
    takeWebhook: takeWebhook(needs),
    follow: followOrder(needs),
    noteMoved: noteMoved(needs),
    desk: createDesk(needs),
    refundOrder: refundPayment(needs),
    reconcile: reconcile(needs),
    reconcileAndKeep: reconcileAndKeep(needs),
    baskets: createBaskets(needs),
    savedCards: createSavedCards(needs),
  };
}
