import { allOrNothing } from '#kernel/all-or-nothing.ts';
import type { OrderId } from '#kernel/ids.ts';
import { aed, type Money, NOTHING } from '#kernel/money.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Tx } from '#platform/database/client.ts';
import type { By, OrderDeps } from '../../deps.ts';
import type { Order } from '../../order.ts';
import type { OrderRefusal } from '../../refusals.ts';
import { differenceOf } from '../../rules/refunds/difference.ts';
import { lockOrder } from '../../store/orders.ts';
import { recordRefund } from './record-refund.ts';

export type PayingOut = By &
  Readonly<{
    /** Null: the whole difference. */
    amount: Money | null;
  }>;

/** Refunds the overpaid amount of a locked order. */
export async function payOutIn(
  deps: OrderDeps,
  tx: Tx,
  { order, by: { amount, ...by } }: { order: Order; by: PayingOut },
): Promise<Outcome<Order, OrderRefusal>> {
  const left = aed(-differenceOf(order).minor);
  const payOut = amount ?? left;
  if (left.minor <= 0 || payOut.minor <= 0) return refuse({ code: 'orders.nothing-to-refund' });
  if (payOut.minor > left.minor) return refuse({ code: 'orders.more-than-paid', left });
  const none = { delivery: NOTHING, giftWrap: NOTHING, fee: NOTHING, worth: NOTHING, vat: NOTHING };
  const nothing = { ...none, lines: [], amounts: [] };
  const recorded = await recordRefund(deps, tx, {
    order,
    plan: { ...nothing, payOut },
    ...by,
    idempotencyKey: `difference-${order.id}-${order.money.refunded.minor}`,
  });
  return done(recorded.order);
}

/** Refunds the overpaid amount of an order, e.g. after an edit; idempotent. */
export function payOutDifference(deps: OrderDeps) {
  return (id: OrderId, by: By & Partial<Pick<PayingOut, 'amount'>>): Promise<Outcome<Order, OrderRefusal>> =>
    allOrNothing(deps.db, async (tx) => {
      const order = await lockOrder(tx, id);
      if (order === null) return refuse({ code: 'orders.unknown-order' });
      return payOutIn(deps, tx, { order, by: { amount: null, ...by } });
    });
}
