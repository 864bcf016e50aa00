import { randomUUID } from 'node:crypto';
import { type OrderId, type PaymentKey, parsePaymentKey } from '#kernel/ids.ts';
import type { Language } from '#kernel/language.ts';
import type { PaymentProvider } from '#platform/payments/provider.ts';
import type { Order } from '#shop/orders';
import { type PaymentDeps, ProviderDown, reach } from '../deps.ts';
import { isInProgress, isSecured, type Payment } from '../payment.ts';
import { kindOf } from '../rules/payment-method.ts';
import { readCards } from '../store/cards.ts';
import { insertPayment, readPayments, saveStarted } from '../store/payments.ts';
import { settlePayment } from './handle-webhook.ts';
import { openCustomer } from './saved-cards.ts';
import { withdraw } from './start-payment.ts';

/** An order to charge to its customer's saved card while nobody is there. */
export type ChargingCard = Readonly<{
  orderId: OrderId;
  language: Language;
  /** What the provider shows beside the amount. */
  description: string;
}>;

/**
 * `asks`: the bank wants the customer to confirm the payment. `processing`: the bank is still at it. `down`: the provider
 * did not answer, and nobody knows yet.
 */
export type Charged = 'paid' | 'processing' | 'declined' | 'asks' | 'no-card' | 'nothing-due' | 'down';

type Charging = Readonly<{ order: Order; provider: PaymentProvider; card: string }>;
type Begun = Pick<Payment, 'id' | 'key' | 'capture' | 'amountMinor'>;

function dueOf({ totals, money }: Order): number {
  return totals.total.minor - money.paid.minor;
}

/** What to charge, or why nothing can be. */
async function prepare(deps: PaymentDeps, orderId: OrderId): Promise<Charging | Charged> {
  const order = await deps.orders.find(orderId);
  if (order === null || order.status !== 'pending' || dueOf(order) <= 0) return 'nothing-due';
  const provider = deps.providers[(await deps.settings())['payments.provider']];
  if (provider === undefined || order.customerId === null || kindOf(order.paymentMethod) !== 'card')
    return 'no-card';
  const [card] = await readCards(deps.db, { provider: provider.name, customerId: order.customerId });
  return card === undefined ? 'no-card' : { order, provider, card: card.id };
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
 * The payment to start, with the order locked. One that was started and never answered is started again under its own
 * key, so that the provider charges once.
 *
 * @returns null when the order changed meanwhile
 */
function begin(deps: PaymentDeps, { order, provider }: Charging): Promise<Begun | null> {
  return deps.db.transaction().execute(async (tx) => {
    const held = await deps.orders.lock(tx, order.id);
    const amountMinor = dueOf(order);
    if (held === null || held.status !== 'pending' || dueOf(held) !== amountMinor) return null;
    const open = (await readPayments(tx, order.id)).find(
      (one) => one.state === 'starting' && one.provider === provider.name && one.amountMinor === amountMinor,
    );
    if (open !== undefined) return open;
    const capture = (await deps.settings(tx))['payments.capture'] === 'at-once' ? 'at-once' : 'by-hand';
    const key = parsePaymentKey(randomUUID()) ?? ('' as PaymentKey);
    const made = { key, orderId: order.id, method: order.paymentMethod, provider: provider.name };
    const by = { address: '', cart: '', mail: '' };
    const startedAt = deps.clock();
    const id = await insertPayment(tx, { ...made, amountMinor, capture, startedAt, by });
    return { id, key, capture, amountMinor };
  });
}

function resultOf(payment: Payment): Charged {
  if (isSecured(payment)) return 'paid';
  if (payment.state === 'processing') return 'processing';
  return payment.state === 'failed' ? 'declined' : 'asks';
}

async function start(
  deps: PaymentDeps,
  { order, provider, card }: Charging,
  asked: ChargingCard,
): Promise<Charged> {
  const { customerId, email } = order;
  if (customerId === null) return 'no-card';
  const begun = await begin(deps, { order, provider, card });
  if (begun === null) return 'nothing-due';
  const { id, key, capture, amountMinor } = begun;
  const started = await reach(
    provider.start({
      ...{ paymentKey: key, idempotencyKey: `start-${key}`, kind: 'card', capture, amountMinor, email },
      ...{ language: asked.language, description: asked.description, savedCard: card, isOffSession: true },
      customer: await openCustomer(deps, provider, { id: customerId, email }),
      returnUrl: `${deps.publicUrl}/checkout/payment-return/${key}/`,
    }),
  );
  // Nobody is there to be led to a page; the customer pays by the link of the order.
  await saveStarted(deps.db, id, { ...started, redirectUrl: '' });
  const [payment] = (await readPayments(deps.db, order.id)).filter((one) => one.id === id);
  return payment === undefined ? 'down' : resultOf(await settlePayment(deps, payment));
}

/**
 * Charges the amount due of an order to its customer's default saved card. Repeated after a crash it charges once: what
 * was started is looked at, or started again under the same key.
 */
export function chargeSavedCard(deps: PaymentDeps) {
  return async (asked: ChargingCard): Promise<Charged> => {
    const charging = await prepare(deps, asked.orderId);
    if (typeof charging === 'string') return charging;
    try {
      return (await endOthers(deps, asked.orderId)) ?? (await start(deps, charging, asked));
    } catch (error) {
      if (!(error instanceof ProviderDown)) throw error;
      return 'down';
    }
  };
}
