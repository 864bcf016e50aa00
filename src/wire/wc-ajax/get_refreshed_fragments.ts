import type { Endpoint } from '../endpoint.ts';
import { fragmentsOf } from '../fragments.tsx';

/** Call 4: the cart as it stands now. */
export const get_refreshed_fragments: Endpoint = async ({ visitor, needs }) => {
  const { token } = visitor.cookies;
  const cart = await needs.shop.cart.open(token);
  const body = await fragmentsOf(cart, { language: visitor.language, token, needs });
  return { kind: 'json', body, seen: cart };
};
