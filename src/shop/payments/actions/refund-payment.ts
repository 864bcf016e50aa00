import type { OrderId, RefundId } from '#kernel/ids.ts';
import { done } from '#kernel/outcome.ts';
import type { Tx } from '#platform/database/client.ts';
import type { PaidOut, PayOut } from '#shop/orders';
import { type PaymentDeps, providerNamed, reach } from '../deps.ts';
import { type Source, shareRefund } from '../rules/share-refund.ts';
import { lockPayment, readPayments } from '../store/payments.ts';
import {
  deleteUnsent,
  insertPlanned,
  markSent,
  type PlannedRefund,
  readPlanned,
  readPromised,
} from '../store/planned-refunds.ts';
import { applyProviderUpdate } from './handle-webhook.ts';
import { type Begun, findBegun } from './move-money.ts';

type Refunding = Readonly<{ amountMinor: number; idempotencyKey: string }>;

async function refundAt(deps: PaymentDeps, payment: Begun, asking: Refunding) {
  const { provider: name, reference, id } = payment;
  const refunded = await reach(providerNamed(deps, name).refund({ reference, ...asking }));
  if (!refunded.ok) return refunded;
  const { refundReference, payment: seen } = refunded.value;
  const source = { eventId: `refund:${asking.idempotencyKey}`, kind: 'refund', digest: '' };
  const after = await applyProviderUpdate(deps, { id, seen, source });
  return done({ refundReference, payment: after });
}

/** An order and those it was split or exchanged from, which hold its payments. */
async function withOrigins(deps: PaymentDeps, tx: Tx, orderId: OrderId): Promise<OrderId[]> {
  const ids: OrderId[] = [];
  for (let id: OrderId | null = orderId; id !== null && !ids.includes(id); ) {
    ids.push(id);
    id = (await deps.orders.findIn(tx, id))?.originOrderId ?? null;
  }
  return ids;
}

async function sourcesOf(deps: PaymentDeps, tx: Tx, orderId: OrderId): Promise<Source[]> {
  const sources: Source[] = [];
  for (const id of await withOrigins(deps, tx, orderId)) {
    for (const { id: paymentId } of await readPayments(tx, id)) {
      const { reference, capturedMinor, refundedMinor } = await lockPayment(tx, paymentId);
      const promised = await readPromised(tx, paymentId);
      if (reference !== null)
        sources.push({ paymentId, leftMinor: capturedMinor - refundedMinor - promised });
    }
  }
  return sources;
}

/** Plans a refund once and stores the plan. @returns null when staff must send it manually */
async function planOf(deps: PaymentDeps, { refundId, orderId, amount }: PayOut) {
  return deps.db.transaction().execute(async (tx): Promise<PlannedRefund[] | null> => {
    const sources = await sourcesOf(deps, tx, orderId);
    // Read again under the lock: a concurrent call may have stored the plan.
    const earlier = await readPlanned(tx, refundId);
    if (earlier.length > 0) return earlier;
    const shares = shareRefund(amount.minor, sources);
    if (shares === null) return null;
    await insertPlanned(tx, refundId, shares);
    return readPlanned(tx, refundId);
  });
}

async function sendShare(
  deps: PaymentDeps,
  refundId: RefundId,
  { paymentId, amountMinor, reference, isSent }: PlannedRefund,
): Promise<string | null> {
  if (isSent) return reference;
  const payment = await findBegun(deps, paymentId);
  if (payment === null) return null;
  const idempotencyKey = `order-refund-${refundId}:${payment.key}`;
  const refunded = await refundAt(deps, payment, { amountMinor, idempotencyKey });
  if (!refunded.ok) return null;
  await markSent(deps.db, { refundId, paymentId, reference: refunded.value.refundReference });
  return refunded.value.refundReference;
}

/**
 * Refunds through the payments of the order, several if none covers it alone; idempotent. Refunds of payments without
 * a provider, or refused by it, are left to staff.
 *
 * @throws when the provider is unreachable, to be retried
 */
export function refundPayment(deps: PaymentDeps) {
  return async (payOut: PayOut): Promise<PaidOut> => {
    const { refundId } = payOut;
    const sent: string[] = [];
    const byHand = (): PaidOut => ({ state: 'by-hand', reference: sent.join(' ') });
    const planned = await planOf(deps, payOut);
    if (planned === null) return byHand();
    for (const share of planned) {
      const reference = await sendShare(deps, refundId, share);
      if (reference !== null) sent.push(reference);
      if (reference === null) {
        await deleteUnsent(deps.db, refundId);
        return byHand();
      }
    }
    return { state: 'paid-out', reference: sent.join(' ') };
  };
}
