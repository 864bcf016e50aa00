import { parseCartItemKey } from '#kernel/ids.ts';
import { toWesternDigits } from '#kernel/phone.ts';
import type { Endpoint } from '../endpoint.ts';
import { changedOrAsItIs } from '../line-change.ts';
import { cartOf } from '../visitor.ts';

const WHOLE = /^\d{1,6}$/;

/** Sets the quantity of one line, 0 to take it out; the drawer's own call. */
export const jamra_set_quantity: Endpoint = async (call) => {
  const { fields, visitor, needs } = call;
  const key = parseCartItemKey(fields.get('cart_item_key'));
  const typed = toWesternDigits(fields.get('quantity') ?? '').trim();
  if (key === null || !WHOLE.test(typed)) return changedOrAsItIs(call, { code: 'cart.unknown-line' });
  const { lines } = await needs.shop.cart.open(visitor.cookies.token);
  if (!lines.some((line) => line.key === key)) return changedOrAsItIs(call, { code: 'cart.unknown-line' });
  const quantities = new Map([[key, Number(typed)]]);
  return changedOrAsItIs(call, await needs.shop.cart.setQuantities(cartOf(visitor, fields), quantities));
};
