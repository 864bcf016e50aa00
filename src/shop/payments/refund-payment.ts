import type { OrderId, RefundId } from '#kernel/ids.ts';
import { done } from '#kernel/outcome.ts';
import type { Tx } from '#platform/database/client.ts';
import type { PaidOut, PayOut } from '#shop/orders';
import { type Begun, findBegun } from './move-money.ts';
import { type PaymentNeeds, providerNamed, reach } from './needs.ts';
import { lockPayment, readPayments } from './payments.store.ts';
import {
  deleteUnsent,
  insertPlanned,
  markSent,
  type PlannedRefund,
  readPlanned,
  readPromised,
} from './planned-refunds.store.ts';
import { type Source, shareRefund } from './share-refund.ts';
import { takeNews } from './take-news.ts';

type Refunding = Readonly<{ amountMinor: number; idempotencyKey: string }>;

async function refundAt(needs: PaymentNeeds, payment: Begun, asking: Refunding) {
  const { provider: name, reference, id } = payment;
  const refunded = await reach(providerNamed(needs, name).refund({ reference, ...asking }));
  if (!refunded.ok) return refunded;
  const { refundReference, payment: seen } = refunded.value;
  const source = { eventId: `refund:${asking.idempotencyKey}`, kind: 'refund', digest: '' };
  const after = await takeNews(needs, { id, seen, source });
  return done({ refundReference, payment: after });
}

/** An order and those it came out of: what was split off or exchanged was paid for there. */
async function withOrigins(needs: PaymentNeeds, tx: Tx, orderId: OrderId): Promise<OrderId[]> {
  const ids: OrderId[] = [];
  for (let id: OrderId | null = orderId; id !== null && !ids.includes(id); ) {
    ids.push(id);
    id = (await needs.orders.findIn(tx, id))?.originOrderId ?? null;
  }
  return ids;
}

async function sourcesOf(needs: PaymentNeeds, tx: Tx, orderId: OrderId): Promise<Source[]> {
  const sources: Source[] = [];
  for (const id of await withOrigins(needs, tx, orderId)) {
    for (const { id: paymentId } of await readPayments(tx, id)) {
      const { reference, capturedMinor, refundedMinor } = await lockPayment(tx, paymentId);
      const promised = await readPromised(tx, paymentId);
      if (reference !== null)
        sources.push({ paymentId, leftMinor: capturedMinor - refundedMinor - promised });
    }
  }
  return sources;
}

/** The plan of a refund, made at the first time and kept. @returns null when a person has to send it */
async function planOf(needs: PaymentNeeds, { refundId, orderId, amount }: PayOut) {
  return needs.db.transaction().execute(async (tx): Promise<PlannedRefund[] | null> => {
    const sources = await sourcesOf(needs, tx, orderId);
    // Looked at behind the locks: whoever sends the same refund at once has planned it meanwhile.
    const earlier = await readPlanned(tx, refundId);
    if (earlier.length > 0) return earlier;
    const shares = shareRefund(amount.minor, sources);
    if (shares === null) return null;
    await insertPlanned(tx, refundId, shares);
    return readPlanned(tx, refundId);
  });
}

async function sendShare(
  needs: PaymentNeeds,
  refundId: RefundId,
  { paymentId, amountMinor, reference, isSent }: PlannedRefund,
): Promise<string | null> {
  if (isSent) return reference;
  const payment = await findBegun(needs, paymentId);
  if (payment === null) return null;
  const idempotencyKey = `order-refund-${refundId}:${payment.key}`;
  const refunded = await refundAt(needs, payment, { amountMinor, idempotencyKey });
  if (!refunded.ok) return null;
  await markSent(needs.db, { refundId, paymentId, reference: refunded.value.refundReference });
  return refunded.value.refundReference;
}

/**
 * Sends the money of an order's refund back by the way it came, by several payments where none holds it alone; asked again,
 * it is still one. What did not come by the provider, or what it refuses, a person sends.
 *
 * @throws when the provider cannot be reached, to be tried again
 */
export function refundPayment(needs: PaymentNeeds) {
  return async (payOut: PayOut): Promise<PaidOut> => {
    const { refundId } = payOut;
    const sent: string[] = [];
    const byHand = (): PaidOut => ({ state: 'by-hand', reference: sent.join(' ') });
    const planned = await planOf(needs, payOut);
    if (planned === null) return byHand();
    for (const share of planned) {
      const reference = await sendShare(needs, refundId, share);
      if (reference !== null) sent.push(reference);
      if (reference === null) {
        await deleteUnsent(needs.db, refundId);
        return byHand();
      }
    }
    return { state: 'paid-out', reference: sent.join(' ') };
  };
}
