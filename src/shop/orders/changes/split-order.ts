import type { OrderId } from '#kernel/ids.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Tx } from '#platform/database/client.ts';
import { handOver } from '#shop/inventory';
import { insertEvent } from '../events.store.ts';
import { demandsOf } from '../goods.ts';
import { allOrNothing, type By, type OrderNeeds } from '../needs.ts';
import type { Order } from '../order.ts';
import { newOrderKey } from '../order-key.ts';
import { addPaid, findOrder, insertLines, insertOrder, lockOrder, rewriteOrder } from '../orders.store.ts';
import type { OrderRefusal } from '../refusals.ts';
import { checkSeen } from '../version.store.ts';
import { paidFor, type SplitOrder, splitOrder } from './changed-order.ts';
import { checkEditable, reissue } from './editable.ts';

export type Splitting = By &
  Readonly<{
    /** What moves into an order of its own. */
    lines: readonly Readonly<{ position: number; quantity: number }>[];
    /** The version that was looked at; another one is not split. */
    seen?: number;
  }>;

/** The part that moves, as an order of the same shopper in the same state. */
async function insertMoved(tx: Tx, order: Order, moved: Order): Promise<OrderId> {
  const key = newOrderKey();
  const id = await insertOrder(tx, {
    ...moved,
    key,
    idempotencyKey: `split-${key}`,
    origin: 'split',
    originOrderId: order.id,
  });
  if (id === null) throw new Error(`an order with the key of a new one is there: split of ${order.id}`);
  await insertLines(tx, id, moved.lines);
  return id;
}

async function movePaid(
  tx: Tx,
  { order, to, moved }: { order: Order; to: OrderId; moved: Order },
): Promise<void> {
  const paid = paidFor(order, moved.totals.total);
  if (paid.minor === 0) return;
  await addPaid(tx, order.id, -paid.minor);
  await addPaid(tx, to, paid.minor);
}

async function tell(
  needs: OrderNeeds,
  tx: Tx,
  { order, id, by }: { order: Order; id: OrderId; by: By },
): Promise<void> {
  const at = needs.clock();
  const { status } = order;
  const event = { kind: 'split', to: status, actor: by.actor, reason: by.reason, at } as const;
  await insertEvent(tx, order.id, { ...event, from: status, facts: { order: id } });
  await insertEvent(tx, id, { ...event, from: null, facts: { order: order.id } });
}

async function carryOut(
  needs: OrderNeeds,
  tx: Tx,
  { order, parts, by }: { order: Order; parts: SplitOrder; by: By },
): Promise<Order | null> {
  const id = await insertMoved(tx, order, parts.moved);
  await handOver(tx, { from: order.id, to: id, demands: demandsOf(parts.moved.lines) });
  await rewriteOrder(tx, parts.kept);
  await movePaid(tx, { order, to: id, moved: parts.moved });
  const moved = await findOrder(tx, id);
  if (moved !== null)
    await reissue(needs, tx, { before: order, after: [parts.kept, moved], reason: 'split' });
  await tell(needs, tx, { order, id, by });
  return moved;
}

async function splitLocked(
  needs: OrderNeeds,
  tx: Tx,
  { order, lines, by }: { order: Order; lines: Splitting['lines']; by: By },
): Promise<Outcome<Order, OrderRefusal>> {
  const editable = checkEditable(order);
  if (!editable.ok) return editable;
  const parts = splitOrder(order, lines);
  if (!parts.ok) return parts;
  const moved = await carryOut(needs, tx, { order, parts: parts.value, by });
  return moved === null ? refuse({ code: 'orders.unknown-order' }) : done(moved);
}

/** Makes an order of some pieces of another; nothing of what was ordered, paid or held is lost. @returns the new one */
export function splitInTwo(needs: OrderNeeds) {
  return (id: OrderId, { lines, seen, ...by }: Splitting): Promise<Outcome<Order, OrderRefusal>> =>
    allOrNothing(needs.db, async (tx) => {
      const order = await lockOrder(tx, id);
      if (order === null) return refuse({ code: 'orders.unknown-order' });
      const same = await checkSeen(tx, order, seen);
      return same.ok ? splitLocked(needs, tx, { order, lines, by }) : same;
    });
}
