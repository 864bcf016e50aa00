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

/** The same for who could not be led to where it is paid: the page says why. @param code of a refusal of payments */
export function payPathAfter(
  order: Pick<Order, 'id' | 'key'>,
  language: Language,
  code: `payments.${string}`,
): string {
  return `${payPath(order, language)}&problem=${code.slice('payments.'.length)}`;
}
