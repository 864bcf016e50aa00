import { inLanguage, type Language } from '#kernel/language.ts';
import type { Order } from '#shop/orders';
import { isDelivered } from '#shop/orders/rules/no-delivery.ts';

/** How an order is delivered; undefined where nothing is. */
export function deliveryName(order: Pick<Order, 'delivery'>, language: Language): string | undefined {
  return isDelivered(order) ? inLanguage(order.delivery.title, language) : undefined;
}
