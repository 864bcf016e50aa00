import { parseCartItemKey } from '#kernel/ids.ts';
import type { Endpoint } from '../endpoint.ts';
import { changedOrAsItIs } from '../line-change.ts';
import { cartOf } from '../visitor.ts';

/** Brings a removed line back with its quantity; the drawer's own call. */
export const jamra_restore_item: Endpoint = async (call) => {
  const { fields, visitor, needs } = call;
  const key = parseCartItemKey(fields.get('cart_item_key'));
  if (key === null) return changedOrAsItIs(call, { code: 'cart.unknown-line' });
  return changedOrAsItIs(call, await needs.shop.cart.restore(cartOf(visitor, fields), key));
};
