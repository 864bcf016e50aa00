import type { Order } from '../order.ts';

/** The delivery of orders of which nothing is delivered. */
export const NO_DELIVERY = {
  id: 'none:0',
  code: 'none',
  title: { en: 'No delivery', ar: 'من دون توصيل' },
  arrivesOn: null,
  slot: null,
} as const satisfies Order['delivery'];

/** Whether anything of an order is delivered. */
export function isDelivered({ delivery }: Pick<Order, 'delivery'>): boolean {
  return delivery.code !== NO_DELIVERY.code;
}
