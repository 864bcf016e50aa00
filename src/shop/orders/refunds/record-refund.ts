import type { RefundId } from '#kernel/ids.ts';
import { toDecimal } from '#kernel/money.ts';
import type { Tx } from '#platform/database/client.ts';
import { giveBack } from '#shop/inventory';
import { insertEvent } from '../events.store.ts';
import { demandOf } from '../goods.ts';
import type { By, OrderNeeds } from '../needs.ts';
import type { Order } from '../order.ts';
import { findOrder } from '../orders.store.ts';
import type { RefundPlan } from './plan-refund.ts';
import { insertRefund } from './refunds.store.ts';

export type Recording = By &
  Readonly<{
    order: Order;
    plan: RefundPlan;
    idempotencyKey: string;
    /** Set where the money is not sent but becomes another order's. */
    settledBy?: string;
  }>;

async function restock(needs: OrderNeeds, tx: Tx, { order, plan }: Recording): Promise<void> {
  const demands = plan.lines.flatMap(({ position, quantity, isRestocked }) => {
    const line = order.lines[position];
    return isRestocked && line !== undefined ? [demandOf(line, quantity)] : [];
  });
  const changed = await giveBack(tx, { orderId: order.id, demands, reason: 'return' });
  if (changed.length > 0) await needs.productsChanged(tx, changed);
}

/**
 * Keeps a refund with all that follows: stock where it goes back, the credit note, a line of the timeline, the mail, and
 * the money's way. The order is locked by the caller.
 *
 * @returns the refund's id and the order as it stands then
 */
export async function recordRefund(
  needs: OrderNeeds,
  tx: Tx,
  recording: Recording,
): Promise<{ refundId: RefundId; order: Order }> {
  const { order, plan, actor, reason, settledBy } = recording;
  const now = needs.clock();
  const isSettled = settledBy !== undefined || plan.payOut.minor === 0;
  const refundId = await insertRefund(tx, {
    orderId: order.id,
    idempotencyKey: recording.idempotencyKey,
    plan,
    actor,
    reason,
    state: isSettled ? 'paid-out' : 'waiting',
    reference: settledBy ?? '',
    at: now,
  });
  await restock(needs, tx, recording);
  const { amounts } = plan;
  const credit =
    amounts.length === 0 ? null : await needs.invoices.credit(tx, { order, now, reason, refundId, amounts });
  await insertEvent(tx, order.id, {
    kind: 'refund',
    from: order.status,
    to: order.status,
    actor,
    reason,
    facts: { amount: toDecimal(plan.payOut), ...(credit === null ? {} : { document: credit.label }) },
    at: now,
  });
  if (!isSettled) {
    await needs.refundDue(tx, refundId);
    await needs.orderNews(tx, { kind: 'refunded', orderId: order.id, refundId });
  }
  return { refundId, order: (await findOrder(tx, order.id)) ?? order };
}
