import type { OrderId } from '#kernel/ids.ts';
import { type Money, minus } from '#kernel/money.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Tx } from '#platform/database/client.ts';
import type { OrderDeps } from '../../deps.ts';
import type { Order } from '../../order.ts';
import type { OrderRefusal } from '../../refusals.ts';
import type { OrderStatus } from '../../rules/order-status.ts';
import { planRest } from '../../rules/refunds/plan-refund.ts';
import { BOUGHT } from '../../rules/states.ts';
import { readEvents } from '../../store/events.ts';
import { lockOrder } from '../../store/orders.ts';
import { moveLocked } from '../move.ts';
import { recordRefund } from '../refunds/record-refund.ts';
import { redeemGiftCardsAgain } from './gift-card-payment.ts';
import { recordPayment } from './record-payment.ts';

export type Payment = Readonly<{
  orderId: OrderId;
  amount: Money;
  actor: string;
  /** The payment's reference; the same one counts once. */
  reference: string;
}>;

const WAITING: readonly OrderStatus[] = ['pending', 'on-hold', 'failed'];

async function wasCounted(tx: Tx, { orderId, reference }: Payment): Promise<boolean> {
  const events = await readEvents(tx, orderId);
  return events.some(({ kind, reason }) => kind === 'payment' && reason === reference);
}

/** Refunds the payment of a cancelled order, or of one whose stock or promotion is no longer available. */
async function refundUnusable(
  deps: OrderDeps,
  tx: Tx,
  { order, payment }: { order: Order; payment: Payment },
) {
  const { paid, refunded: before } = order.money;
  const { order: refunded } = await recordRefund(deps, tx, {
    order,
    plan: { ...planRest(order, { isRestocked: false }), payOut: minus(paid, before) },
    actor: 'system',
    reason: 'paid-too-late',
    idempotencyKey: `late-${order.id}-${payment.reference}`,
  });
  return refunded;
}

/** Of an order that went on before it was paid, e.g. after an edit or with an authorized payment. */
async function raiseIfPaid(deps: OrderDeps, tx: Tx, order: Order): Promise<Order> {
  const { id, status, money, totals } = order;
  const isPaid = BOUGHT.includes(status) && money.paid.minor >= totals.total.minor;
  if (isPaid) await deps.raise(tx, 'OrderPaid', { orderId: id });
  return order;
}

/** Records the payment; a failed order is paid by its gift cards again, too. */
async function countWhole(
  deps: OrderDeps,
  tx: Tx,
  { order: before, payment }: { order: Order; payment: Payment },
) {
  const { amount, actor, reference: reason } = payment;
  const order = await recordPayment(deps, tx, { order: before, amount, actor, reason });
  return order.status === 'failed' ? redeemGiftCardsAgain(deps, tx, order) : order;
}

/** A payment too late: the order is cancelled, or failed and its gift cards pay their part no more. */
function isLost({ status, money, totals }: Order): boolean {
  return status === 'cancelled' || (status === 'failed' && money.paid.minor < totals.total.minor);
}

function isWaitingAndPaid({ status, money, totals }: Order): boolean {
  return WAITING.includes(status) && money.paid.minor >= totals.total.minor;
}

/**
 * Records a payment in the caller's transaction; locks the order first. A fully paid order is confirmed; a failed
 * one takes its stock again or is refunded.
 *
 * @returns the updated order
 */
export function payOrder(deps: OrderDeps) {
  return async (tx: Tx, payment: Payment): Promise<Outcome<Order, OrderRefusal>> => {
    const before = await lockOrder(tx, payment.orderId);
    if (before === null) return refuse({ code: 'orders.unknown-order' });
    if (await wasCounted(tx, payment)) return done(before);
    const order = await countWhole(deps, tx, { order: before, payment });
    if (isLost(order)) return done(await refundUnusable(deps, tx, { order, payment }));
    if (!isWaitingAndPaid(order)) return done(await raiseIfPaid(deps, tx, order));
    const move = { to: 'confirmed', actor: payment.actor, reason: 'paid' } as const;
    const moved = await moveLocked(deps, tx, { order, move });
    return moved.ok ? moved : done(await refundUnusable(deps, tx, { order, payment }));
  };
}
