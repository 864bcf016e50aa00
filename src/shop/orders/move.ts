import type { OrderId } from '#kernel/ids.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Tx } from '#platform/database/client.ts';
import { insertEvent } from './events.store.ts';
import { allOrNothing, type By, type OrderNeeds, type OrderNews } from './needs.ts';
import { ARRIVALS, revive } from './on-arrival.ts';
import type { Order, OrderStatus, Tracking } from './order.ts';
import { findOrder, lockOrder, saveStatus } from './orders.store.ts';
import { isNothingLeft } from './refunds/plan-refund.ts';
import type { OrderRefusal } from './refusals.ts';
import { mayMove, movesOf } from './states.ts';

export type Move = By &
  Readonly<{
    to: OrderStatus;
    tracking?: Tracking;
    /** The state that was seen when it was decided; in another one the order stays as it is. */
    from?: OrderStatus;
  }>;

/** States in which money that was only allowed is taken, or given up. */
const MOVES_MONEY: readonly OrderStatus[] = ['packed', 'cancelled', 'failed', 'returned', 'refunded'];

const TOLD = ['confirmed', 'packed', 'shipped', 'delivered', 'cancelled'] as const;

function newsOf(order: Order, to: OrderStatus): OrderNews | null {
  const kind = TOLD.find((state) => state === to);
  if (kind !== undefined) return { kind, orderId: order.id };
  return to === 'on-hold' ? { kind: 'received', orderId: order.id } : null;
}

/** A failed order that goes on must have something left to sell, and get its goods again. */
async function goOn(needs: OrderNeeds, tx: Tx, { order, move }: { order: Order; move: Move }) {
  if (order.status !== 'failed' || move.to === 'cancelled') return done(undefined);
  if (isNothingLeft(order)) return mayNot(order, move.to);
  return revive(needs, tx, order);
}

function mayNot(order: Order, to: OrderStatus): Outcome<never, OrderRefusal> {
  // The state would allow it: only the money is missing.
  if (to === 'refunded' && order.origin !== 'old-shop' && mayMove(order.status, to))
    return refuse({ code: 'orders.nothing-paid' });
  return refuse({ code: 'orders.may-not-move', from: order.status, to });
}

/** An order of the shop that was before moves without anything that would follow: stock, papers, money and mails were there. */
async function moveOnly(
  needs: OrderNeeds,
  tx: Tx,
  { order, move: { to, actor, reason, tracking } }: { order: Order; move: Move },
): Promise<Outcome<Order, OrderRefusal>> {
  await saveStatus(tx, order.id, { status: to, ...(tracking === undefined ? {} : { tracking }) });
  await insertEvent(tx, order.id, { from: order.status, to, actor, reason, at: needs.clock() });
  return done((await findOrder(tx, order.id)) ?? order);
}

/**
 * Moves an order that the caller has locked, with all that the new state brings along.
 *
 * @returns the order as it stands then; a refusal has changed nothing
 */
export async function moveLocked(
  needs: OrderNeeds,
  tx: Tx,
  { order, move }: { order: Order; move: Move },
): Promise<Outcome<Order, OrderRefusal>> {
  const { to, actor, reason, from = order.status } = move;
  if (from !== order.status) return refuse({ code: 'orders.changed-meanwhile', stored: order.status });
  if (!movesOf(order).includes(to)) return mayNot(order, to);
  if (order.origin === 'old-shop') return moveOnly(needs, tx, { order, move });
  const may = await goOn(needs, tx, { order, move });
  if (!may.ok) return may;
  await ARRIVALS[to]?.(needs, tx, { order, by: { actor, reason } });
  await saveStatus(tx, order.id, {
    status: to,
    ...(move.tracking === undefined ? {} : { tracking: move.tracking }),
  });
  await insertEvent(tx, order.id, { from: order.status, to, actor, reason, at: needs.clock() });
  const news = newsOf(order, to);
  if (news !== null) await needs.orderNews(tx, news);
  if (MOVES_MONEY.includes(to)) await needs.paymentsFollow(tx, order.id);
  return done((await findOrder(tx, order.id)) ?? order);
}

/** Locks an order and moves it. */
export async function moveIn(
  needs: OrderNeeds,
  tx: Tx,
  { id, ...move }: Move & { id: OrderId },
): Promise<Outcome<Order, OrderRefusal>> {
  const order = await lockOrder(tx, id);
  return order === null ? refuse({ code: 'orders.unknown-order' }) : moveLocked(needs, tx, { order, move });
}

/** Moves an order in a transaction of its own. */
export function moveOrder(needs: OrderNeeds) {
  return (id: OrderId, to: OrderStatus, by: Omit<Move, 'to'>): Promise<Outcome<Order, OrderRefusal>> =>
    allOrNothing(needs.db, (tx) => moveIn(needs, tx, { id, to, ...by }));
}
