import type { OrderId, PaymentId } from '#kernel/ids.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Moved } from '#platform/payments/provider.ts';
import type { Order } from '#shop/orders';
import { type PaymentNeeds, providerNamed, reach } from './needs.ts';
import type { Payment } from './payment.ts';
import { findPayment, readPayments } from './payments.store.ts';
import type { PaymentRefusal } from './refusals.ts';
import { asked, takeNews } from './take-news.ts';

/** States of an order for which nothing is captured any more. */
export const OVER: readonly Order['status'][] = ['cancelled', 'failed', 'returned', 'refunded'];

export type Done = Outcome<Payment, PaymentRefusal>;
/** A payment that its provider knows. */
export type Begun = Payment & { reference: string };

export async function findBegun(needs: PaymentNeeds, id: PaymentId): Promise<Begun | null> {
  const payment = await findPayment(needs.db, id);
  return payment === null || payment.reference === null ? null : { ...payment, reference: payment.reference };
}

async function take(
  needs: PaymentNeeds,
  payment: Begun,
  { kind, move }: { kind: string; move: Promise<Moved> },
): Promise<Done> {
  const moved = await reach(move);
  if (!moved.ok) return moved;
  return done(await takeNews(needs, { id: payment.id, seen: moved.value, source: asked(kind, moved.value) }));
}

/** What is due of an order, in fils; nothing of one that has ended. */
async function dueOf(needs: PaymentNeeds, orderId: OrderId): Promise<number> {
  const order = await needs.orders.find(orderId);
  if (order === null || OVER.includes(order.status)) return 0;
  return Math.max(0, order.totals.total.minor - order.money.paid.minor);
}

/**
 * Takes money that was allowed, never more than is due of the order; without an amount, all that is due.
 *
 * @throws ProviderDown when the provider cannot be reached
 */
export async function capturePayment(
  needs: PaymentNeeds,
  payment: Begun,
  amountMinor: number | null,
): Promise<Done> {
  const { provider, reference, key, authorisedMinor, state, orderId } = payment;
  // Without anything allowed the provider says itself why not.
  const isAllowed = state === 'authorised';
  const most = isAllowed ? Math.min(authorisedMinor, await dueOf(needs, orderId)) : authorisedMinor;
  const wanted = amountMinor ?? most;
  if (isAllowed && Math.min(most, wanted) <= 0) return refuse({ code: 'payments.nothing-due' });
  if (isAllowed && wanted > most) return refuse({ code: 'payments.too-much', leftMinor: most });
  const moving = { reference, amountMinor: wanted, idempotencyKey: `capture-${key}-${wanted}` };
  return take(needs, payment, { kind: 'capture', move: providerNamed(needs, provider).capture(moving) });
}

/**
 * Gives up money that was allowed and not taken.
 *
 * @throws ProviderDown when the provider cannot be reached
 */
export function voidPayment(needs: PaymentNeeds, payment: Begun): Promise<Done> {
  const { provider, reference, key } = payment;
  const move = providerNamed(needs, provider).void({ reference, idempotencyKey: `void-${key}` });
  return take(needs, payment, { kind: 'void', move });
}

/** Payments of an order, the newest first. */
export function paymentsOf(needs: PaymentNeeds) {
  return (orderId: OrderId): Promise<Payment[]> => readPayments(needs.db, orderId);
}
