import type { OrderId, PaymentId, RefundId } from '#kernel/ids.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Moved } from '#platform/payments/provider.ts';
import type { PaidOut, PayOut } from '#shop/orders';
import { type PaymentNeeds, providerNamed } from './needs.ts';
import type { Payment } from './payment.ts';
import { findPayment, hasEntry, readPayments } from './payments.store.ts';
import type { PaymentRefusal } from './refusals.ts';
import { asked, takeNews } from './take-news.ts';

type Done = Outcome<Payment, PaymentRefusal>;
type WithReference = Payment & { reference: string };

async function findStarted(needs: PaymentNeeds, id: PaymentId): Promise<WithReference | null> {
  const payment = await findPayment(needs.db, id);
  return payment === null || payment.reference === null ? null : { ...payment, reference: payment.reference };
}

/** Does something at the provider and takes what follows into the ledger. */
async function moveAt(
  needs: PaymentNeeds,
  id: PaymentId,
  { kind, move }: { kind: string; move: (payment: WithReference) => Promise<Moved> },
): Promise<Done> {
  const payment = await findStarted(needs, id);
  if (payment === null) return refuse({ code: 'payments.unknown-reference' });
  const moved = await move(payment);
  if (!moved.ok) return moved;
  return done(await takeNews(needs, { id, seen: moved.value, source: asked(kind, moved.value) }));
}

/** Takes money that was allowed; without an amount, all of it. */
export function capturePayment(needs: PaymentNeeds) {
  return (id: PaymentId, amountMinor?: number): Promise<Done> =>
    moveAt(needs, id, {
      kind: 'capture',
      move: ({ provider, reference, key, authorisedMinor }) =>
        providerNamed(needs, provider).capture({
          reference,
          amountMinor: amountMinor ?? authorisedMinor,
          idempotencyKey: `capture-${key}`,
        }),
    });
}

/** Gives up money that was allowed and not taken. */
export function voidPayment(needs: PaymentNeeds) {
  return (id: PaymentId): Promise<Done> =>
    moveAt(needs, id, {
      kind: 'void',
      move: ({ provider, reference, key }) =>
        providerNamed(needs, provider).void({ reference, idempotencyKey: `void-${key}` }),
    });
}

export type Refunding = Readonly<{ amountMinor: number; idempotencyKey: string }>;

async function refundAt(needs: PaymentNeeds, payment: WithReference, asking: Refunding) {
  const { provider: name, reference, id } = payment;
  const refunded = await providerNamed(needs, name).refund({ reference, ...asking });
  if (!refunded.ok) return refunded;
  const { refundReference, payment: seen } = refunded.value;
  const source = { eventId: `refund:${asking.idempotencyKey}`, kind: 'refund', digest: '' };
  const after = await takeNews(needs, { id, seen, source });
  return done({ refundReference, payment: after });
}

const BY_HAND: PaidOut = { state: 'by-hand', reference: '' };

function keyOf(refundId: RefundId): string {
  return `order-refund-${refundId}`;
}

/** The payment of an order that a refund goes back to: the one it was begun with, else one that holds enough. */
async function payerOf(
  needs: PaymentNeeds,
  { orderId, refundId, amount }: PayOut,
): Promise<WithReference | null> {
  for (const payment of await readPayments(needs.db, orderId)) {
    const { provider, reference, capturedMinor, refundedMinor } = payment;
    if (reference === null) continue;
    const isBegun = await hasEntry(needs.db, provider, `refund:${keyOf(refundId)}:${payment.key}`);
    if (isBegun || capturedMinor - refundedMinor >= amount.minor) return { ...payment, reference };
  }
  return null;
}

/**
 * Sends the money of an order's refund back by the way it came; asked again, it is still one. What came in no single
 * payment large enough, or in cash, a person sends.
 *
 * @throws when the provider cannot be reached, to be tried again
 */
export function refundPayment(needs: PaymentNeeds) {
  return async (payOut: PayOut): Promise<PaidOut> => {
    const payment = await payerOf(needs, payOut);
    if (payment === null) return BY_HAND;
    const idempotencyKey = `${keyOf(payOut.refundId)}:${payment.key}`;
    const refunded = await refundAt(needs, payment, { amountMinor: payOut.amount.minor, idempotencyKey });
    return refunded.ok ? { state: 'paid-out', reference: refunded.value.refundReference } : BY_HAND;
  };
}

/** Payments of an order, the newest first. */
export function paymentsOf(needs: PaymentNeeds) {
  return (orderId: OrderId): Promise<Payment[]> => readPayments(needs.db, orderId);
}
