import type { OrderId, RefundId, ReturnId } from '#kernel/ids.ts';
import { type Money, NOTHING } from '#kernel/money.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Tx } from '#platform/database/client.ts';
import { isOwnedBy, type Owner } from '../cancel.ts';
import { createIn } from '../changes/create-order.ts';
import type { WantedGoods } from '../changes/wanted-goods.ts';
import { differenceOf } from '../difference.ts';
import { insertEvent } from '../events.store.ts';
import { allOrNothing, type By, type OrderNeeds, type OrderNews } from '../needs.ts';
import type { Order } from '../order.ts';
import { addPaid, lockOrder } from '../orders.store.ts';
import { payOutIn } from '../refunds/pay-difference.ts';
import { refundLocked } from '../refunds/refund-order.ts';
import { findRefund } from '../refunds/refunds.store.ts';
import type { OrderRefusal } from '../refusals.ts';
import { mayReturnMove, type OrderReturn, type ReturnState } from './return.ts';
import { insertReturnEvent, readReturns, saveReturn } from './returns.store.ts';

type Standing = Readonly<{ order: Order; one: OrderReturn }>;
type End = { refundId?: RefundId; exchangeOrderId?: OrderId };

const TOLD = ['approved', 'refused', 'received'] as const;

function newsOf({ order, one }: Standing, to: ReturnState): OrderNews | null {
  const kind = TOLD.find((state) => state === to);
  return kind === undefined ? null : { kind: `return-${kind}`, orderId: order.id, returnId: one.id };
}

/** Locks the order of a return first, as everything does that changes one. */
async function lockReturn(tx: Tx, id: ReturnId): Promise<Standing | null> {
  const [seen] = await readReturns(tx, { id });
  const order = seen === undefined ? null : await lockOrder(tx, seen.orderId);
  const [one] = await readReturns(tx, { id });
  return order === null || one === undefined ? null : { order, one };
}

async function record(
  needs: OrderNeeds,
  tx: Tx,
  { standing, to, by, end = {} }: { standing: Standing; to: ReturnState; by: By; end?: End },
): Promise<Outcome<OrderReturn, OrderRefusal>> {
  const { order, one } = standing;
  const at = needs.clock();
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
  const news = newsOf(standing, to);
  if (news !== null) await needs.orderNews(tx, news);
  const [after] = await readReturns(tx, { id: one.id });
  return after === undefined ? refuse({ code: 'orders.unknown-return' }) : done(after);
}

/** One move of a return, with what is to be done before it is written down. */
function moving(needs: OrderNeeds, to: ReturnState) {
  return (
    id: ReturnId,
    by: By,
    before: (tx: Tx, standing: Standing) => Promise<Outcome<End, OrderRefusal>> = async () => done({}),
  ): Promise<Outcome<OrderReturn, OrderRefusal>> =>
    allOrNothing(needs.db, async (tx) => {
      const standing = await lockReturn(tx, id);
      if (standing === null) return refuse({ code: 'orders.unknown-return' });
      const { state: from } = standing.one;
      if (!mayReturnMove(from, to)) return refuse({ code: 'orders.return-may-not-move', from, to });
      const end = await before(tx, standing);
      return end.ok ? record(needs, tx, { standing, to, by, end: end.value }) : end;
    });
}

/** Staff's decisions without money: yes, no with a reason, the goods are here. */
export function decideReturn(needs: OrderNeeds) {
  const refused = moving(needs, 'refused');
  const approved = moving(needs, 'approved');
  const received = moving(needs, 'received');
  return {
    approve: (id: ReturnId, by: By) => approved(id, by),
    refuse: async (id: ReturnId, by: By): Promise<Outcome<OrderReturn, OrderRefusal>> =>
      by.reason.trim() === '' ? refuse({ code: 'orders.wrong-fields', field: 'reason' }) : refused(id, by),
    receive: (id: ReturnId, by: By) => received(id, by),
  };
}

/** The shopper keeps the goods after all. */
export function withdrawReturn(needs: OrderNeeds) {
  const withdrawn = moving(needs, 'withdrawn');
  return (owner: Owner, id: ReturnId): Promise<Outcome<OrderReturn, OrderRefusal>> =>
    withdrawn(id, { actor: 'shopper', reason: '' }, async (_tx, { order }) =>
      isOwnedBy(order, owner) ? done({}) : refuse({ code: 'orders.unknown-return' }),
    );
}

export type ReturnRefund = By & Readonly<{ isRestocked: boolean; delivery?: Money }>;

function askedFor({ one }: Standing, { isRestocked, delivery = NOTHING, actor, reason }: ReturnRefund) {
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

/** What came back is paid back. */
export function refundReturn(needs: OrderNeeds) {
  const refunded = moving(needs, 'refunded');
  return (
    id: ReturnId,
    { isRestocked, delivery, ...by }: ReturnRefund,
  ): Promise<Outcome<OrderReturn, OrderRefusal>> =>
    refunded(id, by, async (tx, standing) => {
      const how = { ...by, isRestocked, ...(delivery === undefined ? {} : { delivery }) };
      const refund = await refundLocked(needs, tx, { order: standing.order, asked: askedFor(standing, how) });
      return refund.ok ? done({ refundId: refund.value }) : refund;
    });
}

export type Exchange = By & Readonly<{ isRestocked: boolean; lines: readonly WantedGoods[] }>;

async function exchange(
  needs: OrderNeeds,
  tx: Tx,
  {
    standing,
    by,
    lines,
    isRestocked,
  }: { standing: Standing; by: By } & Pick<Exchange, 'lines' | 'isRestocked'>,
): Promise<Outcome<End, OrderRefusal>> {
  const { order, one } = standing;
  const made = await createIn(needs, tx, {
    ...order,
    ...by,
    origin: 'exchange',
    originOrderId: order.id,
    status: 'confirmed',
    note: '',
    lines,
    deliveryCost: NOTHING,
    fee: NOTHING,
    isAgeConfirmed: order.ageConfirmedAt !== null,
    idempotencyKey: `exchange-${one.id}`,
  });
  if (!made.ok) return made;
  const asked = { ...askedFor(standing, { ...by, isRestocked }), settledBy: `order ${made.value.id}` };
  const refund = await refundLocked(needs, tx, { order, asked });
  if (!refund.ok) return refund;
  const credited = await findRefund(tx, refund.value);
  if (credited !== null) await addPaid(tx, made.value.id, credited.total.minor);
  await payOutSurplus(needs, tx, { id: made.value.id, by });
  return done({ refundId: refund.value, exchangeOrderId: made.value.id });
}

/** What came back was worth more than what goes out: the rest goes back by the way it came. */
async function payOutSurplus(needs: OrderNeeds, tx: Tx, { id, by }: { id: OrderId; by: By }): Promise<void> {
  const order = await lockOrder(tx, id);
  if (order === null || differenceOf(order).minor >= 0) return;
  await payOutIn(needs, tx, { order, by: { ...by, amount: null } });
}

/** Other goods for what came back: a new order that the refund has paid for; the difference is due, or is paid out. */
export function exchangeReturn(needs: OrderNeeds) {
  const exchanged = moving(needs, 'exchanged');
  return (
    id: ReturnId,
    { isRestocked, lines, ...by }: Exchange,
  ): Promise<Outcome<OrderReturn, OrderRefusal>> =>
    exchanged(id, by, (tx, standing) => exchange(needs, tx, { standing, by, lines, isRestocked }));
}
