import { readNodes, type StoredNode } from '#widgets/tree/node.ts';

/** The path of a node list: [] is the page, each step enters a slot of a node. */
export type ListPath = readonly Readonly<{ index: number; slot: string }>[];
export type NodePath = Readonly<{ list: ListPath; index: number }>;

type Tree = readonly StoredNode[];

const nodesByList = new WeakMap<object, readonly StoredNode[]>();

/** The nodes of a slot; other entries are left out. Memoized per list, since lists are immutable. */
export function nodesOf(list: unknown): Tree {
  if (!Array.isArray(list)) return [];
  const nodes = nodesByList.get(list) ?? readNodes(list).filter((node) => node !== null);
  nodesByList.set(list, nodes);
  return nodes;
}

export function listAt(tree: Tree, path: ListPath): Tree {
  return path.reduce<Tree>((list, { index, slot }) => nodesOf(list[index]?.slots[slot]), tree);
}

export function nodeAt(tree: Tree, { list, index }: NodePath): StoredNode | null {
  return listAt(tree, list)[index] ?? null;
}

/** All nodes of a tree in document order, parents before children. */
export function allNodes(tree: Tree): StoredNode[] {
  return tree.flatMap((node) => [
    node,
    ...Object.values(node.slots).flatMap((list) => allNodes(nodesOf(list))),
  ]);
}

function withList(tree: Tree, path: ListPath, change: (list: Tree) => StoredNode[]): StoredNode[] {
  const [step, ...below] = path;
  if (step === undefined) return change(tree);
  return tree.map((node, index) => {
    if (index !== step.index) return node;
    const list = withList(nodesOf(node.slots[step.slot]), below, change);
    return { ...node, slots: { ...node.slots, [step.slot]: list } };
  });
}

/** Inserts a node at a position; later nodes move down. */
export function insertNode(tree: Tree, path: NodePath, node: StoredNode): StoredNode[] {
  return insertNodes(tree, path, [node]);
}

/** Inserts nodes at a position, in order. */
export function insertNodes(tree: Tree, { list, index }: NodePath, nodes: Tree): StoredNode[] {
  return withList(tree, list, (known) => known.toSpliced(index, 0, ...nodes));
}

/** Appends nodes to the page. */
export function appendNodes(tree: Tree, nodes: Tree): StoredNode[] {
  return [...tree, ...nodes];
}

/** Removes top-level nodes by id. */
export function removeNodes(tree: Tree, nodes: Tree): StoredNode[] {
  const ids = new Set(nodes.map(({ id }) => id));
  return tree.filter(({ id }) => id === undefined || !ids.has(id));
}

export function removeNode(tree: Tree, { list, index }: NodePath): StoredNode[] {
  return withList(tree, list, (nodes) => nodes.toSpliced(index, 1));
}

export function replaceNode(tree: Tree, { list, index }: NodePath, node: StoredNode): StoredNode[] {
  return withList(tree, list, (nodes) => nodes.map((one, at) => (at === index ? node : one)));
}

/**
 * Moves a node.
 *
 * @param to a position in the tree without the node
 */
export function moveNode(tree: Tree, from: NodePath, to: NodePath): StoredNode[] {
  const node = nodeAt(tree, from);
  return node === null ? [...tree] : insertNode(removeNode(tree, from), to, node);
}

/** Replaces a node by others, with new ids. */
export function splitNode(
  tree: Tree,
  { list, index }: NodePath,
  { parts, newId }: { parts: Tree; newId: () => string },
): StoredNode[] {
  const fresh = parts.map((part) => withNewIds(part, newId));
  return withList(tree, list, (nodes) => nodes.toSpliced(index, 1, ...fresh));
}

/** A copy of a node and its descendants with new ids. */
export function withNewIds(node: StoredNode, newId: () => string): StoredNode {
  const id = newId();
  const slots = Object.entries(node.slots).map(([name, list]) => [
    name,
    nodesOf(list).map((inner) => withNewIds(inner, newId)),
  ]);
  return { ...structuredClone(node), id, slots: Object.fromEntries(slots) };
}

/** Inserts a copy of a node after it; `newId` generates the ids. */
export function duplicateNode(tree: Tree, path: NodePath, newId: () => string): StoredNode[] {
  const node = nodeAt(tree, path);
  if (node === null) return [...tree];
  return insertNode(tree, { ...path, index: path.index + 1 }, withNewIds(node, newId));
}
