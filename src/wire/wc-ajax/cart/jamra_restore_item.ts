import { parseCartItemKey } from '#kernel/ids.ts';
import { answerLineChange } from '../../cart/line-change.ts';
import type { Endpoint } from '../../endpoint.ts';
import { cartOf } from '../../visitor.ts';

/** Restores a removed line with its quantity; used by the drawer. */
export const jamra_restore_item: Endpoint = async (call) => {
  const { fields, visitor, deps } = call;
  const key = parseCartItemKey(fields.get('cart_item_key'));
  if (key === null) return answerLineChange(call, { code: 'cart.unknown-line' });
  return answerLineChange(call, await deps.shop.cart.restore(cartOf(visitor, fields), key));
};
