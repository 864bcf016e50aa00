import type { OrderId } from '#kernel/ids.ts';
import { MINUTE_MS } from '#kernel/instant.ts';
import type { Tx } from '#platform/database/client.ts';
import type { OrderNeeds } from './needs.ts';
import { ARRIVALS } from './on-arrival.ts';
import type { Order } from './order.ts';
import { findOrder, saveStatus } from './orders.store.ts';

const PLACED = { actor: 'shopper', reason: 'placed' } as const;

/** Until when an order that is not paid keeps its goods. */
async function holdUntil(needs: OrderNeeds, tx: Tx, order: Order): Promise<Date> {
  const settings = await needs.settings(tx);
  const minutes =
    order.status === 'on-hold' ? settings['orders.holdTransferMinutes'] : settings['orders.holdMinutes'];
  return new Date(needs.clock().getTime() + minutes * MINUTE_MS);
}

/**
 * What follows from an order that was just written, in its transaction: one that is good at once gets its invoice, one
 * that waits for its payment holds its goods for a while.
 */
export function orderPlaced(needs: OrderNeeds) {
  return async (tx: Tx, id: OrderId): Promise<void> => {
    const order = await findOrder(tx, id);
    if (order === null) throw new Error(`there is no order ${id}`);
    if (order.status === 'confirmed') {
      await ARRIVALS.confirmed?.(needs, tx, { order, by: PLACED });
      await needs.orderNews(tx, { kind: 'confirmed', orderId: id });
      return;
    }
    await saveStatus(tx, id, { reservedUntil: await holdUntil(needs, tx, order) });
    if (order.status === 'on-hold') await needs.orderNews(tx, { kind: 'received', orderId: id });
  };
}
