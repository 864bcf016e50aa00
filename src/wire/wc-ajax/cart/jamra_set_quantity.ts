import { toWesternDigits } from '#kernel/address/phone.ts';
import { parseCartItemKey } from '#kernel/ids.ts';
import { answerLineChange } from '../../cart/line-change.ts';
import type { Endpoint } from '../../endpoint.ts';
import { cartOf } from '../../visitor.ts';

const WHOLE = /^\d{1,6}$/;

/** Sets the quantity of a line, 0 removes it; used by the drawer. */
export const jamra_set_quantity: Endpoint = async (call) => {
  const { fields, visitor, deps } = call;
  const key = parseCartItemKey(fields.get('cart_item_key'));
  const typed = toWesternDigits(fields.get('quantity') ?? '').trim();
  if (key === null || !WHOLE.test(typed)) return answerLineChange(call, { code: 'cart.unknown-line' });
  const { lines } = await deps.shop.cart.open(visitor.cookies.token);
  if (!lines.some((line) => line.key === key)) return answerLineChange(call, { code: 'cart.unknown-line' });
  const quantities = new Map([[key, Number(typed)]]);
  return answerLineChange(call, await deps.shop.cart.setQuantities(cartOf(visitor, fields), quantities));
};
