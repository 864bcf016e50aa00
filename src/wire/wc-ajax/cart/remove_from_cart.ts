import { parseCartItemKey } from '#kernel/ids.ts';
import type { Endpoint } from '../../endpoint.ts';
import { fragmentsOf } from '../../fragments/fragments.tsx';
import { cartOf } from '../../visitor.ts';

/** Call 3: removes a line. An unknown key answers `{ success: false }`, so that the script follows the link. */
export const remove_from_cart: Endpoint = async ({ fields, visitor, deps }) => {
  const key = parseCartItemKey(fields.get('cart_item_key'));
  const result = key === null ? null : await deps.shop.cart.remove(cartOf(visitor, fields), key);
  if (result === null || !result.ok) return { kind: 'json', body: { success: false } };
  const { cart, token } = result.value;
  return {
    kind: 'json',
    body: await fragmentsOf(cart, { language: visitor.language, token, deps }),
    change: result.value,
  };
};
