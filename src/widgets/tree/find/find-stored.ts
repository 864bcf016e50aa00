import { nodeId, openNodes, type StoredNode } from '../node.ts';

/** A node of a list, or of those within it, by its id in URLs. */
export function findStored(list: unknown, at: string, id: string): StoredNode | null {
  for (const [index, stored] of openNodes(list).entries()) {
    if (stored === null) continue;
    const own = nodeId(stored, at, index);
    if (own === id) return stored;
    for (const [slot, inner] of Object.entries(stored.slots)) {
      const found = findStored(inner, `${own}.${slot}.`, id);
      if (found !== null) return found;
    }
  }
  return null;
}
