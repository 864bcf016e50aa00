import type { OrderId } from '#kernel/ids.ts';
import { MINUTE_MS } from '#kernel/instant.ts';
import type { Tx } from '#platform/database/client.ts';
import type { OrderDeps } from '../deps.ts';
import type { Order } from '../order.ts';
import { findOrder, saveStatus } from '../store/orders.ts';
import { TRANSITION_EFFECTS } from './transition-effects.ts';

const PLACED = { actor: 'shopper', reason: 'placed' } as const;

/** Until when an unpaid order reserves its stock. */
async function holdUntil(deps: OrderDeps, tx: Tx, order: Order): Promise<Date> {
  const settings = await deps.settings(tx);
  const minutes =
    order.status === 'on-hold' ? settings['orders.holdTransferMinutes'] : settings['orders.holdMinutes'];
  return new Date(deps.clock().getTime() + minutes * MINUTE_MS);
}

/**
 * Effects of a new order, in its transaction: a secured one gets its invoice, an unpaid one a reservation time.
 */
export function orderPlaced(deps: OrderDeps) {
  return async (tx: Tx, id: OrderId): Promise<void> => {
    const order = await findOrder(tx, id);
    if (order === null) throw new Error(`there is no order ${id}`);
    if (order.status === 'confirmed') {
      await TRANSITION_EFFECTS.confirmed?.(deps, tx, { order, by: PLACED });
      await deps.raise(tx, 'OrderMoved', { orderId: id, to: 'confirmed' });
      await deps.raise(tx, 'OrderEmailDue', { kind: 'confirmed', orderId: id });
      return;
    }
    await saveStatus(tx, id, { reservedUntil: await holdUntil(deps, tx, order) });
    if (order.status === 'on-hold') await deps.raise(tx, 'OrderEmailDue', { kind: 'received', orderId: id });
  };
}
