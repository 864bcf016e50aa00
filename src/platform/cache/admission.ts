import { LRUCache } from 'lru-cache';

/** So many keys are remembered; of one asked for before that nobody knows any more. */
const MOST_KEYS = 4096;

/**
 * Admits a key from its second ask: what is asked for once takes no room. Keys that were not asked for lately are
 * forgotten, so that made-up ones take no more memory than this.
 */
export function createAdmission(mostKeys: number = MOST_KEYS) {
  const asks = new LRUCache<string, number>({ max: mostKeys });
  return {
    ask: (key: string): void => void asks.set(key, (asks.get(key) ?? 0) + 1),
    isAdmitted: (key: string): boolean => (asks.get(key) ?? 0) > 1,
  };
}
