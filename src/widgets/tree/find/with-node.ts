import { type ListPlace, nodeId, openNodes, type StoredNode } from '../node.ts';
import { findStored } from './find-stored.ts';

/** A node, and the id by which URLs name it. */
type NamedNode = Readonly<{ id: string; node: StoredNode }>;

/** A list whose node of this id is replaced, at any depth. */
function withReplaced(list: unknown, at: ListPlace, named: NamedNode): StoredNode[] {
  return openNodes(list).flatMap((stored, index) => {
    if (stored === null) return [];
    const id = nodeId(stored, at, index);
    if (id === named.id) return [named.node];
    const slots = Object.entries(stored.slots).map(([slot, inner]) => [
      slot,
      withReplaced(inner, `${id}.${slot}.`, named),
    ]);
    return [{ ...stored, slots: Object.fromEntries(slots) }];
  });
}

/** A document with a node in the place of the one with its id; at the end if the document has none. */
export function withNode(tree: unknown, named: NamedNode): StoredNode[] {
  const nodes = withReplaced(tree, '', named);
  return findStored(nodes, '', named.id) === null ? [...nodes, { ...named.node, id: named.id }] : nodes;
}
