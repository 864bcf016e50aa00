import { toDecimal } from '#kernel/money.ts';
import type { Tx } from '#platform/database/client.ts';
import type { OrderDeps } from '../deps.ts';
import type { Order } from '../order.ts';
import { differenceOf } from '../rules/difference.ts';
import { insertEvent } from '../store/events.ts';
import { addPaid, findOrder } from '../store/orders.ts';

/**
 * Records what is due of an order as received: cash on delivery, or a bank transfer. Nothing is recorded twice, as nothing is
 * due then.
 *
 * @param reason how it came, as the timeline says it
 * @returns the updated order; null when nothing was due
 */
export async function receiveDue(
  deps: OrderDeps,
  tx: Tx,
  { order, actor, reason }: { order: Order; actor: string; reason: string },
): Promise<Order | null> {
  const due = differenceOf(order);
  if (due.minor <= 0) return null;
  await addPaid(tx, order.id, due.minor);
  await insertEvent(tx, order.id, {
    ...{ kind: 'payment', from: order.status, to: order.status, actor, reason },
    facts: { amount: toDecimal(due) },
    at: deps.clock(),
  });
  return findOrder(tx, order.id);
}
