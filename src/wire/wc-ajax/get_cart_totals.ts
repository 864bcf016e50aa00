import type { Endpoint } from '../endpoint.ts';
import { printTotals } from '../totals.tsx';

/** The cart's sums as its page prints them. Source: WIRE §4 */
export const get_cart_totals: Endpoint = async ({ visitor, needs }) => {
  const { language, cookies } = visitor;
  const { token } = cookies;
  const cart = await needs.shop.cart.open(token);
  return { kind: 'html', body: await printTotals(cart, { language, token, needs }), seen: cart };
};
