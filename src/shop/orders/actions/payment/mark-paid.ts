import { allOrNothing } from '#kernel/all-or-nothing.ts';
import type { OrderId } from '#kernel/ids.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Tx } from '#platform/database/client.ts';
import type { By, OrderDeps } from '../../deps.ts';
import type { Order } from '../../order.ts';
import type { OrderRefusal } from '../../refusals.ts';
import { checkMarkPaid } from '../../rules/payment/payment-change.ts';
import { lockOrder } from '../../store/orders.ts';
import { checkVersion } from '../../store/version.ts';
import { moveLocked } from '../move.ts';
import { recordAmountDue } from './record-payment.ts';

export type MarkPaid = By &
  Readonly<{
    /** The version that the change is based on; an order at another version is not changed. */
    version?: number;
  }>;

async function markLocked(
  deps: OrderDeps,
  tx: Tx,
  { order, marking }: { order: Order; marking: MarkPaid },
): Promise<Outcome<Order, OrderRefusal>> {
  const { version, actor, reason } = marking;
  const checked = await checkVersion(tx, order, version);
  if (!checked.ok) return checked;
  const may = checkMarkPaid(order);
  if (!may.ok) return may;
  if (order.status === 'on-hold')
    return moveLocked(deps, tx, { order, move: { to: 'confirmed', actor, reason } });
  const received = { order, actor, reason: reason === '' ? 'bank-transfer' : reason };
  const paid = (await recordAmountDue(deps, tx, received)) ?? order;
  await deps.raise(tx, 'OrderPaid', { orderId: order.id });
  return done(paid);
}

/**
 * Records the amount due of an order as received by bank transfer; this confirms an order on hold.
 *
 * Refusals: `orders.may-not-mark-paid`, `orders.already-paid`, `orders.of-old-shop`, those of a move, and
 * `admin.changed-meanwhile`. Source: OR-02, OR-03
 */
export function markPaid(deps: OrderDeps) {
  return (id: OrderId, marking: MarkPaid): Promise<Outcome<Order, OrderRefusal>> =>
    allOrNothing(deps.db, async (tx) => {
      const order = await lockOrder(tx, id);
      return order === null
        ? refuse({ code: 'orders.unknown-order' })
        : markLocked(deps, tx, { order, marking });
    });
}
