import type { Order } from '../order.ts';

/** The order number shown to customers; imported orders keep their old number. */
export function orderNumber({ id, oldShop }: Pick<Order, 'id' | 'oldShop'>): string {
  return oldShop?.number ?? String(id);
}
