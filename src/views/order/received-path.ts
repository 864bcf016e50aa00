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

/** Calls an unpaid order off and leads on; the nonce is the visitor's own. Source: WIRE §7 */
export function cancelPath(
  { id, key }: Pick<Order, 'id' | 'key'>,
  { nonce, language, after }: { nonce: string; language: Language; after: string },
): string {
  const asked = {
    cancel_order: 'true',
    order: key,
    order_id: String(id),
    redirect: addressIn(language, after),
  };
  return `${addressIn(language, '/cart/')}?${new URLSearchParams({ ...asked, _wpnonce: nonce })}`;
}

/** Where an order is paid, for who could not be led to where it is paid: the page says why. @param code of a refusal of payments */
export function payPathAfter(
  order: Pick<Order, 'id' | 'key'>,
  language: Language,
  code: `payments.${string}`,
): string {
  return `${payPath(order, language)}&problem=${code.slice('payments.'.length)}`;
}
