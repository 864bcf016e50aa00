import type { StoredNode } from '#widgets/tree/node.ts';
import { insertNodes, listAt, type NodePath, nodeAt, removeNode, withNewIds } from './tree-operations.ts';

type Tree = readonly StoredNode[];

/** Places of nodes of which none stands in another, in the order of the document. */
export type NodeGroup = readonly NodePath[];

/** The places of the chosen nodes; those that stand in another chosen one go with it. */
export function groupOf(tree: Tree, ids: readonly string[], list: NodePath['list'] = []): NodeGroup {
  return listAt(tree, list).flatMap(({ id, slots }, index) =>
    id !== undefined && ids.includes(id)
      ? [{ list, index }]
      : Object.keys(slots).flatMap((slot) => groupOf(tree, ids, [...list, { index, slot }])),
  );
}

export function nodesOfGroup(tree: Tree, group: NodeGroup): StoredNode[] {
  return group.flatMap((path) => nodeAt(tree, path) ?? []);
}

/** Takes all of them away; from the last on, so that the places of the others stay. */
export function removeGroup(tree: Tree, group: NodeGroup): StoredNode[] {
  return group.reduceRight<StoredNode[]>((rest, path) => removeNode(rest, path), [...tree]);
}

const nameOfList = ({ list }: NodePath) => JSON.stringify(list);

/** The list that all of them stand in; null where they stand in several, or there are none. */
export function listOfGroup(group: NodeGroup): NodePath['list'] | null {
  const [first] = group;
  if (first === undefined) return null;
  return group.every((path) => nameOfList(path) === nameOfList(first)) ? first.list : null;
}

/** Takes all of them out and puts them one after the other at a place of the tree that lacks them. */
export function moveGroup(tree: Tree, group: NodeGroup, to: NodePath): StoredNode[] {
  return insertNodes(removeGroup(tree, group), to, nodesOfGroup(tree, group));
}

/**
 * Moves siblings as one block, above the node before the first or below the one after the last of them; what stands between
 * them does not go with them.
 *
 * @returns index: where the block begins; null where they are no siblings, or already at that end
 */
export function shiftGroup(
  tree: Tree,
  group: NodeGroup,
  by: -1 | 1,
): { tree: StoredNode[]; index: number } | null {
  const list = listOfGroup(group);
  const [first, last] = [group[0], group.at(-1)];
  if (list === null || first === undefined || last === undefined) return null;
  const rest = listAt(tree, list).length - group.length;
  const wanted = by === -1 ? first.index - 1 : last.index + 2 - group.length;
  const index = Math.max(0, Math.min(rest, wanted));
  const isBlock = last.index - first.index === group.length - 1;
  if (isBlock && index === first.index) return null;
  return { tree: moveGroup(tree, group, { list, index }), index };
}

/**
 * Puts copies of the nodes of each list after the last of them there.
 *
 * @param newId names the copies and each node within
 */
export function duplicateGroup(
  tree: Tree,
  group: NodeGroup,
  newId: () => string,
): { tree: StoredNode[]; ids: string[] } {
  const lists = Map.groupBy(group, nameOfList);
  const copies = [...lists.values()].map((paths) => ({
    at: paths.at(-1) as NodePath,
    nodes: nodesOfGroup(tree, paths).map((node) => withNewIds(node, newId)),
  }));
  // A list that is entered through another one comes after it in the document, and is filled before it.
  const next = copies.reduceRight<StoredNode[]>(
    (known, { at, nodes }) => insertNodes(known, { ...at, index: at.index + 1 }, nodes),
    [...tree],
  );
  return { tree: next, ids: copies.flatMap(({ nodes }) => nodes.flatMap(({ id }) => id ?? [])) };
}
