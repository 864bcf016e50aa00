import { clientNetwork } from '#kernel/client-network.ts';
import { parseOrderId } from '#kernel/ids.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import { parseMobile, toWesternDigits } from '#kernel/phone.ts';
import type { Order } from '#shop/orders';
import type { Count, Limits } from './limits.ts';
import type { CustomerNeeds } from './needs.ts';
import type { CustomerRefusal } from './refusals.ts';

/** An order's number, and the telephone or mail it was placed with. */
export type Tracking = Readonly<{ number: string; contact: string; address: string }>;

function isTheirs(order: Order, contact: string): boolean {
  if (contact === '') return false;
  return parseMobile(contact) === order.phone || contact.toLowerCase() === order.email.toLowerCase();
}

/**
 * Where a guest's order stands. A wrong number and a wrong telephone are answered alike; wrong tries are counted by
 * network and order, by network, and by order.
 *
 * Refusals: `customers.no-match`, `customers.too-many`.
 * Source: AC-03
 */
export function trackOrder({ findOrder }: Pick<CustomerNeeds, 'findOrder'>, limits: Limits) {
  return async ({ number, contact, address }: Tracking): Promise<Outcome<Order, CustomerRefusal>> => {
    const digits = toWesternDigits(number).replace(/[\s#]/g, '');
    const counts: Count[] = [
      ['track', `${clientNetwork(address)}|${digits}`],
      ['track-place', address],
      ['track-order', digits],
    ];
    const seconds = await limits.take(counts);
    if (seconds !== null) return refuse({ code: 'customers.too-many', seconds });
    const id = parseOrderId(digits);
    const order = id === null ? null : await findOrder(id);
    if (order === null || !isTheirs(order, contact.trim())) return refuse({ code: 'customers.no-match' });
    await limits.giveBack(counts);
    return done(order);
  };
}
