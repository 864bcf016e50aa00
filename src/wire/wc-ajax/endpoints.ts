import type { Described } from '../answer.ts';
import { calls } from '../contract/index.ts';
import type { Endpoint } from '../endpoint.ts';
import { add_to_cart } from './cart/add_to_cart.ts';
import { get_cart_totals } from './cart/get_cart_totals.ts';
import { get_refreshed_fragments } from './cart/get_refreshed_fragments.ts';
import { jamra_restore_item } from './cart/jamra_restore_item.ts';
import { jamra_set_quantity } from './cart/jamra_set_quantity.ts';
import { remove_from_cart } from './cart/remove_from_cart.ts';
import { apply_coupon } from './checkout/apply_coupon.ts';
import { checkout } from './checkout/checkout.tsx';
import { get_customer_location } from './checkout/get_customer_location.ts';
import { remove_coupon } from './checkout/remove_coupon.ts';
import { update_order_review } from './checkout/update_order_review.ts';
import { update_shipping_method } from './checkout/update_shipping_method.ts';
import { get_variation } from './get_variation.ts';
import { jamra_get_visitor } from './jamra_get_visitor.ts';

/**
 * Every shop endpoint by public name; each is reached as `?wc-ajax=<name>` and as admin-ajax `woocommerce_<name>`.
 */
export const endpoints: ReadonlyMap<string, Endpoint> = new Map(
  Object.entries({
    add_to_cart,
    apply_coupon,
    checkout,
    get_cart_totals,
    get_customer_location,
    get_refreshed_fragments,
    get_variation,
    jamra_get_visitor,
    jamra_restore_item,
    jamra_set_quantity,
    remove_coupon,
    remove_from_cart,
    update_order_review,
    update_shipping_method,
  }),
);

/** An endpoint with its description; without one it counts as a change. */
export function describe(name: string, run: Endpoint): Described {
  return { weight: 'change', speaks: 'json', ...calls[name], run };
}

export function findEndpoint(name: string): Described | null {
  const run = endpoints.get(name);
  return run === undefined ? null : describe(name, run);
}
