import { allOrNothing } from '#kernel/all-or-nothing.ts';
import type { OrderId } from '#kernel/ids.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Tx } from '#platform/database/client.ts';
import { handOver } from '#shop/inventory';
import type { By, OrderDeps } from '../../deps.ts';
import type { Order } from '../../order.ts';
import type { OrderRefusal } from '../../refusals.ts';
import { newOrderKey } from '../../rules/order-key.ts';
import { demandsOf } from '../../rules/stock-demand.ts';
import { insertEvent } from '../../store/events.ts';
import { addPaid, findOrder, insertLines, insertOrder, lockOrder, rewriteOrder } from '../../store/orders.ts';
import { checkVersion } from '../../store/version.ts';
import { paidFor, type SplitOrder, splitOrder } from '../rules/changed-order.ts';
import { checkEditable, reissue } from './editable.ts';

export type Splitting = By &
  Readonly<{
    /** The pieces to move. */
    lines: readonly Readonly<{ position: number; quantity: number }>[];
    /** The version that the split is based on; an order at another version is not split. */
    version?: number;
  }>;

/** Inserts the new order, for the same customer in the same state. */
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

async function insertSplitEvents(
  deps: OrderDeps,
  tx: Tx,
  { order, id, by }: { order: Order; id: OrderId; by: By },
): Promise<void> {
  const at = deps.clock();
  const { status } = order;
  const event = { kind: 'split', to: status, actor: by.actor, reason: by.reason, at } as const;
  await insertEvent(tx, order.id, { ...event, from: status, facts: { order: id } });
  await insertEvent(tx, id, { ...event, from: null, facts: { order: order.id } });
}

async function carryOut(
  deps: OrderDeps,
  tx: Tx,
  { order, parts, by }: { order: Order; parts: SplitOrder; by: By },
): Promise<Order | null> {
  const id = await insertMoved(tx, order, parts.moved);
  await handOver(tx, { from: order.id, to: id, demands: demandsOf(parts.moved.lines) });
  await rewriteOrder(tx, parts.remaining);
  await movePaid(tx, { order, to: id, moved: parts.moved });
  const moved = await findOrder(tx, id);
  if (moved !== null)
    await reissue(deps, tx, { before: order, after: [parts.remaining, moved], reason: 'split' });
  await insertSplitEvents(deps, tx, { order, id, by });
  return moved;
}

async function splitLocked(
  deps: OrderDeps,
  tx: Tx,
  { order, lines, by }: { order: Order; lines: Splitting['lines']; by: By },
): Promise<Outcome<Order, OrderRefusal>> {
  const editable = checkEditable(order);
  if (!editable.ok) return editable;
  // The ledger of a gift card names one order.
  if (order.money.byGiftCard.minor > 0) return refuse({ code: 'orders.has-gift-cards' });
  const parts = splitOrder(order, lines);
  if (!parts.ok) return parts;
  const moved = await carryOut(deps, tx, { order, parts: parts.value, by });
  return moved === null ? refuse({ code: 'orders.unknown-order' }) : done(moved);
}

/** Moves some pieces into a new order; ordered, paid and reserved amounts are preserved. @returns the new order */
export function splitInTwo(deps: OrderDeps) {
  return (id: OrderId, { lines, version, ...by }: Splitting): Promise<Outcome<Order, OrderRefusal>> =>
    allOrNothing(deps.db, async (tx) => {
      const order = await lockOrder(tx, id);
      if (order === null) return refuse({ code: 'orders.unknown-order' });
      const checked = await checkVersion(tx, order, version);
      return checked.ok ? splitLocked(deps, tx, { order, lines, by }) : checked;
    });
}
