import { timingSafeEqual } from 'node:crypto';
import type { CustomerId, OrderId } from '#kernel/ids.ts';
import { type Outcome, refuse } from '#kernel/outcome.ts';
import { moveLocked } from './move.ts';
import { allOrNothing, type OrderNeeds } from './needs.ts';
import type { Order, OrderStatus } from './order.ts';
import { lockOrder } from './orders.store.ts';
import type { OrderRefusal } from './refusals.ts';

/** Who asks for an order: an account, or who has its key. */
export type Owner = Readonly<{ customerId: CustomerId } | { key: string }>;

/** Nothing of these was paid or promised yet. */
const UNPAID: readonly OrderStatus[] = ['pending', 'failed'];
const BEFORE_PACKED: readonly OrderStatus[] = ['pending', 'on-hold', 'confirmed', 'failed'];

/** @returns whether the order is theirs; keys are compared in a time that does not tell how much of one was right */
export function isOwnedBy(order: Order, owner: Owner): boolean {
  if ('customerId' in owner) return order.customerId === owner.customerId;
  const [a, b] = [Buffer.from(owner.key), Buffer.from(order.key)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** @returns whether the shopper may still call the order off alone: until it is packed */
export function mayCancel({ status, origin }: Pick<Order, 'status' | 'origin'>): boolean {
  return origin !== 'old-shop' && BEFORE_PACKED.includes(status);
}

/** @returns whether a link alone may call the order off: while nobody has paid for it. Source: WIRE §7 */
export function mayCancelByLink({ status, origin }: Pick<Order, 'status' | 'origin'>): boolean {
  return origin !== 'old-shop' && UNPAID.includes(status);
}

/** The shopper calls an order off that may still be; another's order is as one that is not there. */
export function cancelWhere(needs: OrderNeeds, may: typeof mayCancel) {
  return (owner: Owner, id: OrderId): Promise<Outcome<Order, OrderRefusal>> =>
    allOrNothing(needs.db, async (tx) => {
      const order = await lockOrder(tx, id);
      if (order === null || !isOwnedBy(order, owner)) return refuse({ code: 'orders.unknown-order' });
      if (!may(order)) return refuse({ code: 'orders.may-not-move', from: order.status, to: 'cancelled' });
      const move = { to: 'cancelled', actor: 'shopper', reason: 'cancelled-by-shopper' } as const;
      return moveLocked(needs, tx, { order, move });
    });
}
