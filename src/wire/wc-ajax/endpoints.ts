import type { Described } from '../answer.ts';
import { calls } from '../contract/index.ts';
import type { Endpoint } from '../endpoint.ts';
import { add_to_cart } from './add_to_cart.ts';
import { apply_coupon } from './apply_coupon.ts';
import { checkout } from './checkout.tsx';
import { get_cart_totals } from './get_cart_totals.ts';
import { get_customer_location } from './get_customer_location.ts';
import { get_refreshed_fragments } from './get_refreshed_fragments.ts';
import { get_variation } from './get_variation.ts';
import { jamra_restore_item } from './jamra_restore_item.ts';
import { jamra_set_quantity } from './jamra_set_quantity.ts';
import { remove_coupon } from './remove_coupon.ts';
import { remove_from_cart } from './remove_from_cart.ts';
import { update_order_review } from './update_order_review.ts';
import { update_shipping_method } from './update_shipping_method.ts';

/** Every shop endpoint by its public name; each is reached as `?wc-ajax=<name>` and as admin-ajax `woocommerce_<name>`. */
export const endpoints: ReadonlyMap<string, Endpoint> = new Map(
  Object.entries({
    add_to_cart,
    apply_coupon,
    checkout,
    get_cart_totals,
    get_customer_location,
    get_refreshed_fragments,
    get_variation,
    jamra_restore_item,
    jamra_set_quantity,
    remove_coupon,
    remove_from_cart,
    update_order_review,
    update_shipping_method,
  }),
);

/** An endpoint with what its description says; what is not described counts as a change. */
export function describe(name: string, run: Endpoint): Described {
  return { weight: 'change', speaks: 'json', ...calls[name], run };
}

export function findEndpoint(name: string): Described | null {
  const run = endpoints.get(name);
  return run === undefined ? null : describe(name, run);
}
