import { addressIn, type Language } from '#kernel/language.ts';
import type { Order } from '#shop/orders';

/** Where an order is thanked for; its key opens it. */
export function receivedPath({ id, key }: Pick<Order, 'id' | 'key'>, language: Language): string {
  return addressIn(language, `/checkout/order-received/${id}/?key=${key}`);
}

/** Where an order that waits is paid. */
export function payPath({ id, key }: Pick<Order, 'id' | 'key'>, language: Language): string {
  return addressIn(language, `/checkout/order-pay/${id}/?pay_for_order=true&key=${key}`);
}
