import { LRUCache } from 'lru-cache';

/** More filters and pages of a list than visitors request between two changes of it. */
const MOST_PER_NODE = 200;
const MOST_NODES = 1000;

/**
 * Bounds the cached variants of each node, whatever URLs a client makes up: beyond the limit, the least recently used
 * one is dropped.
 *
 * @param drop drops the cached block of a key
 */
export function createVariantBound(drop: (key: string) => void) {
  const nodes = new LRUCache<string, LRUCache<string, true>>({
    max: MOST_NODES,
    dispose: (keys) => keys.clear(),
  });
  return {
    /** Notes that the block of a key is used as a variant of a node. */
    use: (node: string, key: string): void => {
      const keys =
        nodes.get(node) ??
        new LRUCache<string, true>({ max: MOST_PER_NODE, dispose: (_used, dropped) => drop(dropped) });
      nodes.set(node, keys);
      keys.set(key, true);
    },
  };
}
