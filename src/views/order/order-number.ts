import type { Order } from '#shop/orders';

/** The number a shopper knows an order by: of one from the shop that was before, the one it had there. */
export function orderNumber({ id, oldShop }: Pick<Order, 'id' | 'oldShop'>): string {
  return oldShop?.number ?? String(id);
}
