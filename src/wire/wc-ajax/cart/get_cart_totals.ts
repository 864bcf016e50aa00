import type { Endpoint } from '../../endpoint.ts';
import { printTotals } from '../../fragments/totals.tsx';

/** The totals as the cart page prints them. Source: WIRE §4 */
export const get_cart_totals: Endpoint = async ({ visitor, deps }) => {
  const { language, cookies } = visitor;
  const { token } = cookies;
  const cart = await deps.shop.cart.open(token);
  return { kind: 'html', body: await printTotals(cart, { language, token, deps }), seen: cart };
};
