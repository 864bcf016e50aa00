import type { OrderId } from '#kernel/ids.ts';
import { aed, type Money, NOTHING } from '#kernel/money.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Tx } from '#platform/database/client.ts';
import { differenceOf } from '../difference.ts';
import { allOrNothing, type By, type OrderNeeds } from '../needs.ts';
import type { Order } from '../order.ts';
import { lockOrder } from '../orders.store.ts';
import type { OrderRefusal } from '../refusals.ts';
import { recordRefund } from './record-refund.ts';

export type PayingOut = By &
  Readonly<{
    /** Null: all of it. */
    amount: Money | null;
  }>;

/** Pays out what an order that the caller has locked was paid too much. */
export async function payOutIn(
  needs: OrderNeeds,
  tx: Tx,
  { order, by: { amount, ...by } }: { order: Order; by: PayingOut },
): Promise<Outcome<Order, OrderRefusal>> {
  const left = aed(-differenceOf(order).minor);
  const payOut = amount ?? left;
  if (left.minor <= 0 || payOut.minor <= 0) return refuse({ code: 'orders.nothing-to-refund' });
  if (payOut.minor > left.minor) return refuse({ code: 'orders.more-than-paid', left });
  const nothing = { lines: [], delivery: NOTHING, fee: NOTHING, worth: NOTHING, vat: NOTHING, amounts: [] };
  const recorded = await recordRefund(needs, tx, {
    order,
    plan: { ...nothing, payOut },
    ...by,
    idempotencyKey: `difference-${order.id}-${order.money.refunded.minor}`,
  });
  return done(recorded.order);
}

/** Pays out what an order was paid too much, e.g. after an edit; asked twice, there is nothing left the second time. */
export function payOutDifference(needs: OrderNeeds) {
  return (id: OrderId, by: By & Partial<Pick<PayingOut, 'amount'>>): Promise<Outcome<Order, OrderRefusal>> =>
    allOrNothing(needs.db, async (tx) => {
      const order = await lockOrder(tx, id);
      if (order === null) return refuse({ code: 'orders.unknown-order' });
      return payOutIn(needs, tx, { order, by: { amount: null, ...by } });
    });
}
