import type { CartToken } from '#kernel/ids.ts';
import { checkNonce, makeNonce } from './nonce.ts';

/** The field's name. Source: WIRE §5 */
export const CHECKOUT_NONCE = 'woocommerce-process-checkout-nonce';

function factsOf(token: CartToken | null, secret: string) {
  return { action: 'woocommerce-process_checkout', owner: token ?? '', secret, nowMs: Date.now() };
}

/** Authorises placing an order with one visitor's cart. */
export function checkoutNonce(token: CartToken | null, secret: string): string {
  return makeNonce(factsOf(token, secret));
}

export function isCheckoutNonce(sent: unknown, token: CartToken | null, secret: string): boolean {
  return typeof sent === 'string' && checkNonce(sent, factsOf(token, secret));
}
