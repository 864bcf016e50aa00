import type { RefundId } from '#kernel/ids.ts';
import { type Money, NOTHING, toDecimal } from '#kernel/money.ts';
import type { Tx } from '#platform/database/client.ts';
import { returnStock } from '#shop/inventory';
import type { By, OrderDeps } from '../../deps.ts';
import type { Order } from '../../order.ts';
import type { RefundPlan } from '../../rules/refunds/plan-refund.ts';
import { demandOf } from '../../rules/stock-demand.ts';
import { insertEvent } from '../../store/events.ts';
import { findOrder } from '../../store/orders.ts';
import { insertRefund } from '../../store/refunds.ts';

export type Recording = By &
  Readonly<{
    order: Order;
    plan: RefundPlan;
    idempotencyKey: string;
    /** The exchange order that receives the money instead of the customer. */
    settledBy?: string;
  }>;

async function restock(deps: OrderDeps, tx: Tx, { order, plan }: Recording): Promise<void> {
  const demands = plan.lines.flatMap(({ position, quantity, isRestocked }) => {
    const line = order.lines[position];
    return isRestocked && line !== undefined ? [demandOf(line, quantity)] : [];
  });
  const changed = await returnStock(tx, { orderId: order.id, demands, reason: 'return' });
  if (changed.length > 0) await deps.raise(tx, 'ProductsChanged', { ids: changed });
}

/** Refunds to the gift cards that paid, and voids purchased ones. @returns the amount refunded to cards */
async function settleGiftCards(
  { giftCards }: OrderDeps,
  tx: Tx,
  { order, plan, actor, reason, settledBy }: Recording,
): Promise<Money> {
  await giftCards.voidBought(tx, order.id, plan.lines);
  if (settledBy !== undefined || order.money.byGiftCard.minor === 0) return NOTHING;
  return giftCards.refund(tx, order.id, { amount: plan.payOut, actor, reason });
}

/**
 * Records a refund with its effects: restocking, credit note, timeline and the refund of the money. The caller locks
 * the order. It is mailed once it is known how the customer gets the money: at once from gift cards, else by `payOut`.
 *
 * @returns the refund's id and the updated order
 */
export async function recordRefund(
  deps: OrderDeps,
  tx: Tx,
  recording: Recording,
): Promise<{ refundId: RefundId; order: Order }> {
  const { order, plan, actor, reason, settledBy } = recording;
  const now = deps.clock();
  const toGiftCards = await settleGiftCards(deps, tx, recording);
  const isSettled = settledBy !== undefined || plan.payOut.minor === toGiftCards.minor;
  const refundId = await insertRefund(tx, {
    order,
    idempotencyKey: recording.idempotencyKey,
    plan,
    toGiftCards,
    actor,
    reason,
    state: isSettled ? 'paid-out' : 'waiting',
    reference: settledBy ?? '',
    at: now,
  });
  await restock(deps, tx, recording);
  const { amounts, lines } = plan;
  const pieces = lines.reduce((all, { quantity }) => all + quantity, 0);
  const credit =
    amounts.length === 0 ? null : await deps.invoices.credit(tx, { order, now, reason, refundId, amounts });
  await insertEvent(tx, order.id, {
    kind: 'refund',
    from: order.status,
    to: order.status,
    actor,
    reason,
    facts: { amount: toDecimal(plan.payOut), pieces, ...(credit === null ? {} : { document: credit.label }) },
    at: now,
  });
  if (!isSettled) await deps.raise(tx, 'RefundDue', { refundId });
  else if (toGiftCards.minor > 0)
    await deps.raise(tx, 'OrderEmailDue', { kind: 'refunded', orderId: order.id, refundId });
  return { refundId, order: (await findOrder(tx, order.id)) ?? order };
}
