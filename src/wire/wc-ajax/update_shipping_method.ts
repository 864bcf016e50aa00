import { chosenRate } from '../chosen-rate.ts';
import type { Endpoint } from '../endpoint.ts';
import { printTotals } from '../totals.tsx';
import { cartOf } from '../visitor.ts';
import { get_cart_totals } from './get_cart_totals.ts';

/** Chooses a way of delivery. Answers the sums as they are then; a way this cart cannot have changes nothing. Source: WIRE §4 */
export const update_shipping_method: Endpoint = async (call) => {
  const { fields, visitor, needs } = call;
  const rateId = chosenRate(fields);
  const { token } = visitor.cookies;
  if (rateId === null || token === null) return get_cart_totals(call);
  const result = await needs.shop.cart.chooseDelivery(cartOf(visitor, fields), { rateId });
  if (!result.ok) return get_cart_totals(call);
  const facts = { language: visitor.language, token: result.value.token, needs };
  return { kind: 'html', body: await printTotals(result.value.cart, facts), change: result.value };
};
