import { readNodes, type StoredNode } from '#widgets/tree/node.ts';

/** Leads to a list of nodes: [] is the page, each step enters a slot of a node. */
export type ListPath = readonly Readonly<{ index: number; slot: string }>[];
export type NodePath = Readonly<{ list: ListPath; index: number }>;

type Tree = readonly StoredNode[];

const nodesByList = new WeakMap<object, readonly StoredNode[]>();

/** The nodes of a slot; entries that are no nodes are left out. Read once for each list, as lists never change. */
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

/** Every node of a tree, each before those in its slots. */
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

/** Puts a node where another stands, which moves down with those after it. */
export function insertNode(tree: Tree, path: NodePath, node: StoredNode): StoredNode[] {
  return insertNodes(tree, path, [node]);
}

/** Puts nodes one after the other where another stands. */
export function insertNodes(tree: Tree, { list, index }: NodePath, nodes: Tree): StoredNode[] {
  return withList(tree, list, (known) => known.toSpliced(index, 0, ...nodes));
}

/** Puts nodes below all others of the page. */
export function appendNodes(tree: Tree, nodes: Tree): StoredNode[] {
  return [...tree, ...nodes];
}

/** Takes nodes of the page, not those within others, away by their ids. */
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
 * Takes a node out and puts it elsewhere.
 *
 * @param to a place in the tree that lacks the node
 */
export function moveNode(tree: Tree, from: NodePath, to: NodePath): StoredNode[] {
  const node = nodeAt(tree, from);
  return node === null ? [...tree] : insertNode(removeNode(tree, from), to, node);
}

/** Puts nodes in the place of one, under new ids. */
export function splitNode(
  tree: Tree,
  { list, index }: NodePath,
  { parts, newId }: { parts: Tree; newId: () => string },
): StoredNode[] {
  const fresh = parts.map((part) => withNewIds(part, newId));
  return withList(tree, list, (nodes) => nodes.toSpliced(index, 1, ...fresh));
}

/** A node and all within it, under new ids. */
export function withNewIds(node: StoredNode, newId: () => string): StoredNode {
  const id = newId();
  const slots = Object.entries(node.slots).map(([name, list]) => [
    name,
    nodesOf(list).map((inner) => withNewIds(inner, newId)),
  ]);
  return { ...structuredClone(node), id, slots: Object.fromEntries(slots) };
}

/** Puts a copy of a node after it; `newId` names the copy and each node within. */
export function duplicateNode(tree: Tree, path: NodePath, newId: () => string): StoredNode[] {
  const node = nodeAt(tree, path);
  if (node === null) return [...tree];
  return insertNode(tree, { ...path, index: path.index + 1 }, withNewIds(node, newId));
}
