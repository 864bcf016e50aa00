import { allOrNothing } from '#kernel/all-or-nothing.ts';
import type { OrderId } from '#kernel/ids.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Tx } from '#platform/database/client.ts';
import type { OrderEmailDue } from '#shop/events.ts';
import type { By, OrderDeps } from '../deps.ts';
import { hasGiftCardLines, type Order, type Tracking } from '../order.ts';
import type { OrderRefusal } from '../refusals.ts';
import type { OrderStatus } from '../rules/order-status.ts';
import { isFullyRefunded } from '../rules/refunds/plan-refund.ts';
import { mayMove, movesOf } from '../rules/states.ts';
import { insertEvent } from '../store/events.ts';
import { findOrder, lockOrder, saveStatus } from '../store/orders.ts';
import { checkSeen } from '../store/version.ts';
import { revive, TRANSITION_EFFECTS } from './transition-effects.ts';

export type Move = By &
  Readonly<{
    to: OrderStatus;
    tracking?: Tracking | undefined;
    /** The state the caller saw; in any other state the order is not changed. */
    from?: OrderStatus | undefined;
    /** The version the caller saw; when items, address or state changed since, the order is not moved. */
    version?: number | undefined;
    /** A state between: its effects are applied, its email is not sent. */
    via?: OrderStatus | undefined;
  }>;

/** States in which authorized payments are captured or voided. */
const MOVES_MONEY: readonly OrderStatus[] = [
  'packed',
  'completed',
  'cancelled',
  'failed',
  'returned',
  'refunded',
];

const GIFT_CARD_USED: OrderRefusal = { code: 'orders.gift-card-used' };

const TOLD = ['confirmed', 'packed', 'shipped', 'delivered', 'cancelled'] as const;

function emailDueOf(order: Order, to: OrderStatus): OrderEmailDue | null {
  const kind = TOLD.find((state) => state === to);
  if (kind !== undefined) return { kind, orderId: order.id };
  return to === 'on-hold' ? { kind: 'received', orderId: order.id } : null;
}

/** States in which everything is refunded. */
const ENDS_SALE: readonly OrderStatus[] = ['cancelled', 'refunded', 'returned'];

/** A gift card that was used already cannot be taken back with its order. */
async function canTakeBack(
  { giftCards }: OrderDeps,
  tx: Tx,
  { order, move: { to } }: { order: Order; move: Move },
): Promise<boolean> {
  if (!ENDS_SALE.includes(to) || !hasGiftCardLines(order)) return true;
  const rest = order.lines.map(({ quantity, refundedQuantity }, position) => ({
    position,
    quantity: quantity - refundedQuantity,
  }));
  return giftCards.areUnused(tx, order.id, rest);
}

/** A failed order that proceeds needs stock and takes it again. */
async function goOn(deps: OrderDeps, tx: Tx, { order, move }: { order: Order; move: Move }) {
  if (!(await canTakeBack(deps, tx, { order, move }))) return refuse(GIFT_CARD_USED);
  if (order.status !== 'failed' || move.to === 'cancelled') return done(undefined);
  if (isFullyRefunded(order)) return mayNot(order, move.to);
  return revive(deps, tx, order);
}

function mayNot(order: Order, to: OrderStatus): Outcome<never, OrderRefusal> {
  // The state allows it; only the payment is missing.
  if (to === 'refunded' && order.origin !== 'old-shop' && mayMove(order.status, to))
    return refuse({ code: 'orders.nothing-paid' });
  return refuse({ code: 'orders.may-not-move', from: order.status, to });
}

/**
 * Imported orders change their state without effects: stock, documents, payments and emails were handled by the
 * old shop.
 */
async function moveOnly(
  deps: OrderDeps,
  tx: Tx,
  { order, move: { to, actor, reason, tracking } }: { order: Order; move: Move },
): Promise<Outcome<Order, OrderRefusal>> {
  await saveStatus(tx, order.id, { status: to, ...(tracking === undefined ? {} : { tracking }) });
  await insertEvent(tx, order.id, { from: order.status, to, actor, reason, at: deps.clock() });
  return done((await findOrder(tx, order.id)) ?? order);
}

/**
 * Moves a locked order and applies all effects of the new state.
 *
 * @returns the changed order; a refusal changes nothing
 */
export async function moveLocked(
  deps: OrderDeps,
  tx: Tx,
  { order, move }: { order: Order; move: Omit<Move, 'via'> & { isPassing?: boolean } },
): Promise<Outcome<Order, OrderRefusal>> {
  const { to, actor, reason, from, version } = move;
  const seen = await checkSeen(tx, order, { from, version });
  if (!seen.ok) return seen;
  if (!movesOf(order).includes(to)) return mayNot(order, to);
  if (order.origin === 'old-shop') return moveOnly(deps, tx, { order, move });
  const may = await goOn(deps, tx, { order, move });
  if (!may.ok) return may;
  await TRANSITION_EFFECTS[to]?.(deps, tx, { order, by: { actor, reason } });
  await saveStatus(tx, order.id, {
    status: to,
    ...(move.tracking === undefined ? {} : { tracking: move.tracking }),
  });
  await insertEvent(tx, order.id, { from: order.status, to, actor, reason, at: deps.clock() });
  await deps.raise(tx, 'OrderMoved', { orderId: order.id, to });
  const emailDue = move.isPassing === true ? null : emailDueOf(order, to);
  if (emailDue !== null) await deps.raise(tx, 'OrderEmailDue', emailDue);
  if (MOVES_MONEY.includes(to)) await deps.raise(tx, 'PaymentsDue', { orderId: order.id });
  return done((await findOrder(tx, order.id)) ?? order);
}

/** Locks an order and moves it. */
export async function moveIn(
  deps: OrderDeps,
  tx: Tx,
  { id, via, ...move }: Move & { id: OrderId },
): Promise<Outcome<Order, OrderRefusal>> {
  const order = await lockOrder(tx, id);
  if (order === null) return refuse({ code: 'orders.unknown-order' });
  if (via === undefined) return moveLocked(deps, tx, { order, move });
  const { tracking: _, ...by } = move;
  const passing = await moveLocked(deps, tx, { order, move: { ...by, to: via, isPassing: true } });
  if (!passing.ok) return passing;
  return moveLocked(deps, tx, { order: passing.value, move: { ...move, from: via, version: undefined } });
}

/** Moves an order with all effects in its own transaction. */
export function moveOrder(deps: OrderDeps) {
  return (id: OrderId, to: OrderStatus, by: Omit<Move, 'to'>): Promise<Outcome<Order, OrderRefusal>> =>
    allOrNothing(deps.db, (tx) => moveIn(deps, tx, { id, to, ...by }));
}
