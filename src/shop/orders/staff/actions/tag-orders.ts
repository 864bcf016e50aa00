import { allOrNothing } from '#kernel/all-or-nothing.ts';
import type { OrderId } from '#kernel/ids.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Tx } from '#platform/database/client.ts';
import type { OrderDeps } from '../../deps.ts';
import type { OrderRefusal } from '../../refusals.ts';
import { type TagChange, withTags } from '../../rules/tags.ts';
import { lockOrder } from '../../store/orders.ts';
import { listTags, readTags, saveTags } from '../store/tags.ts';

/** @returns whether the tags of one order changed */
async function tagOne(tx: Tx, id: OrderId, change: TagChange): Promise<Outcome<boolean, OrderRefusal>> {
  if ((await lockOrder(tx, id)) === null) return refuse({ code: 'orders.unknown-order' });
  const before = (await readTags(tx, [id])).get(id) ?? [];
  const after = withTags(before, change);
  if (!after.ok) return after;
  const isSame = after.value.join('\n') === before.join('\n');
  if (!isSame) await saveTags(tx, id, after.value);
  return done(!isSame);
}

async function tagAll(
  tx: Tx,
  ids: readonly OrderId[],
  change: TagChange,
): Promise<Outcome<number, OrderRefusal>> {
  let changed = 0;
  for (const id of ids) {
    const tagged = await tagOne(tx, id, change);
    if (!tagged.ok) return tagged;
    if (tagged.value) changed += 1;
  }
  return done(changed);
}

/** Adds and removes tags of orders, of all or none. @returns the number of changed orders */
function tagOrders({ db }: OrderDeps) {
  return (ids: readonly OrderId[], change: TagChange): Promise<Outcome<number, OrderRefusal>> => {
    // In one sequence, so that two of these never wait for each other.
    const sorted = [...new Set(ids)].toSorted((a, b) => a - b);
    return allOrNothing(db, (tx) => tagAll(tx, sorted, change));
  };
}

/** Tags of orders, which only staff see. */
export function createTags(deps: OrderDeps) {
  const { db } = deps;
  return {
    of: (ids: readonly OrderId[]): Promise<ReadonlyMap<OrderId, readonly string[]>> => readTags(db, ids),
    all: (): Promise<string[]> => listTags(db),
    change: tagOrders(deps),
  };
}
