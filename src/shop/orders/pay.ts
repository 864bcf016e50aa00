import type { OrderId } from '#kernel/ids.ts';
import { type Money, minus, toDecimal } from '#kernel/money.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Tx } from '#platform/database/client.ts';
import { insertEvent, readEvents } from './events.store.ts';
import { moveLocked } from './move.ts';
import type { OrderNeeds } from './needs.ts';
import type { Order, OrderStatus } from './order.ts';
import { addPaid, findOrder, lockOrder } from './orders.store.ts';
import { planRest } from './refunds/plan-refund.ts';
import { recordRefund } from './refunds/record-refund.ts';
import type { OrderRefusal } from './refusals.ts';

export type Payment = Readonly<{
  orderId: OrderId;
  amount: Money;
  actor: string;
  /** What the payment's side calls it; the same reference twice counts once. */
  reference: string;
}>;

const WAITING: readonly OrderStatus[] = ['pending', 'on-hold', 'failed'];

async function wasCounted(tx: Tx, { orderId, reference }: Payment): Promise<boolean> {
  const events = await readEvents(tx, orderId);
  return events.some(({ kind, reason }) => kind === 'payment' && reason === reference);
}

/** Goods or a promotion are gone since, or the order was called off: no charge is kept. */
async function sendBack(needs: OrderNeeds, tx: Tx, { order, payment }: { order: Order; payment: Payment }) {
  const { paid, refunded: before } = order.money;
  const { order: refunded } = await recordRefund(needs, tx, {
    order,
    plan: { ...planRest(order, { isRestocked: false }), payOut: minus(paid, before) },
    actor: 'system',
    reason: 'paid-too-late',
    idempotencyKey: `late-${order.id}-${payment.reference}`,
  });
  return refunded;
}

/** Writes down what came in. @returns the order with it */
async function count(needs: OrderNeeds, tx: Tx, { order, payment }: { order: Order; payment: Payment }) {
  await addPaid(tx, order.id, payment.amount.minor);
  await insertEvent(tx, order.id, {
    kind: 'payment',
    from: order.status,
    to: order.status,
    actor: payment.actor,
    reason: payment.reference,
    facts: { amount: toDecimal(payment.amount) },
    at: needs.clock(),
  });
  return (await findOrder(tx, order.id)) ?? order;
}

function isWaitingAndPaid({ status, money, totals }: Order): boolean {
  return WAITING.includes(status) && money.paid.minor >= totals.total.minor;
}

/**
 * Counts money that came in for an order, in the transaction of whoever received it; locks the order first. One that
 * waited is confirmed when all is paid; one that failed meanwhile gets its goods again, or the money goes back.
 *
 * @returns the order as it stands then
 */
export function payOrder(needs: OrderNeeds) {
  return async (tx: Tx, payment: Payment): Promise<Outcome<Order, OrderRefusal>> => {
    const before = await lockOrder(tx, payment.orderId);
    if (before === null) return refuse({ code: 'orders.unknown-order' });
    if (await wasCounted(tx, payment)) return done(before);
    const order = await count(needs, tx, { order: before, payment });
    if (order.status === 'cancelled') return done(await sendBack(needs, tx, { order, payment }));
    if (!isWaitingAndPaid(order)) return done(order);
    const move = { to: 'confirmed', actor: payment.actor, reason: 'paid' } as const;
    const moved = await moveLocked(needs, tx, { order, move });
    return moved.ok ? moved : done(await sendBack(needs, tx, { order, payment }));
  };
}
