import { BY_MAIL_CODE } from '#shop/shipping/rules/rate.ts';
import type { Order } from '../order.ts';

/** The delivery of orders of which nothing is delivered. */
export const NO_DELIVERY = {
  id: 'none:0',
  code: 'none',
  title: { en: 'No delivery', ar: 'من دون توصيل' },
  arrivesOn: null,
  slot: null,
} as const satisfies Order['delivery'];

/** Whether everything in an order is sent by email: its address is then only the buyer's. */
export function isSentByMail({ delivery }: Pick<Order, 'delivery'>): boolean {
  return delivery.code === BY_MAIL_CODE;
}

/** Whether anything of an order is delivered, by a courier or by email. */
export function isDelivered({ delivery }: Pick<Order, 'delivery'>): boolean {
  return delivery.code !== NO_DELIVERY.code;
}

/** Whether an order is delivered by courier. */
export function needsShipping(order: Pick<Order, 'delivery'>): boolean {
  return isDelivered(order) && !isSentByMail(order);
}

/** Whether a courier takes an order, as a filter. */
export const SHIPPING_NEEDS = ['needed', 'none'] as const;
export type ShippingNeed = (typeof SHIPPING_NEEDS)[number];
