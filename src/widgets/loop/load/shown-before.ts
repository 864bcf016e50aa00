import type { Fields } from '../../fields/field.ts';
import type { PlacedLoop } from '../../place.ts';
import { nodeId, openNodes, type StoredNode } from '../../tree/node.ts';
import { type PagePlace, placeFor, withSubject } from '../../tree/print/page-place.ts';
import { resolveValues } from '../../tree/print/resolve-values.ts';
import { understandNode } from '../../tree/understand-node.ts';
import { toLoopSettings } from '../loop-settings.ts';
import { ownLoop } from '../placed-loop.ts';
import { loadLoop } from './load-loop.ts';

type LoopNode = Readonly<{ id: string; stored: StoredNode; avoidsDuplicates: boolean; items: string }>;

/** The loops of a document, in document order. */
function loopsIn(list: unknown, at = ''): LoopNode[] {
  return openNodes(list).flatMap((stored, index) => {
    if (stored === null) return [];
    const id = nodeId(stored, at, index);
    const loop = ownLoop(stored, id);
    const inner = Object.entries(stored.slots).flatMap(([slot, nodes]) => loopsIn(nodes, `${id}.${slot}.`));
    if (loop === null) return inner;
    return [{ id, stored, avoidsDuplicates: loop.avoidsDuplicates, items: loop.items ?? '' }, ...inner];
  });
}

async function itemsOf({ id, stored }: LoopNode, place: PagePlace): Promise<number[]> {
  const understood = understandNode(stored);
  if (!understood.ok) return [];
  const { widget, settings } = understood.node;
  const node = { id, widget, stored };
  const seen = placeFor(node, await withSubject(node, place), async () => null);
  const values = await resolveValues(widget.fields as Fields, settings, seen);
  const loop = toLoopSettings(widget.name, values, seen.loop.subject);
  if (loop === null) return [];
  const { items } = await loadLoop(loop, seen);
  return items.flatMap((item) => (item.kind === 'term' ? [] : [item.id]));
}

/**
 * For each loop that avoids duplicates, the items of the loops before it, by node. Loops are read in order, since the
 * items left out of one decide what it shows. Reads nothing if no loop avoids duplicates.
 */
export async function shownBeforeLoops(
  tree: unknown,
  place: PagePlace,
): Promise<ReadonlyMap<string, PlacedLoop['shownBefore']>> {
  const loops = loopsIn(tree);
  const last = loops.findLastIndex(({ avoidsDuplicates }) => avoidsDuplicates);
  const shown = new Map<string, readonly number[]>();
  const byItems = new Map<string, number[]>();
  for (const loop of loops.slice(0, last + 1)) {
    const before = byItems.get(loop.items) ?? [];
    if (loop.avoidsDuplicates) shown.set(loop.id, [...before]);
    byItems.set(loop.items, [...before, ...(await itemsOf(loop, { ...place, tree, shownBefore: shown }))]);
  }
  return shown;
}
