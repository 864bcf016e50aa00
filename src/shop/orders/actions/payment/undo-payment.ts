import { allOrNothing } from '#kernel/all-or-nothing.ts';
import type { OrderId } from '#kernel/ids.ts';
import { type Money, toDecimal } from '#kernel/money.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Tx } from '#platform/database/client.ts';
import type { By, OrderDeps } from '../../deps.ts';
import type { Order } from '../../order.ts';
import type { OrderRefusal } from '../../refusals.ts';
import { checkPaymentUndoable } from '../../rules/payment/bank-transfers.ts';
import { insertEvent, readEvents } from '../../store/events.ts';
import { addPaid, findOrder, lockOrder } from '../../store/orders.ts';
import { checkVersion } from '../../store/version.ts';
import { moveLocked } from '../move.ts';
import { holdFor } from './choose-payment.ts';

export type UndoPayment = By &
  Readonly<{
    /** The version that the change is based on; an order at another version is not changed. */
    version?: number;
  }>;

const UNDONE = 'payment-undone';

/** Credits the invoice and records the transfer as not received. @returns the updated order */
async function takeBack(
  deps: OrderDeps,
  tx: Tx,
  { order, amount, by }: { order: Order; amount: Money; by: By },
): Promise<Order> {
  const now = deps.clock();
  const { id, status } = order;
  const credit = await deps.invoices.credit(tx, { order, now, reason: UNDONE, refundId: null });
  await addPaid(tx, id, -amount.minor);
  await insertEvent(tx, id, {
    ...{ kind: UNDONE, from: status, to: status, ...by, at: now },
    facts: { amount: toDecimal(amount), ...(credit === null ? {} : { document: credit.label }) },
  });
  return (await findOrder(tx, id)) ?? order;
}

async function undoLocked(
  deps: OrderDeps,
  tx: Tx,
  { order, undoing }: { order: Order; undoing: UndoPayment },
): Promise<Outcome<Order, OrderRefusal>> {
  const { version, ...by } = undoing;
  const checked = await checkVersion(tx, order, version);
  if (!checked.ok) return checked;
  const amount = checkPaymentUndoable(order, await readEvents(tx, order.id));
  if (!amount.ok) return amount;
  if (await deps.hasSubscription(tx, order.id)) return refuse({ code: 'orders.subscription-started' });
  const unpaid = await takeBack(deps, tx, { order, amount: amount.value, by });
  // The customer has had the mail of an awaited transfer.
  const move = { to: 'on-hold', actor: by.actor, reason: UNDONE, isPassing: true } as const;
  const moved = await moveLocked(deps, tx, { order: unpaid, move });
  if (!moved.ok) return moved;
  await holdFor(deps, tx, { order: moved.value, status: 'on-hold' });
  return done((await findOrder(tx, order.id)) ?? moved.value);
}

/**
 * Undoes the confirmation of a bank transfer that was not received: the invoice is credited, the transfers no longer
 * count as paid, and the order is on hold again, its stock reserved for `orders.holdTransferMinutes`. The customer is
 * not mailed. When confirmed again, the order is paid and gets a new invoice.
 *
 * Refusals: `orders.no-transfer-recorded`, `orders.has-refunds`, `orders.may-not-undo-payment` once it is packed,
 * `orders.paid-online-too`, `orders.gift-cards-issued`, `orders.subscription-started`, `orders.of-old-shop`, those of
 * a move, and `admin.changed-meanwhile`. Source: OR-02, OR-03
 */
export function undoPayment(deps: OrderDeps) {
  return (id: OrderId, undoing: UndoPayment): Promise<Outcome<Order, OrderRefusal>> =>
    allOrNothing(deps.db, async (tx) => {
      const order = await lockOrder(tx, id);
      return order === null
        ? refuse({ code: 'orders.unknown-order' })
        : undoLocked(deps, tx, { order, undoing });
    });
}
