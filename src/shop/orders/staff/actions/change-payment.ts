import { allOrNothing } from '#kernel/all-or-nothing.ts';
import type { OrderId } from '#kernel/ids.ts';
import { minus, toDecimal } from '#kernel/money.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Tx } from '#platform/database/client.ts';
import { moveLocked } from '../../actions/move.ts';
import { type ChosenMethod, holdFor, totalsWith } from '../../actions/payment/choose-payment.ts';
import { TRANSITION_EFFECTS } from '../../actions/transition-effects.ts';
import type { By, OrderDeps } from '../../deps.ts';
import type { Order } from '../../order.ts';
import type { OrderRefusal } from '../../refusals.ts';
import type { OrderStatus } from '../../rules/order-status.ts';
import { checkPaymentChangeable, statusWithPayment } from '../../rules/payment/payment-change.ts';
import { BANK_TRANSFER } from '../../rules/payment/payment-state.ts';
import { insertEvent } from '../../store/events.ts';
import { findOrder, lockOrder, saveMethod, saveStatus } from '../../store/orders.ts';
import { checkVersion } from '../../store/version.ts';
import { reissue } from './editable.ts';

export type PaymentChange = By &
  Readonly<{
    method: ChosenMethod;
    /** The version that the change is based on; an order at another version is not changed. */
    version?: number;
  }>;

type Changing = Readonly<{ order: Order; by: By }>;
type Answer = Promise<Outcome<Order, OrderRefusal>>;

/** Moves an order on hold to pending for an online payment; staff cannot do so otherwise. */
async function awaitPayment(deps: OrderDeps, tx: Tx, { order, by }: Changing): Answer {
  await TRANSITION_EFFECTS.pending?.(deps, tx, { order, by });
  await saveStatus(tx, order.id, { status: 'pending' });
  await insertEvent(tx, order.id, { from: order.status, to: 'pending', ...by, at: deps.clock() });
  return done((await findOrder(tx, order.id)) ?? order);
}

/** By the states between; their mails are not sent. */
async function towards(deps: OrderDeps, tx: Tx, moving: Changing & { to: OrderStatus }): Answer {
  const { order, by, to } = moving;
  const pass = (next: OrderStatus) =>
    moveLocked(deps, tx, { order, move: { to: next, ...by, isPassing: true } });
  if (order.status === 'failed') return pass('pending');
  if (order.status === 'confirmed' && to === 'pending') return pass('on-hold');
  return done(order);
}

async function goTo(deps: OrderDeps, tx: Tx, moving: Changing & { to: OrderStatus }): Answer {
  const between = await towards(deps, tx, moving);
  if (!between.ok) return between;
  const { by, to } = moving;
  const order = between.value;
  if (order.status === 'on-hold' && to === 'pending') return awaitPayment(deps, tx, { order, by });
  const isReserved = order.reservedUntil !== null;
  if (isReserved && to !== 'confirmed') await holdFor(deps, tx, { order, status: to });
  if (order.status === to) return done((await findOrder(tx, order.id)) ?? order);
  return moveLocked(deps, tx, { order, move: { to, ...by } });
}

async function record(
  deps: OrderDeps,
  tx: Tx,
  { before, after, by }: { before: Order; after: Order; by: By },
): Promise<number> {
  const [was, is] = [before.totals.total, after.totals.total];
  return insertEvent(tx, before.id, {
    ...{ kind: 'edit', from: before.status, to: before.status, ...by, at: deps.clock() },
    facts: {
      ...{ before: toDecimal(was), after: toDecimal(is), difference: toDecimal(minus(is, was)) },
      ...{ methodBefore: before.paymentMethod, methodAfter: after.paymentMethod },
    },
  });
}

/** What the customer must do: pay online, or transfer money for an order whose state does not change. */
async function mailWhatIsDue(
  deps: OrderDeps,
  tx: Tx,
  { before, after, eventId }: { before: Order; after: Order; eventId: number },
): Promise<void> {
  const { id: orderId, status, paymentMethod } = after;
  if (status === 'pending') await deps.raise(tx, 'OrderEmailDue', { kind: 'payment-due', orderId, eventId });
  else if (status === before.status && paymentMethod === BANK_TRANSFER)
    await deps.raise(tx, 'OrderEmailDue', { kind: 'received', orderId });
}

async function changeLocked(
  deps: OrderDeps,
  tx: Tx,
  { before, change }: { before: Order; change: PaymentChange },
): Answer {
  const { method, version, actor, reason } = change;
  const by = { actor, reason };
  const checked = await checkVersion(tx, before, version);
  if (!checked.ok) return checked;
  const changeable = checkPaymentChangeable(before);
  if (!changeable.ok) return changeable;
  const to = statusWithPayment(before, method.firstStatus);
  if (!to.ok) return to;
  await saveMethod(tx, before.id, { code: method.code, totals: totalsWith(before, method.fee) });
  const after = (await findOrder(tx, before.id)) ?? before;
  await reissue(deps, tx, { before, after: [after], reason: 'edited' });
  const eventId = await record(deps, tx, { before, after, by });
  const moved = await goTo(deps, tx, { order: after, by, to: to.value });
  if (!moved.ok) return moved;
  await mailWhatIsDue(deps, tx, { before, after: moved.value, eventId });
  return moved;
}

/**
 * Changes the payment method of an order that is not paid, or whose cash is not collected yet: updates its fee and
 * total, its invoice, and its state, which becomes the initial one for the method. The customer is mailed how to pay.
 *
 * @param alsoDo runs in the same transaction, before the order is locked
 *
 * Refusals: `orders.already-paid`, `orders.may-not-change-payment`, `orders.no-online-payment` for a packed or shipped
 * order, `orders.has-refunds`, `orders.of-old-shop`, those of a move, and `admin.changed-meanwhile`. Source: OR-03
 */
export function changePayment(deps: OrderDeps) {
  return (
    id: OrderId,
    change: PaymentChange,
    alsoDo: (tx: Tx) => Promise<void> = async () => undefined,
  ): Answer =>
    allOrNothing(deps.db, async (tx) => {
      await alsoDo(tx);
      const before = await lockOrder(tx, id);
      return before === null
        ? refuse({ code: 'orders.unknown-order' })
        : changeLocked(deps, tx, { before, change });
    });
}
