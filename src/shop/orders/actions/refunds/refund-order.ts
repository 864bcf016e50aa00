import { allOrNothing } from '#kernel/all-or-nothing.ts';
import type { OrderId, RefundId } from '#kernel/ids.ts';
import { type Money, minus } from '#kernel/money.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { DbOrTx, Tx } from '#platform/database/client.ts';
import type { By, OrderDeps, PaidOut, PayOut } from '../../deps.ts';
import type { Order } from '../../order.ts';
import type { OrderRefusal } from '../../refusals.ts';
import { planAmount } from '../../rules/refunds/plan-amount.ts';
import {
  isAllRefunded,
  planRefund,
  planRest,
  planReturn,
  type RefundPlan,
  type RefundRequest,
} from '../../rules/refunds/plan-refund.ts';
import type { Refund } from '../../rules/refunds/refund.ts';
import { movesOf } from '../../rules/states.ts';
import { findOrder, lockOrder } from '../../store/orders.ts';
import { findRefund, findRefundByKey, readOpenRefunds, saveRefundState } from '../../store/refunds.ts';
import { checkVersion } from '../../store/version.ts';
import { moveLocked } from '../move.ts';
import { recordRefund } from './record-refund.ts';

/** Fields that all refund forms have. */
export type RefundForm = By &
  Readonly<{
    /** Created with the form: one form, one refund. */
    idempotencyKey: string;
    settledBy?: string;
    /** The version that the refund is based on; an order at another version is not refunded. */
    version?: number;
  }>;

export type Refunding = RefundRequest &
  RefundForm &
  Readonly<{
    /** Set for returned items, which may be free. */
    isReturn?: boolean;
  }>;

/** Dependencies of sending refunds. */
export type PayOutDeps = Pick<OrderDeps, 'db' | 'clock' | 'raise'> &
  Readonly<{ refundPayment: (payOut: PayOut) => Promise<PaidOut> }>;

type Planned = Outcome<RefundPlan, OrderRefusal>;

/** Refuses a refund with value before the invoice exists: the documents would not contain it. */
async function planFor(
  { invoices }: OrderDeps,
  db: DbOrTx,
  { order, plan }: { order: Order; plan: (order: Order) => Planned },
): Promise<Planned> {
  const planned = plan(order);
  if (!planned.ok || planned.value.worth.minor === 0) return planned;
  return (await invoices.isGiven(db, order.id)) ? planned : refuse({ code: 'orders.nothing-paid' });
}

/** A refund before it is made. */
type RefundPreview = RefundPlan &
  Readonly<{
    /** Whether nothing of value remains after the refund. */
    isAll: boolean;
  }>;

/** Calculates a refund of an order in its current state. */
export function previewRefund(deps: OrderDeps) {
  return async (
    id: OrderId,
    plan: (order: Order) => Planned,
  ): Promise<Outcome<RefundPreview, OrderRefusal>> => {
    const order = await findOrder(deps.db, id);
    if (order === null) return refuse({ code: 'orders.unknown-order' });
    const planned = await planFor(deps, deps.db, { order, plan });
    if (!planned.ok) return planned;
    const rest = planRest(order, { isRestocked: false });
    return done({ ...planned.value, isAll: planned.value.worth.minor === rest.worth.minor });
  };
}

/** Carries out a plan for a locked order; a fully refunded one moves to 'refunded'. */
async function carryOut(
  deps: OrderDeps,
  tx: Tx,
  { order, form, plan }: { order: Order; form: RefundForm; plan: (order: Order) => Planned },
): Promise<Outcome<RefundId, OrderRefusal>> {
  if (order.origin === 'old-shop') return refuse({ code: 'orders.of-old-shop' });
  const planned = await planFor(deps, tx, { order, plan });
  if (!planned.ok) return planned;
  if (!(await deps.giftCards.areUnused(tx, order.id, planned.value.lines)))
    return refuse({ code: 'orders.gift-card-used' });
  const { actor, reason } = form;
  const { refundId, order: after } = await recordRefund(deps, tx, { ...form, order, plan: planned.value });
  if (isAllRefunded(after) && movesOf(after).includes('refunded')) {
    const moved = await moveLocked(deps, tx, { order: after, move: { to: 'refunded', actor, reason } });
    if (!moved.ok) return moved;
  }
  return done(refundId);
}

/** Refunds part of a locked order. */
export function refundLocked(
  deps: OrderDeps,
  tx: Tx,
  { order, refunding }: { order: Order; refunding: Refunding },
): Promise<Outcome<RefundId, OrderRefusal>> {
  const plan = refunding.isReturn === true ? planReturn : planRefund;
  return carryOut(deps, tx, { order, form: refunding, plan: (one) => plan(one, refunding) });
}

/** Locks an order and refunds by a plan; idempotent by key. */
export async function refundBy(
  deps: OrderDeps,
  id: OrderId,
  { form, plan }: { form: RefundForm; plan: (order: Order) => Planned },
): Promise<Outcome<Refund, OrderRefusal>> {
  const refunded = await allOrNothing(deps.db, async (tx): Promise<Outcome<RefundId, OrderRefusal>> => {
    const order = await lockOrder(tx, id);
    if (order === null) return refuse({ code: 'orders.unknown-order' });
    const earlier = await findRefundByKey(tx, form.idempotencyKey);
    if (earlier !== null) return done(earlier.id);
    const checked = await checkVersion(tx, order, form.version);
    return checked.ok ? carryOut(deps, tx, { order, form, plan }) : checked;
  });
  if (!refunded.ok) return refunded;
  const refund = await findRefund(deps.db, refunded.value);
  return refund === null ? refuse({ code: 'orders.unknown-refund' }) : done(refund);
}

/** Refunds by line and quantity, delivery and fee; idempotent by key. */
export function refundOrder(deps: OrderDeps) {
  return (id: OrderId, request: Refunding): Promise<Outcome<Refund, OrderRefusal>> =>
    refundBy(deps, id, { form: request, plan: (order) => planRefund(order, request) });
}

/**
 * Sends a refund to the provider, once, and mails it; a refund that staff must send manually is marked so. Throws when
 * the provider fails, to be retried.
 */
export function payOut(deps: PayOutDeps) {
  return async (id: RefundId): Promise<void> => {
    const refund = await findRefund(deps.db, id);
    if (refund === null || refund.state !== 'waiting') return;
    const { orderId } = refund;
    const amount = minus(refund.total, refund.toGiftCards);
    const paymentMethod = (await findOrder(deps.db, orderId))?.paymentMethod ?? '';
    const { state, reference } = await deps.refundPayment({ refundId: id, orderId, paymentMethod, amount });
    await deps.db.transaction().execute(async (tx) => {
      const change = { from: ['waiting'], to: state, reference, at: deps.clock() } as const;
      if (await saveRefundState(tx, id, change))
        await deps.raise(tx, 'OrderEmailDue', { kind: 'refunded', orderId, refundId: id });
    });
  };
}

/** Retries all pending refunds. */
export function payOutWaiting(deps: PayOutDeps, send: (id: RefundId) => Promise<void>) {
  return async (): Promise<void> => {
    for (const { id } of await readOpenRefunds(deps.db, 'waiting')) await send(id);
  };
}

/** Marks a refund as sent manually, and mails it unless the shop has turned that off. */
export function markPaidOut(deps: OrderDeps) {
  return (id: RefundId, reference: string): Promise<Outcome<void, OrderRefusal>> =>
    deps.db.transaction().execute(async (tx) => {
      const change = { from: ['by-hand'], to: 'paid-out', reference, at: deps.clock() } as const;
      const isMarked = await saveRefundState(tx, id, change);
      const refund = isMarked ? await findRefund(tx, id) : null;
      if (refund === null) return refuse({ code: 'orders.unknown-refund' });
      if ((await deps.settings(tx))['orders.refundSentMail'])
        await deps.raise(tx, 'OrderEmailDue', { kind: 'refund-sent', orderId: refund.orderId, refundId: id });
      return done(undefined);
    });
}

/** Refunds an amount without items, as a price reduction; idempotent by key. */
export function refundAmount(deps: OrderDeps) {
  return (
    id: OrderId,
    { amount, ...form }: RefundForm & Readonly<{ amount: Money }>,
  ): Promise<Outcome<Refund, OrderRefusal>> =>
    refundBy(deps, id, { form, plan: (order) => planAmount(order, amount) });
}
