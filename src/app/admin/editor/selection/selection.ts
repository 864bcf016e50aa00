import type { StoredNode } from '#widgets/tree/node.ts';
import { allNodes, listAt } from '../../templates/content/tree-operations.ts';
import { pathOf } from '../state/node-path.ts';

type Tree = readonly StoredNode[];

/** The selected nodes of a document, by id. */
export type Selection = Readonly<{
  ids: readonly string[];
  /** The node that was selected last; null if none. */
  lead: string | null;
  /** The start of a range selection. */
  anchor: string | null;
}>;

export function only(id: string | null): Selection {
  return { ids: id === null ? [] : [id], lead: id, anchor: id };
}

/** Selects several nodes; a range starts at the first. */
export function several(ids: readonly string[]): Selection {
  return { ids, lead: ids.at(-1) ?? null, anchor: ids[0] ?? null };
}

/** Adds a node to the selection, or removes it. */
export function toggled({ ids }: Selection, id: string): Selection {
  if (!ids.includes(id)) return { ids: [...ids, id], lead: id, anchor: id };
  const rest = ids.filter((one) => one !== id);
  return { ids: rest, lead: rest.at(-1) ?? null, anchor: rest.at(-1) ?? null };
}

/** The ids of all nodes in document order, parents before children. */
export function orderOf(tree: Tree): string[] {
  return allNodes(tree).flatMap(({ id }) => id ?? []);
}

/** Selects all nodes from the start of the range to a node, in document order. */
export function extended({ anchor, lead }: Selection, to: string, order: readonly string[]): Selection {
  const from = anchor ?? lead ?? to;
  const [a, b] = [order.indexOf(from), order.indexOf(to)];
  if (a === -1 || b === -1) return only(to);
  return { ids: order.slice(Math.min(a, b), Math.max(a, b) + 1), lead: to, anchor: from };
}

/** The ids in the list that contains a node; without a node, those of the top level. */
export function siblingIds(tree: Tree, id: string | null): string[] {
  const path = id === null ? null : pathOf(tree, id);
  return listAt(tree, path?.list ?? []).flatMap((node) => node.id ?? []);
}

/** The selection without deleted nodes, in document order. */
export function withoutDeleted(selection: Selection, order: readonly string[]): Selection {
  const ids = order.filter((id) => selection.ids.includes(id));
  return { ...selection, ids };
}

type HeldKeys = Readonly<Record<'ctrlKey' | 'metaKey' | 'shiftKey', boolean>>;

/** How a click selects: only this node, in addition to others, or as the end of a range. */
export function selectionMode({ ctrlKey, metaKey, shiftKey }: HeldKeys): 'pick' | 'toggle' | 'extend' {
  if (shiftKey) return 'extend';
  return ctrlKey || metaKey ? 'toggle' : 'pick';
}
