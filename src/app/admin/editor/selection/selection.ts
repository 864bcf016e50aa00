import type { StoredNode } from '#widgets/tree/node.ts';
import { allNodes, listAt } from '../../templates/content/tree-operations.ts';
import { pathOf } from '../state/node-path.ts';

type Tree = readonly StoredNode[];

/** The chosen nodes of a document, by their ids. */
export type Selection = Readonly<{
  ids: readonly string[];
  /** The one that was chosen last; null where none is. */
  lead: string | null;
  /** Where a range begins. */
  anchor: string | null;
}>;

export function only(id: string | null): Selection {
  return { ids: id === null ? [] : [id], lead: id, anchor: id };
}

/** Several nodes at once; a range goes on from the first. */
export function several(ids: readonly string[]): Selection {
  return { ids, lead: ids.at(-1) ?? null, anchor: ids[0] ?? null };
}

/** Adds a node to those that are chosen, or takes it out of them. */
export function toggled({ ids }: Selection, id: string): Selection {
  if (!ids.includes(id)) return { ids: [...ids, id], lead: id, anchor: id };
  const rest = ids.filter((one) => one !== id);
  return { ids: rest, lead: rest.at(-1) ?? null, anchor: rest.at(-1) ?? null };
}

/** The ids of all nodes, each before those in its slots. */
export function orderOf(tree: Tree): string[] {
  return allNodes(tree).flatMap(({ id }) => id ?? []);
}

/** Everything from where the range begins to a node, in the order of the document. */
export function extended({ anchor, lead }: Selection, to: string, order: readonly string[]): Selection {
  const from = anchor ?? lead ?? to;
  const [a, b] = [order.indexOf(from), order.indexOf(to)];
  if (a === -1 || b === -1) return only(to);
  return { ids: order.slice(Math.min(a, b), Math.max(a, b) + 1), lead: to, anchor: from };
}

/** The ids of a list's nodes that a node stands in; of the page without one. */
export function siblingIds(tree: Tree, id: string | null): string[] {
  const path = id === null ? null : pathOf(tree, id);
  return listAt(tree, path?.list ?? []).flatMap((node) => node.id ?? []);
}

/** A selection without what is gone, in the order of the document. */
export function kept(selection: Selection, order: readonly string[]): Selection {
  const ids = order.filter((id) => selection.ids.includes(id));
  return { ...selection, ids };
}

type HeldKeys = Readonly<Record<'ctrlKey' | 'metaKey' | 'shiftKey', boolean>>;

/** How a node is chosen: alone, beside those that are, or with everything up to it. */
export function wayToChoose({ ctrlKey, metaKey, shiftKey }: HeldKeys): 'pick' | 'toggle' | 'extend' {
  if (shiftKey) return 'extend';
  return ctrlKey || metaKey ? 'toggle' : 'pick';
}
