import { LRUCache } from 'lru-cache';

/** Number of remembered keys; older ones are forgotten. */
const MOST_KEYS = 4096;

/**
 * Admits a key from its second request on, so that pages requested once take no memory. The memory for keys is
 * bounded too, whatever URLs a client makes up.
 */
export function createAdmission(mostKeys: number = MOST_KEYS) {
  const asks = new LRUCache<string, number>({ max: mostKeys });
  return {
    ask: (key: string): void => void asks.set(key, (asks.get(key) ?? 0) + 1),
    isAdmitted: (key: string): boolean => (asks.get(key) ?? 0) > 1,
  };
}
