import type { OrderId, PaymentId } from '#kernel/ids.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Moved } from '#platform/payments/provider.ts';
import type { Order } from '#shop/orders';
import { type PaymentDeps, providerNamed, reach } from '../deps.ts';
import type { Payment } from '../payment.ts';
import type { PaymentRefusal } from '../refusals.ts';
import { findPayment, readPayments } from '../store/payments.ts';
import { applyProviderUpdate, pollSource } from './handle-webhook.ts';

/** Order states in which nothing is captured. */
export const OVER: readonly Order['status'][] = ['cancelled', 'failed', 'returned', 'refunded'];

export type Done = Outcome<Payment, PaymentRefusal>;
/** A payment with a provider reference. */
export type Begun = Payment & { reference: string };

export async function findBegun(deps: PaymentDeps, id: PaymentId): Promise<Begun | null> {
  const payment = await findPayment(deps.db, id);
  return payment === null || payment.reference === null ? null : { ...payment, reference: payment.reference };
}

async function take(
  deps: PaymentDeps,
  payment: Begun,
  { kind, move }: { kind: string; move: Promise<Moved> },
): Promise<Done> {
  const moved = await reach(move);
  if (!moved.ok) return moved;
  return done(
    await applyProviderUpdate(deps, {
      id: payment.id,
      seen: moved.value,
      source: pollSource(kind, moved.value),
    }),
  );
}

/** The amount due of an order, in fils; 0 once it has ended. */
async function dueOf(deps: PaymentDeps, orderId: OrderId): Promise<number> {
  const order = await deps.orders.find(orderId);
  if (order === null || OVER.includes(order.status)) return 0;
  return Math.max(0, order.totals.total.minor - order.money.paid.minor);
}

/**
 * Captures an authorized payment, at most the amount due; without an amount all of it.
 *
 * @throws ProviderDown when the provider is unreachable
 */
export async function capturePayment(
  deps: PaymentDeps,
  payment: Begun,
  amountMinor: number | null,
): Promise<Done> {
  const { provider, reference, key, authorisedMinor, state, orderId } = payment;
  // Without an authorization the provider gives the reason.
  const isAllowed = state === 'authorised';
  const most = isAllowed ? Math.min(authorisedMinor, await dueOf(deps, orderId)) : authorisedMinor;
  const wanted = amountMinor ?? most;
  if (isAllowed && Math.min(most, wanted) <= 0) return refuse({ code: 'payments.nothing-due' });
  if (isAllowed && wanted > most) return refuse({ code: 'payments.too-much', leftMinor: most });
  const moving = { reference, amountMinor: wanted, idempotencyKey: `capture-${key}-${wanted}` };
  return take(deps, payment, { kind: 'capture', move: providerNamed(deps, provider).capture(moving) });
}

/**
 * Voids an authorization.
 *
 * @throws ProviderDown when the provider is unreachable
 */
export function voidPayment(deps: PaymentDeps, payment: Begun): Promise<Done> {
  const { provider, reference, key } = payment;
  const move = providerNamed(deps, provider).void({ reference, idempotencyKey: `void-${key}` });
  return take(deps, payment, { kind: 'void', move });
}

/** Payments of an order, newest first. */
export function paymentsOf(deps: PaymentDeps) {
  return (orderId: OrderId): Promise<Payment[]> => readPayments(deps.db, orderId);
}
