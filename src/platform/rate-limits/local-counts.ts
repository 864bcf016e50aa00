import { LRUCache } from 'lru-cache';
import type { Count } from './rate-limit-store.ts';

const MOST_CALLERS = 5000;

/** Counts of this process alone; the caller last seen longest ago makes room. */
export function localCounts(): (caller: string, windowMs: number) => Count {
  const counts = new LRUCache<string, { current: number; endsMs: number }>({ max: MOST_CALLERS });
  return (caller, windowMs) => {
    const nowMs = Date.now();
    const known = counts.get(caller);
    const count =
      known === undefined || known.endsMs <= nowMs ? { current: 0, endsMs: nowMs + windowMs } : known;
    count.current += 1;
    counts.set(caller, count);
    return { current: count.current, ttl: count.endsMs - nowMs };
  };
}
