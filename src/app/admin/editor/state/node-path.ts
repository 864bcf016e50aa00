import type { StoredNode } from '#widgets/tree/node.ts';
import { type ListPath, type NodePath, nodesOf } from '../../templates/content/tree-operations.ts';

/** The position of a node; null for an unknown id. */
export function pathOf(tree: readonly StoredNode[], id: string, list: ListPath = []): NodePath | null {
  for (const [index, node] of tree.entries()) {
    if (node.id === id) return { list, index };
    for (const [slot, nodes] of Object.entries(node.slots)) {
      const path = pathOf(nodesOf(nodes), id, [...list, { index, slot }]);
      if (path !== null) return path;
    }
  }
  return null;
}
