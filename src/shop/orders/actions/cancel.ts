import { timingSafeEqual } from 'node:crypto';
import { allOrNothing } from '#kernel/all-or-nothing.ts';
import type { CustomerId, OrderId } from '#kernel/ids.ts';
import { type Outcome, refuse } from '#kernel/outcome.ts';
import type { OrderDeps } from '../deps.ts';
import type { Order } from '../order.ts';
import type { OrderRefusal } from '../refusals.ts';
import type { OrderStatus } from '../rules/order-status.ts';
import { lockOrder } from '../store/orders.ts';
import { moveLocked } from './move.ts';

/** The owner of an order: its account, or a visitor with its key. */
export type Owner = Readonly<{ customerId: CustomerId } | { key: string }>;

/** States without a payment. */
const UNPAID: readonly OrderStatus[] = ['pending', 'failed'];
const BEFORE_PACKED: readonly OrderStatus[] = ['pending', 'on-hold', 'confirmed', 'failed'];

/** @returns whether the order is theirs; keys are compared in constant time */
export function isOwnedBy(order: Order, owner: Owner): boolean {
  if ('customerId' in owner) return order.customerId === owner.customerId;
  const [a, b] = [Buffer.from(owner.key), Buffer.from(order.key)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** @returns whether the customer may cancel: until the order is packed */
export function mayCancel({ status, origin }: Pick<Order, 'status' | 'origin'>): boolean {
  return origin !== 'old-shop' && BEFORE_PACKED.includes(status);
}

/** @returns whether a link may cancel: while the order is unpaid. Source: WIRE §7 */
export function mayCancelByLink({ status, origin }: Pick<Order, 'status' | 'origin'>): boolean {
  return origin !== 'old-shop' && UNPAID.includes(status);
}

/** Cancels an order for its customer; another customer's order counts as unknown. */
export function cancelWhere(deps: OrderDeps, may: typeof mayCancel) {
  return (owner: Owner, id: OrderId): Promise<Outcome<Order, OrderRefusal>> =>
    allOrNothing(deps.db, async (tx) => {
      const order = await lockOrder(tx, id);
      if (order === null || !isOwnedBy(order, owner)) return refuse({ code: 'orders.unknown-order' });
      if (!may(order)) return refuse({ code: 'orders.may-not-move', from: order.status, to: 'cancelled' });
      const move = { to: 'cancelled', actor: 'shopper', reason: 'cancelled-by-shopper' } as const;
      return moveLocked(deps, tx, { order, move });
    });
}
