import type { CartId, OrderId } from '#kernel/ids.ts';
import type { DbOrTx, Tx } from '#platform/database/client.ts';
import type { Settings } from '#shop/settings';
import { autoCapture, scheduleAutoCapture } from './actions/auto-capture.ts';
import { chargeSavedCard } from './actions/charge-card.ts';
import { handleWebhook, settlePayment } from './actions/handle-webhook.ts';
import { paymentsOf } from './actions/move-money.ts';
import { reconcile, reconcileAndSave } from './actions/reconcile.ts';
import { refundPayment } from './actions/refund-payment.ts';
import { removeBoughtFromCart } from './actions/remove-from-cart.ts';
import { createSavedCards } from './actions/saved-cards.ts';
import { startPayment } from './actions/start-payment.ts';
import { withdraw } from './actions/withdraw.ts';
import { type PaymentDeps, ProviderDown } from './deps.ts';
import { isInProgress, isSecured, type Payment } from './payment.ts';
import {
  acceptedMethods,
  eligibility,
  kindOf,
  type PaymentFacts,
  type PaymentRules,
} from './rules/payment-method.ts';
import { createPaymentsStaff } from './staff/payments.ts';
import { findOrderOfCart, type OrderedBasket, reassignBaskets, saveBasket } from './store/baskets.ts';
import { findPaymentByKey, readPayments } from './store/payments.ts';

export type { Charged } from './actions/charge-card.ts';
export { MISMATCHES, type Mismatch } from './actions/reconcile.ts';
export type { StartingPayment } from './actions/start-payment.ts';
export { type PaymentDeps, ProviderDown } from './deps.ts';
export { isInProgress, isSecured, PAYMENT_STATES, type Payment, type PaymentState } from './payment.ts';
export type { PaymentRefusal } from './refusals.ts';
export {
  eligibility,
  forbiddenDevices,
  GIFT_CARD_METHOD,
  kindOf,
  offeredMethods,
  PAYMENT_CODES,
  type PaymentCode,
  type PaymentFacts,
  type PaymentMethod,
  type PaymentRules,
  type Reason,
  verdictOn,
} from './rules/payment-method.ts';
export type { AdminRefund, PaymentSearch, ShownPayment, StaffActor } from './staff/payments.ts';
export type { SavedCard } from './store/cards.ts';
export type { StoredEntry } from './store/entries.ts';

/** Which payment methods are available. */
function createRules({ settings, providers }: PaymentDeps) {
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

/** A page is shown even if the provider is unreachable. */
async function settledOrSame(deps: PaymentDeps, payment: Payment): Promise<Payment> {
  try {
    return isInProgress(payment) ? await settlePayment(deps, payment) : payment;
  } catch (error) {
    if (!(error instanceof ProviderDown)) throw error;
    return payment;
  }
}

/** A payment may have saved a card; when the provider is unreachable, the next refresh finds it. */
async function refreshSavedCards(deps: PaymentDeps, { orderId, method }: Payment): Promise<void> {
  const customerId = (await deps.orders.find(orderId))?.customerId ?? null;
  if (customerId !== null && kindOf(method) === 'card') await createSavedCards(deps).refresh(customerId);
}

/** The state of started payments. */
function createStanding(deps: PaymentDeps) {
  const { db } = deps;
  return {
    of: paymentsOf(deps),
    returned: async (key: string): Promise<Payment | null> => {
      const payment = await findPaymentByKey(db, key);
      if (payment === null) return null;
      const now = await settledOrSame(deps, payment);
      if (isSecured(now)) await refreshSavedCards(deps, now);
      return now;
    },
    latest: async (orderId: OrderId): Promise<Payment | null> => {
      const [latest] = await readPayments(db, orderId);
      return latest === undefined ? null : settledOrSame(deps, latest);
    },
    withdrawAll: async (orderId: OrderId): Promise<void> => {
      for (const payment of await readPayments(db, orderId))
        if (isInProgress(payment)) await withdraw(deps, payment);
    },
  };
}

/** The carts of unpaid orders. */
function createBaskets(deps: PaymentDeps) {
  return {
    save: saveBasket,
    orderOf: (db: DbOrTx, cartId: CartId): Promise<OrderId | null> => findOrderOfCart(db, cartId),
    moved: (tx: DbOrTx, from: CartId, into: CartId): Promise<void> => reassignBaskets(tx, from, into),
    bought: (tx: Tx, orderId: OrderId): Promise<void> => removeBoughtFromCart(deps, tx, orderId),
  };
}

export type { OrderedBasket };

/**
 * Payments of orders.
 *
 * `rules` are the conditions of payment methods; `accepted` the methods available for any cart; `explain` returns the
 * verdict on every method for a cart, with reasons for staff.
 *
 * `start` returns the provider's page for the amount due; `charge` charges it to a saved card without the customer;
 * `takeWebhook` handles a webhook; `returned` is the payment of a returning customer, `latest` the newest of an order,
 * both queried while pending; `of` all of an order; `withdrawAll` cancels pending ones.
 *
 * `refundOrder` sends a refund; `follow` captures or voids authorized payments as their order moves, and
 * `scheduleCapture` queues that; `staff` is for staff; `reconcile` returns mismatches; `savedCards` of a customer;
 * `baskets` the cart an order was made of.
 *
 * Refusals: `payments.*`, listed at each action. Source: PM-01 to PM-06, CO-08
 */
export function createPayments(deps: PaymentDeps) {
  return {
    ...createRules(deps),
    ...createStanding(deps),
    start: startPayment(deps),
    charge: chargeSavedCard(deps),
    takeWebhook: handleWebhook(deps),
    follow: autoCapture(deps),
    scheduleCapture: scheduleAutoCapture(deps),
    staff: createPaymentsStaff(deps),
    refundOrder: refundPayment(deps),
    reconcile: reconcile(deps),
    reconcileAndKeep: reconcileAndSave(deps),
    baskets: createBaskets(deps),
    savedCards: createSavedCards(deps),
  };
}
