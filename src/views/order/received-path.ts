import { addressIn, type Language } from '#kernel/language.ts';
import type { Order } from '#shop/orders';

/** The order received page; the key authorises it. */
export function receivedPath({ id, key }: Pick<Order, 'id' | 'key'>, language: Language): string {
  return addressIn(language, `/checkout/order-received/${id}/?key=${key}`);
}

/** The pay-for-order page. */
export function payPath({ id, key }: Pick<Order, 'id' | 'key'>, language: Language): string {
  return addressIn(language, `/checkout/order-pay/${id}/?pay_for_order=true&key=${key}`);
}

/** Cancels an unpaid order and redirects; the nonce is the visitor's. Source: WIRE §7 */
export function cancelPath(
  { id, key }: Pick<Order, 'id' | 'key'>,
  { nonce, language, after }: { nonce: string; language: Language; after: string },
): string {
  const requested = {
    cancel_order: 'true',
    order: key,
    order_id: String(id),
    redirect: addressIn(language, after),
  };
  return `${addressIn(language, '/cart/')}?${new URLSearchParams({ ...requested, _wpnonce: nonce })}`;
}

/** The pay-for-order page with an error. @param code of a payment refusal */
export function payPathAfter(
  order: Pick<Order, 'id' | 'key'>,
  language: Language,
  code: `payments.${string}`,
): string {
  return `${payPath(order, language)}&problem=${code.slice('payments.'.length)}`;
}
