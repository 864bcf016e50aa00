import type { Endpoint } from '../../endpoint.ts';
import { fragmentsOf } from '../../fragments/fragments.tsx';

/** Call 4: the current cart. */
export const get_refreshed_fragments: Endpoint = async ({ visitor, deps }) => {
  const { token } = visitor.cookies;
  const cart = await deps.shop.cart.open(token);
  const body = await fragmentsOf(cart, { language: visitor.language, token, deps });
  return { kind: 'json', body, seen: cart };
};
