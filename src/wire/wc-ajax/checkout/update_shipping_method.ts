import { chosenRate } from '../../cart/chosen-rate.ts';
import type { Endpoint } from '../../endpoint.ts';
import { printTotals } from '../../fragments/totals.tsx';
import { cartOf } from '../../visitor.ts';
import { get_cart_totals } from '../cart/get_cart_totals.ts';

/** Chooses a shipping method. Answers the totals; an unavailable method changes nothing. Source: WIRE §4 */
export const update_shipping_method: Endpoint = async (call) => {
  const { fields, visitor, deps } = call;
  const rateId = chosenRate(fields);
  const { token } = visitor.cookies;
  if (rateId === null || token === null) return get_cart_totals(call);
  const result = await deps.shop.cart.chooseDelivery(cartOf(visitor, fields), { rateId });
  if (!result.ok) return get_cart_totals(call);
  const facts = { language: visitor.language, token: result.value.token, deps };
  return { kind: 'html', body: await printTotals(result.value.cart, facts), change: result.value };
};
