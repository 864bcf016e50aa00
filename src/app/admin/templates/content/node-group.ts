import type { StoredNode } from '#widgets/tree/node.ts';
import { insertNodes, listAt, type NodePath, nodeAt, removeNode, withNewIds } from './tree-operations.ts';

type Tree = readonly StoredNode[];

/** Positions of nodes in document order; none is inside another. */
export type NodeGroup = readonly NodePath[];

/** The positions of the selected nodes, without those inside another selected node. */
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

/** Removes all nodes of the group, from last to first, so that earlier positions stay valid. */
export function removeGroup(tree: Tree, group: NodeGroup): StoredNode[] {
  return group.reduceRight<StoredNode[]>((rest, path) => removeNode(rest, path), [...tree]);
}

const nameOfList = ({ list }: NodePath) => JSON.stringify(list);

/** The list that contains all nodes of the group; null if there are several lists, or no nodes. */
export function listOfGroup(group: NodeGroup): NodePath['list'] | null {
  const [first] = group;
  if (first === undefined) return null;
  return group.every((path) => nameOfList(path) === nameOfList(first)) ? first.list : null;
}

/** Moves all nodes, as one block, to a position in the tree without them. */
export function moveGroup(tree: Tree, group: NodeGroup, to: NodePath): StoredNode[] {
  return insertNodes(removeGroup(tree, group), to, nodesOfGroup(tree, group));
}

/**
 * Moves siblings as one block, above the node before the first or below the node after the last; unselected nodes
 * between them stay.
 *
 * @returns index: the position of the block; null if they are not siblings, or already at that end
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
 * Inserts copies of each list's nodes after the last of them.
 *
 * @param newId generates the ids of the copies and the nodes inside them
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
  // A list inside another list's node comes later in the document, and is filled first.
  const next = copies.reduceRight<StoredNode[]>(
    (known, { at, nodes }) => insertNodes(known, { ...at, index: at.index + 1 }, nodes),
    [...tree],
  );
  return { tree: next, ids: copies.flatMap(({ nodes }) => nodes.flatMap(({ id }) => id ?? [])) };
}
