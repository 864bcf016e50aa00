import { LRUCache } from 'lru-cache';

/** Calls of this caller including this one, and milliseconds until the count resets. */
export type Count = Readonly<{ current: number; ttl: number }>;

const MOST_CALLERS = 5000;

/** Counts of this process only; evicts the least recently seen caller. */
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
