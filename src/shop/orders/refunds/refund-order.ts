import type { OrderId, RefundId } from '#kernel/ids.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Tx } from '#platform/database/client.ts';
import { moveLocked } from '../move.ts';
import { allOrNothing, type By, type OrderNeeds } from '../needs.ts';
import type { Order } from '../order.ts';
import { lockOrder } from '../orders.store.ts';
import type { OrderRefusal } from '../refusals.ts';
import { movesOf } from '../states.ts';
import { checkSeen } from '../version.store.ts';
import { isAllRefunded, planRefund, planReturn, type RefundAsked } from './plan-refund.ts';
import { recordRefund } from './record-refund.ts';
import type { Refund } from './refund.ts';
import { findRefund, findRefundByKey, readOpenRefunds, saveRefundState } from './refunds.store.ts';

export type Refunding = RefundAsked &
  By &
  Readonly<{
    /** Made when the form was printed: one form, one refund. */
    idempotencyKey: string;
    settledBy?: string;
    /** Goods that came back by a return, which may have cost nothing. */
    isReturn?: boolean;
    /** The version that was looked at; of another one nothing is refunded. */
    seen?: number;
  }>;

/** Refunds part of an order that the caller has locked; one of which nothing is left moves on to 'refunded'. */
export async function refundLocked(
  needs: OrderNeeds,
  tx: Tx,
  { order, asked }: { order: Order; asked: Refunding },
): Promise<Outcome<RefundId, OrderRefusal>> {
  if (order.origin === 'old-shop') return refuse({ code: 'orders.of-old-shop' });
  const plan = (asked.isReturn === true ? planReturn : planRefund)(order, asked);
  if (!plan.ok) return plan;
  const { actor, reason } = asked;
  const { refundId, order: after } = await recordRefund(needs, tx, { ...asked, order, plan: plan.value });
  if (isAllRefunded(after) && movesOf(after).includes('refunded')) {
    const moved = await moveLocked(needs, tx, { order: after, move: { to: 'refunded', actor, reason } });
    if (!moved.ok) return moved;
  }
  return done(refundId);
}

/** Refunds by line and quantity, delivery and fee; the same key twice is one refund. */
export function refundOrder(needs: OrderNeeds) {
  return async (id: OrderId, asked: Refunding): Promise<Outcome<Refund, OrderRefusal>> => {
    const refunded = await allOrNothing(needs.db, async (tx) => {
      const order = await lockOrder(tx, id);
      if (order === null) return refuse({ code: 'orders.unknown-order' });
      const earlier = await findRefundByKey(tx, asked.idempotencyKey);
      if (earlier !== null) return done(earlier.id);
      const seen = await checkSeen(tx, order, asked.seen);
      return seen.ok ? refundLocked(needs, tx, { order, asked }) : seen;
    });
    if (!refunded.ok) return refunded;
    const refund = await findRefund(needs.db, refunded.value);
    return refund === null ? refuse({ code: 'orders.unknown-refund' }) : done(refund);
  };
}

/**
 * Sends the money of a refund by the way it came, once; what only a person can send is marked so. Fails when the payment's
 * side does, to be tried again.
 */
export function payOut(needs: OrderNeeds, paymentMethodOf: (id: OrderId) => Promise<string>) {
  return async (id: RefundId): Promise<void> => {
    const refund = await findRefund(needs.db, id);
    if (refund === null || refund.state !== 'waiting') return;
    const { orderId, total: amount } = refund;
    const paymentMethod = await paymentMethodOf(orderId);
    const { state, reference } = await needs.refundPayment({ refundId: id, orderId, paymentMethod, amount });
    await saveRefundState(needs.db, id, { from: ['waiting'], to: state, reference, at: needs.clock() });
  };
}

/** Tries once more whatever still waits. */
export function payOutWaiting(needs: OrderNeeds, send: (id: RefundId) => Promise<void>) {
  return async (): Promise<void> => {
    for (const { id } of await readOpenRefunds(needs.db, 'waiting')) await send(id);
  };
}

/** Staff has sent the money of a refund by hand. */
export function markPaidOut(needs: OrderNeeds) {
  return async (id: RefundId, reference: string): Promise<Outcome<void, OrderRefusal>> => {
    const change = { from: ['by-hand'], to: 'paid-out', reference, at: needs.clock() } as const;
    const isMarked = await saveRefundState(needs.db, id, change);
    return isMarked ? done(undefined) : refuse({ code: 'orders.unknown-refund' });
  };
}
