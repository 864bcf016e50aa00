import type { OrderId } from '#kernel/ids.ts';
import { aed, NOTHING } from '#kernel/money.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import { differenceOf } from '../difference.ts';
import { allOrNothing, type By, type OrderNeeds } from '../needs.ts';
import type { Order } from '../order.ts';
import { lockOrder } from '../orders.store.ts';
import type { OrderRefusal } from '../refusals.ts';
import { recordRefund } from './record-refund.ts';

/** Pays out what an order was paid too much, e.g. after an edit; asked twice, there is nothing left the second time. */
export function payOutDifference(needs: OrderNeeds) {
  return (id: OrderId, by: By): Promise<Outcome<Order, OrderRefusal>> =>
    allOrNothing(needs.db, async (tx) => {
      const order = await lockOrder(tx, id);
      if (order === null) return refuse({ code: 'orders.unknown-order' });
      const open = differenceOf(order);
      if (open.minor >= 0) return refuse({ code: 'orders.nothing-to-refund' });
      const payOut = aed(-open.minor);
      const plan = {
        lines: [],
        delivery: NOTHING,
        fee: NOTHING,
        worth: NOTHING,
        vat: NOTHING,
        payOut,
        amounts: [],
      };
      const idempotencyKey = `difference-${id}-${order.money.refunded.minor}`;
      const recorded = await recordRefund(needs, tx, { order, plan, ...by, idempotencyKey });
      return done(recorded.order);
    });
}
