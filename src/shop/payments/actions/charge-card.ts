import { randomUUID } from 'node:crypto';
import { type OrderId, type PaymentKey, parsePaymentKey } from '#kernel/ids.ts';
import { HOUR_MS, type Instant } from '#kernel/instant.ts';
import type { PaymentProvider } from '#platform/payments/provider.ts';
import type { Order } from '#shop/orders';
import { type PaymentDeps, ProviderDown, providerNamed, reach } from '../deps.ts';
import { isInProgress, isSecured, type Payment } from '../payment.ts';
import { kindOf } from '../rules/payment-method.ts';
import { readCards } from '../store/cards.ts';
import { findPayment, insertPayment, readPayments, saveStarted } from '../store/payments.ts';
import { settlePayment } from './handle-webhook.ts';
import { openCustomer } from './saved-cards.ts';
import { withdraw } from './withdraw.ts';

/**
 * How long a charge can be repeated under its idempotency key. Stripe keeps keys for a day; by then its webhook has
 * reported the payment.
 */
const SAME_CHARGE_MS = 23 * HOUR_MS;

/**
 * `asks`: the bank requires the customer's confirmation. `processing`: the bank has not decided yet. `down`: the
 * provider did not answer, so the result is unknown.
 */
export type Charged = 'paid' | 'processing' | 'declined' | 'asks' | 'no-card' | 'nothing-due' | 'down';

type Charging = Readonly<{ order: Order; provider: PaymentProvider; card: string }>;
type Begun = Pick<Payment, 'id' | 'key' | 'capture' | 'amountMinor' | 'offSessionCard'>;

/** Whether the result of an off-session charge is still unknown. */
export function isUnansweredCharge(payment: Payment, now: Instant): boolean {
  const { state, offSessionCard, startedAt } = payment;
  return (
    state === 'starting' && offSessionCard !== null && now.getTime() - startedAt.getTime() < SAME_CHARGE_MS
  );
}

function dueOf({ totals, money }: Order): number {
  return totals.total.minor - money.paid.minor;
}

async function defaultCard(deps: PaymentDeps, { name }: PaymentProvider, { customerId }: Order) {
  if (customerId === null) return null;
  const [card] = await readCards(deps.db, { provider: name, customerId });
  return card?.id ?? null;
}

/** What to charge, or why nothing can be. */
async function prepare(deps: PaymentDeps, orderId: OrderId): Promise<Charging | Charged> {
  const order = await deps.orders.find(orderId);
  if (order === null || order.status !== 'pending' || dueOf(order) <= 0) return 'nothing-due';
  const provider = deps.providers[(await deps.settings())['payments.provider']];
  if (provider === undefined || kindOf(order.paymentMethod) !== 'card') return 'no-card';
  const card = await defaultCard(deps, provider, order);
  return card === null ? 'no-card' : { order, provider, card };
}

/** Whether a customer's own payment with a saved card may still succeed: it was started and not answered. */
function mayBePaying({ state, offSessionCard, startedAt }: Payment, now: Instant): boolean {
  return (
    state === 'starting' && offSessionCard === null && now.getTime() - startedAt.getTime() < SAME_CHARGE_MS
  );
}

/** Payments that are under way: one the bank works on is waited for, a page that is open is closed. */
async function endOthers(deps: PaymentDeps, orderId: OrderId): Promise<Charged | null> {
  for (const payment of (await readPayments(deps.db, orderId)).filter(isInProgress)) {
    const now = await settlePayment(deps, payment);
    if (isSecured(now)) return 'paid';
    if (now.state === 'processing') return 'processing';
    if (now.reference !== null && isInProgress(now) && isSecured(await withdraw(deps, now))) return 'paid';
  }
  return null;
}

/**
 * Returns the payment to start, with the order locked. An unanswered payment is started again under its own key, so
 * that the provider charges once.
 *
 * @returns why none is started, if the order changed meanwhile or its customer is paying
 */
function begin(deps: PaymentDeps, { order, provider, card }: Charging): Promise<Begun | Charged> {
  return deps.db.transaction().execute(async (tx) => {
    const held = await deps.orders.lock(tx, order.id);
    const amountMinor = dueOf(order);
    if (held === null || held.status !== 'pending' || dueOf(held) !== amountMinor) return 'nothing-due';
    const now = deps.clock();
    const payments = await readPayments(tx, order.id);
    if (payments.some((one) => mayBePaying(one, now) || one.state === 'open')) return 'processing';
    const open = payments.find(
      (one) =>
        isUnansweredCharge(one, now) && one.provider === provider.name && one.amountMinor === amountMinor,
    );
    if (open !== undefined) return open;
    const capture = (await deps.settings(tx))['payments.capture'] === 'at-once' ? 'at-once' : 'by-hand';
    const key = parsePaymentKey(randomUUID()) ?? ('' as PaymentKey);
    const made = { key, orderId: order.id, method: order.paymentMethod, provider: provider.name };
    const by = { address: '', cart: '', mail: '' };
    const id = await insertPayment(tx, {
      ...{ ...made, amountMinor, capture, startedAt: now, by, offSessionCard: card },
    });
    return { id, key, capture, amountMinor, offSessionCard: card };
  });
}

function resultOf(payment: Payment): Charged {
  if (isSecured(payment)) return 'paid';
  if (payment.state === 'processing') return 'processing';
  return payment.state === 'failed' ? 'declined' : 'asks';
}

/**
 * Charges the payment's card under its idempotency key.
 *
 * @returns the payment with the result; null if it no longer exists
 */
async function request(
  deps: PaymentDeps,
  { order, provider }: Pick<Charging, 'order' | 'provider'>,
  { id, key, capture, amountMinor, offSessionCard: savedCard }: Begun,
): Promise<Payment | null> {
  const { customerId, email, language } = order;
  if (customerId === null) return null;
  const started = await reach(
    provider.start({
      ...{ paymentKey: key, idempotencyKey: `start-${key}`, kind: 'card', capture, amountMinor, email },
      ...{ language, description: deps.describe(order), savedCard, isOffSession: true },
      customer: await openCustomer(deps, provider, { id: customerId, email }),
      returnUrl: `${deps.publicUrl}/checkout/payment-return/${key}/`,
    }),
  );
  // Off-session there is no customer to redirect; they pay by the order's link.
  await saveStarted(deps.db, id, { ...started, redirectUrl: '' });
  const payment = await findPayment(deps.db, id);
  return payment === null ? null : settlePayment(deps, payment);
}

async function start(deps: PaymentDeps, charging: Charging): Promise<Charged> {
  const begun = await begin(deps, charging);
  if (typeof begun === 'string') return begun;
  const payment = await request(deps, charging, begun);
  return payment === null ? 'down' : resultOf(payment);
}

/**
 * Repeats an unanswered charge with the same idempotency key and parameters, so that the provider charges at most once
 * and returns the result. Not repeated if the order is no longer due in this way: the first attempt may not have
 * reached the provider, and the repeat would charge too much.
 *
 * @throws ProviderDown
 */
export async function repeatCharge(deps: PaymentDeps, order: Order, payment: Payment): Promise<Payment> {
  const isStillDue =
    order.status === 'pending' &&
    kindOf(order.paymentMethod) === 'card' &&
    payment.amountMinor === dueOf(order);
  if (!isStillDue) return payment;
  const provider = providerNamed(deps, payment.provider);
  return (await request(deps, { order, provider }, payment)) ?? payment;
}

/**
 * Charges the amount due of an order to its customer's default saved card. Charges once even if repeated after a
 * crash: a started payment is checked, or started again under the same key.
 */
export function chargeSavedCard(deps: PaymentDeps) {
  return async (orderId: OrderId): Promise<Charged> => {
    const charging = await prepare(deps, orderId);
    if (typeof charging === 'string') return charging;
    try {
      return (await endOthers(deps, orderId)) ?? (await start(deps, charging));
    } catch (error) {
      if (!(error instanceof ProviderDown)) throw error;
      return 'down';
    }
  };
}
