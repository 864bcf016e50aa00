import { allOrNothing } from '#kernel/all-or-nothing.ts';
import type { OrderId, RefundId, ReturnId } from '#kernel/ids.ts';
import { type Money, NOTHING } from '#kernel/money.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Tx } from '#platform/database/client.ts';
import type { OrderEmailDue } from '#shop/events.ts';
import type { By, OrderDeps } from '../../deps.ts';
import type { Order } from '../../order.ts';
import type { OrderRefusal } from '../../refusals.ts';
import { differenceOf } from '../../rules/refunds/difference.ts';
import { mayReturnMove, type OrderReturn, type ReturnState } from '../../rules/return.ts';
import { createIn } from '../../staff/actions/create-order.ts';
import type { RequestedProduct } from '../../staff/actions/requested-products.ts';
import { insertEvent } from '../../store/events.ts';
import { addPaid, lockOrder } from '../../store/orders.ts';
import { findRefund } from '../../store/refunds.ts';
import { insertReturnEvent, readReturns, saveReturn } from '../../store/returns.ts';
import { checkVersion } from '../../store/version.ts';
import { isOwnedBy, type Owner } from '../cancel.ts';
import { payOutIn } from '../refunds/pay-difference.ts';
import { refundLocked } from '../refunds/refund-order.ts';

type Standing = Readonly<{ order: Order; one: OrderReturn }>;
type End = { refundId?: RefundId; exchangeOrderId?: OrderId };

const TOLD = ['approved', 'refused', 'received'] as const;

function emailDueOf({ order, one }: Standing, to: ReturnState): OrderEmailDue | null {
  const kind = TOLD.find((state) => state === to);
  return kind === undefined ? null : { kind: `return-${kind}`, orderId: order.id, returnId: one.id };
}

/** Locks the order of a return first; every change of an order starts with this lock. */
async function lockReturn(tx: Tx, id: ReturnId): Promise<Standing | null> {
  const [seen] = await readReturns(tx, { id });
  const order = seen === undefined ? null : await lockOrder(tx, seen.orderId);
  const [one] = await readReturns(tx, { id });
  return order === null || one === undefined ? null : { order, one };
}

async function record(
  deps: OrderDeps,
  tx: Tx,
  { standing, to, by, end = {} }: { standing: Standing; to: ReturnState; by: By; end?: End },
): Promise<Outcome<OrderReturn, OrderRefusal>> {
  const { order, one } = standing;
  const at = deps.clock();
  await saveReturn(tx, one.id, { state: to, ...end });
  await insertReturnEvent(tx, one.id, { ...by, from: one.state, to, at });
  const { status } = order;
  await insertEvent(tx, order.id, {
    ...by,
    kind: 'return',
    from: status,
    to: status,
    facts: { return: one.id, state: to },
    at,
  });
  const emailDue = emailDueOf(standing, to);
  if (emailDue !== null) await deps.raise(tx, 'OrderEmailDue', emailDue);
  const [after] = await readReturns(tx, { id: one.id });
  return after === undefined ? refuse({ code: 'orders.unknown-return' }) : done(after);
}

/** Changes the state of a return, with an action before it is recorded. */
function moving(deps: OrderDeps, to: ReturnState) {
  return (
    id: ReturnId,
    by: By,
    before: (tx: Tx, standing: Standing) => Promise<Outcome<End, OrderRefusal>> = async () => done({}),
  ): Promise<Outcome<OrderReturn, OrderRefusal>> =>
    allOrNothing(deps.db, async (tx) => {
      const standing = await lockReturn(tx, id);
      if (standing === null) return refuse({ code: 'orders.unknown-return' });
      const { state: from } = standing.one;
      if (!mayReturnMove(from, to)) return refuse({ code: 'orders.return-may-not-move', from, to });
      const end = await before(tx, standing);
      return end.ok ? record(deps, tx, { standing, to, by, end: end.value }) : end;
    });
}

/** Decisions of staff without money: approve, refuse with a reason, receive. */
export function decideReturn(deps: OrderDeps) {
  const refused = moving(deps, 'refused');
  const approved = moving(deps, 'approved');
  const received = moving(deps, 'received');
  return {
    approve: (id: ReturnId, by: By) => approved(id, by),
    refuse: async (id: ReturnId, by: By): Promise<Outcome<OrderReturn, OrderRefusal>> =>
      by.reason.trim() === '' ? refuse({ code: 'orders.wrong-fields', field: 'reason' }) : refused(id, by),
    receive: (id: ReturnId, by: By) => received(id, by),
  };
}

/** The customer withdraws the return. */
export function withdrawReturn(deps: OrderDeps) {
  const withdrawn = moving(deps, 'withdrawn');
  return (owner: Owner, id: ReturnId): Promise<Outcome<OrderReturn, OrderRefusal>> =>
    withdrawn(id, { actor: 'shopper', reason: '' }, async (_tx, { order }) =>
      isOwnedBy(order, owner) ? done({}) : refuse({ code: 'orders.unknown-return' }),
    );
}

export type ReturnRefund = By & Readonly<{ isRestocked: boolean; delivery?: Money }>;

function toRefunding({ one }: Standing, { isRestocked, delivery = NOTHING, actor, reason }: ReturnRefund) {
  return {
    lines: one.lines.map((line) => ({ ...line, isRestocked })),
    delivery,
    fee: NOTHING,
    actor,
    reason,
    isReturn: true,
    idempotencyKey: `return-${one.id}`,
  };
}

/** Refunds received items. */
export function refundReturn(deps: OrderDeps) {
  const refunded = moving(deps, 'refunded');
  return (
    id: ReturnId,
    { isRestocked, delivery, ...by }: ReturnRefund,
  ): Promise<Outcome<OrderReturn, OrderRefusal>> =>
    refunded(id, by, async (tx, standing) => {
      const how = { ...by, isRestocked, ...(delivery === undefined ? {} : { delivery }) };
      const refund = await refundLocked(deps, tx, {
        order: standing.order,
        refunding: toRefunding(standing, how),
      });
      return refund.ok ? done({ refundId: refund.value }) : refund;
    });
}

export type Exchange = By &
  Readonly<{
    isRestocked: boolean;
    lines: readonly RequestedProduct[];
    /** Whether the age that the new items require was confirmed, now or with the order. */
    isAgeConfirmed?: boolean;
    /** The version of the order that the decision is based on; undefined: not checked. */
    version?: number;
  }>;

async function exchange(
  deps: OrderDeps,
  tx: Tx,
  {
    standing,
    by,
    lines,
    isRestocked,
    isAgeConfirmed = false,
    version,
  }: { standing: Standing; by: By } & Omit<Exchange, keyof By>,
): Promise<Outcome<End, OrderRefusal>> {
  const { order, one } = standing;
  const seen = await checkVersion(tx, order, version);
  if (!seen.ok) return seen;
  const made = await createIn(deps, tx, {
    ...order,
    ...by,
    origin: 'exchange',
    originOrderId: order.id,
    status: 'confirmed',
    note: '',
    lines,
    delivery: { ...order.delivery, slot: null },
    deliveryCost: NOTHING,
    fee: NOTHING,
    isAgeConfirmed: isAgeConfirmed || order.ageConfirmedAt !== null,
    idempotencyKey: `exchange-${one.id}`,
  });
  if (!made.ok) return made;
  const requested = { ...toRefunding(standing, { ...by, isRestocked }), settledBy: `order ${made.value.id}` };
  const refund = await refundLocked(deps, tx, { order, refunding: requested });
  if (!refund.ok) return refund;
  const credited = await findRefund(tx, refund.value);
  if (credited !== null) await addPaid(tx, made.value.id, credited.total.minor);
  await payOutSurplus(deps, tx, { id: made.value.id, by });
  return done({ refundId: refund.value, exchangeOrderId: made.value.id });
}

/** Refunds the surplus when the returned items were worth more than the new ones. */
async function payOutSurplus(deps: OrderDeps, tx: Tx, { id, by }: { id: OrderId; by: By }): Promise<void> {
  const order = await lockOrder(tx, id);
  if (order === null || differenceOf(order).minor >= 0) return;
  await payOutIn(deps, tx, { order, by: { ...by, amount: null } });
}

/** Exchanges returned items: a new order paid by the refund; the difference is due or refunded. Refuses `admin.changed-meanwhile`. */
export function exchangeReturn(deps: OrderDeps) {
  const exchanged = moving(deps, 'exchanged');
  return (
    id: ReturnId,
    { actor, reason, ...exchangeRequest }: Exchange,
  ): Promise<Outcome<OrderReturn, OrderRefusal>> => {
    const by = { actor, reason };
    return exchanged(id, by, (tx, standing) => exchange(deps, tx, { standing, by, ...exchangeRequest }));
  };
}
