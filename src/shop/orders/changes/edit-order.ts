import type { OrderId } from '#kernel/ids.ts';
import { minus, toDecimal } from '#kernel/money.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { DbOrTx, Tx } from '#platform/database/client.ts';
import { adjustStock } from '#shop/inventory';
import { insertEvent } from '../events.store.ts';
import { demandsOf } from '../goods.ts';
import { allOrNothing, type By, type OrderNeeds } from '../needs.ts';
import type { Order } from '../order.ts';
import { findOrder, lockOrder, rewriteOrder } from '../orders.store.ts';
import type { OrderRefusal } from '../refusals.ts';
import { checkSeen } from '../version.store.ts';
import { type ChosenLine, changedOrder, type OrderChange } from './changed-order.ts';
import { checkEditable, reissue } from './editable.ts';
import { findWanted, type WantedGoods } from './wanted-goods.ts';

export type Edit = By &
  Omit<OrderChange, 'lines'> &
  Readonly<{
    lines?: readonly (Readonly<{ position: number; quantity: number }> | WantedGoods)[];
    /** The version that was looked at; another one is not changed. */
    seen?: number;
  }>;

async function findGoods(
  tx: DbOrTx,
  lines: NonNullable<Edit['lines']>,
): Promise<Outcome<ChosenLine[], OrderRefusal>> {
  const wanted = lines.filter((line) => 'productId' in line);
  const chosenOf = await findWanted(tx, wanted);
  const chosen: ChosenLine[] = [];
  for (const line of lines) {
    if ('position' in line) {
      chosen.push(line);
      continue;
    }
    const goods = chosenOf(line);
    if (!goods.ok) return goods;
    chosen.push({ goods: goods.value, quantity: line.quantity });
  }
  return done(chosen);
}

/** Brings the shelves to what an order holds now. */
export async function holdGoods(
  needs: OrderNeeds,
  tx: Tx,
  order: Order,
): Promise<Outcome<void, OrderRefusal>> {
  const adjusted = await adjustStock(tx, order.id, demandsOf(order.lines));
  if (!adjusted.ok) {
    const { productId } = adjusted.refusal;
    const short = order.lines.find(
      (line) =>
        (line.variationId ?? line.productId) === productId ||
        line.parts.some((part) => part.productId === productId),
    );
    return refuse({ code: 'orders.stock-gone', name: short?.name ?? { en: '' } });
  }
  await needs.productsChanged(tx, adjusted.value);
  return done(undefined);
}

/** What an order would be after an edit, with nothing done. */
async function editedOrder(
  needs: OrderNeeds,
  db: DbOrTx,
  { before, edit }: { before: Order; edit: Pick<Edit, 'lines' | 'address' | 'delivery'> },
): Promise<Outcome<Order, OrderRefusal>> {
  const editable = checkEditable(before);
  if (!editable.ok) return editable;
  const { lines, address, delivery } = edit;
  const chosen = lines === undefined ? done(undefined) : await findGoods(db, lines);
  if (!chosen.ok) return chosen;
  const change = {
    ...(address === undefined ? {} : { address }),
    ...(delivery === undefined ? {} : { delivery }),
    ...(chosen.value === undefined ? {} : { lines: chosen.value }),
  };
  return changedOrder(before, change, needs.clock());
}

/** Shows staff what an edit would come to before it is saved. */
export function previewEdit(needs: OrderNeeds) {
  return async (
    id: OrderId,
    edit: Pick<Edit, 'lines' | 'address' | 'delivery'>,
  ): Promise<Outcome<{ before: Order; after: Order }, OrderRefusal>> => {
    const before = await findOrder(needs.db, id);
    if (before === null) return refuse({ code: 'orders.unknown-order' });
    const after = await editedOrder(needs, needs.db, { before, edit });
    return after.ok ? done({ before, after: after.value }) : after;
  };
}

async function editLocked(
  needs: OrderNeeds,
  tx: Tx,
  { before, edit }: { before: Order; edit: Edit },
): Promise<Outcome<Order, OrderRefusal>> {
  const seen = await checkSeen(tx, before, edit.seen);
  if (!seen.ok) return seen;
  const { actor, reason } = edit;
  const changed = await editedOrder(needs, tx, { before, edit });
  if (!changed.ok) return changed;
  const held = await holdGoods(needs, tx, changed.value);
  if (!held.ok) return held;
  await rewriteOrder(tx, changed.value);
  await reissue(needs, tx, { before, after: [changed.value], reason: 'edited' });
  const { total } = changed.value.totals;
  await insertEvent(tx, before.id, {
    kind: 'edit',
    from: before.status,
    to: before.status,
    actor,
    reason,
    facts: {
      before: toDecimal(before.totals.total),
      after: toDecimal(total),
      difference: toDecimal(minus(total, before.totals.total)),
    },
    at: needs.clock(),
  });
  return done((await findOrder(tx, before.id)) ?? changed.value);
}

/**
 * Changes lines, address or delivery of an order that is not packed: stock follows, sums are made anew, the difference
 * stands in the timeline, and an invoice that was given is taken back and given anew.
 */
export function editOrder(needs: OrderNeeds) {
  return (id: OrderId, edit: Edit): Promise<Outcome<Order, OrderRefusal>> =>
    allOrNothing(needs.db, async (tx) => {
      const before = await lockOrder(tx, id);
      return before === null
        ? refuse({ code: 'orders.unknown-order' })
        : editLocked(needs, tx, { before, edit });
    });
}
