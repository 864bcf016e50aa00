import type { Order } from '../order.ts';

/** The delivery of orders of which nothing is delivered. */
export const NO_DELIVERY = {
  id: 'none:0',
  code: 'none',
  title: { en: 'No delivery', ar: 'من دون توصيل' },
  arrivesOn: null,
  slot: null,
} as const satisfies Order['delivery'];

/** The delivery code of virtual products, which are sent by email. */
const BY_MAIL = 'by-mail';

/** Whether everything in an order is sent by email: its address is only that of the buyer. */
export function isSentByMail({ delivery }: Pick<Order, 'delivery'>): boolean {
  return delivery.code === BY_MAIL;
}

/** Whether anything of an order is delivered. */
export function isDelivered({ delivery }: Pick<Order, 'delivery'>): boolean {
  return delivery.code !== NO_DELIVERY.code;
}
