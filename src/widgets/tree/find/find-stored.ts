import { nodeId, openNodes, type StoredNode } from '../node.ts';

/** A node of a list, or of those within it, by its id in URLs. */
export function findStored(list: unknown, at: string, id: string): StoredNode | null {
  for (const [index, stored] of openNodes(list).entries()) {
    if (stored === null) continue;
    const storedId = nodeId(stored, at, index);
    if (storedId === id) return stored;
    for (const [slot, inner] of Object.entries(stored.slots)) {
      const node = findStored(inner, `${storedId}.${slot}.`, id);
      if (node !== null) return node;
    }
  }
  return null;
}
