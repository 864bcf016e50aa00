import { type Money, toDecimal } from '#kernel/money.ts';
import type { Tx } from '#platform/database/client.ts';
import type { OrderDeps } from '../../deps.ts';
import type { Order } from '../../order.ts';
import { differenceOf } from '../../rules/refunds/difference.ts';
import { insertEvent } from '../../store/events.ts';
import { addPaid, findOrder } from '../../store/orders.ts';

type Recorded = Readonly<{
  order: Order;
  amount: Money;
  actor: string;
  /** How it came: the payment's reference, or a word of the timeline. */
  reason: string;
}>;

/** Writes a payment into the timeline of an order. */
export async function insertPaymentEvent(
  deps: OrderDeps,
  tx: Tx,
  { order, amount, actor, reason }: Recorded,
): Promise<void> {
  await insertEvent(tx, order.id, {
    ...{ kind: 'payment', from: order.status, to: order.status, actor, reason },
    facts: { amount: toDecimal(amount) },
    at: deps.clock(),
  });
}

/** Records a payment. @returns the updated order */
export async function recordPayment(deps: OrderDeps, tx: Tx, recorded: Recorded): Promise<Order> {
  const { order, amount } = recorded;
  await addPaid(tx, order.id, amount.minor);
  await insertPaymentEvent(deps, tx, recorded);
  return (await findOrder(tx, order.id)) ?? order;
}

/**
 * Records the amount due of an order as received: cash on delivery, or a bank transfer. Idempotent: the second time
 * nothing is due.
 *
 * @returns the updated order; null when nothing was due
 */
export async function recordAmountDue(
  deps: OrderDeps,
  tx: Tx,
  received: Omit<Recorded, 'amount'>,
): Promise<Order | null> {
  const amount = differenceOf(received.order);
  return amount.minor > 0 ? recordPayment(deps, tx, { ...received, amount }) : null;
}
