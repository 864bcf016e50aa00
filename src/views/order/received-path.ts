import { addressIn, type Language } from '#kernel/language.ts';
import type { Order } from '#shop/orders';

/** Where an order is thanked for; its key opens it. */
export function receivedPath({ id, key }: Pick<Order, 'id' | 'key'>, language: Language): string {
  return addressIn(language, `/checkout/order-received/${id}/?key=${key}`);
}
