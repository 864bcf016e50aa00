import { allOrNothing } from '#kernel/all-or-nothing.ts';
import type { OrderId } from '#kernel/ids.ts';
import { minus, toDecimal } from '#kernel/money.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { DbOrTx, Tx } from '#platform/database/client.ts';
import { adjustStock } from '#shop/inventory';
import type { By, OrderDeps } from '../../deps.ts';
import type { Order } from '../../order.ts';
import type { OrderRefusal } from '../../refusals.ts';
import { demandsOf } from '../../rules/stock-demand.ts';
import { insertEvent } from '../../store/events.ts';
import { findOrder, lockOrder, rewriteOrder, saveAgeConfirmed } from '../../store/orders.ts';
import { checkVersion } from '../../store/version.ts';
import { type ChosenLine, changedOrder, type OrderChange } from '../rules/changed-order.ts';
import { checkEditable, reissue } from './editable.ts';
import { findRequestedProducts, type RequestedProduct } from './requested-products.ts';

export type Edit = By &
  Omit<OrderChange, 'lines'> &
  Readonly<{
    lines?: readonly (Readonly<{ position: number; quantity: number }> | RequestedProduct)[];
    /** Whether the age that the changed order requires was confirmed with the edit. */
    isAgeConfirmed?: boolean;
    /** The version that the change is based on; an order at another version is not changed. */
    version?: number;
  }>;

async function findProducts(
  tx: DbOrTx,
  lines: NonNullable<Edit['lines']>,
): Promise<Outcome<ChosenLine[], OrderRefusal>> {
  const wanted = lines.filter((line) => 'productId' in line);
  const chosenOf = await findRequestedProducts(tx, wanted);
  const chosen: ChosenLine[] = [];
  for (const line of lines) {
    if ('position' in line) {
      chosen.push(line);
      continue;
    }
    const product = chosenOf(line);
    if (!product.ok) return product;
    chosen.push({ product: product.value, quantity: line.quantity });
  }
  return done(chosen);
}

/** Adjusts the reserved stock to the changed order. */
export async function reserveProducts(
  deps: OrderDeps,
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
  await deps.raise(tx, 'ProductsChanged', { ids: adjusted.value });
  return done(undefined);
}

/** The order after an edit, without effects. */
async function editedOrder(
  deps: OrderDeps,
  db: DbOrTx,
  { before, edit }: { before: Order; edit: Pick<Edit, 'lines' | 'address' | 'delivery'> },
): Promise<Outcome<Order, OrderRefusal>> {
  const editable = checkEditable(before);
  if (!editable.ok) return editable;
  const { lines, address, delivery } = edit;
  const chosen = lines === undefined ? done(undefined) : await findProducts(db, lines);
  if (!chosen.ok) return chosen;
  const change = {
    ...(address === undefined ? {} : { address }),
    ...(delivery === undefined ? {} : { delivery }),
    ...(chosen.value === undefined ? {} : { lines: chosen.value }),
  };
  return changedOrder(before, change, deps.clock());
}

/** Calculates an edit for the editor. */
export function previewEdit(deps: OrderDeps) {
  return async (
    id: OrderId,
    edit: Pick<Edit, 'lines' | 'address' | 'delivery'>,
  ): Promise<Outcome<{ before: Order; after: Order }, OrderRefusal>> => {
    const before = await findOrder(deps.db, id);
    if (before === null) return refuse({ code: 'orders.unknown-order' });
    const after = await editedOrder(deps, deps.db, { before, edit });
    return after.ok ? done({ before, after: after.value }) : after;
  };
}

async function editLocked(
  deps: OrderDeps,
  tx: Tx,
  { before, edit }: { before: Order; edit: Edit },
): Promise<Outcome<Order, OrderRefusal>> {
  const checked = await checkVersion(tx, before, edit.version);
  if (!checked.ok) return checked;
  const { actor, reason } = edit;
  const changed = await editedOrder(deps, tx, { before, edit });
  if (!changed.ok) return changed;
  const held = await reserveProducts(deps, tx, changed.value);
  if (!held.ok) return held;
  await rewriteOrder(tx, changed.value);
  if (edit.isAgeConfirmed === true) await saveAgeConfirmed(tx, before.id, deps.clock());
  await reissue(deps, tx, { before, after: [changed.value], reason: 'edited' });
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
    at: deps.clock(),
  });
  return done((await findOrder(tx, before.id)) ?? changed.value);
}

/**
 * Edits lines, address or delivery of an order that is not packed: adjusts stock, recalculates totals, records the
 * difference in the timeline, and reissues an existing invoice.
 */
export function editOrder(deps: OrderDeps) {
  return (id: OrderId, edit: Edit): Promise<Outcome<Order, OrderRefusal>> =>
    allOrNothing(deps.db, async (tx) => {
      const before = await lockOrder(tx, id);
      return before === null
        ? refuse({ code: 'orders.unknown-order' })
        : editLocked(deps, tx, { before, edit });
    });
}
