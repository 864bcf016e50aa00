import { parseMobile, toWesternDigits } from '#kernel/address/phone.ts';
import { parseOrderId } from '#kernel/ids.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import { clientNetwork } from '#kernel/web/client-network.ts';
import type { Order } from '#shop/orders';
import type { CustomerDeps } from '../deps.ts';
import type { CustomerRefusal, Problems } from '../refusals.ts';
import type { Count, Limits } from './limits.ts';

/** An order's number, and the telephone or mail it was placed with. */
export type Tracking = Readonly<{ number: string; contact: string; address: string }>;

function isTheirs(order: Order, contact: string): boolean {
  return parseMobile(contact) === order.phone || contact.toLowerCase() === order.email.toLowerCase();
}

/** The problems of empty fields. */
function missingOf({ number, contact }: Pick<Tracking, 'number' | 'contact'>): Problems {
  return {
    ...(number.trim() === '' ? { orderid: 'order-missing' } : {}),
    ...(contact.trim() === '' ? { order_email: 'contact-missing' } : {}),
  };
}

/**
 * Finds a guest's order by number and contact. A wrong number and a wrong contact get the same answer; failed attempts
 * are counted by network and order, by network, and by order.
 *
 * Refusals: `customers.wrong-fields`, `customers.no-match`, `customers.too-many`.
 * Source: AC-03
 */
export function trackOrder({ findOrder }: Pick<CustomerDeps, 'findOrder'>, limits: Limits) {
  return async ({ number, contact, address }: Tracking): Promise<Outcome<Order, CustomerRefusal>> => {
    const problems = missingOf({ number, contact });
    if (Object.keys(problems).length > 0) return refuse({ code: 'customers.wrong-fields', problems });
    const digits = toWesternDigits(number).replace(/[\s#]/g, '');
    const counts: Count[] = [
      ['track', `${clientNetwork(address)}|${digits}`],
      ['track-place', address],
      ['track-order', digits],
    ];
    return limits.guard(counts, async () => {
      const id = parseOrderId(digits);
      const order = id === null ? null : await findOrder(id);
      if (order === null || !isTheirs(order, contact.trim())) return refuse({ code: 'customers.no-match' });
      return done(order);
    });
  };
}
