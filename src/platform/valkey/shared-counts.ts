import { createHash } from 'node:crypto';
import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { Valkey } from './open-valkey.ts';

type Count = { current: number; ttl: number };
type Answer = (error: Error | null, result?: Count) => void;

const COUNT = `
  local current = redis.call('INCR', KEYS[1])
  if current == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
  return {current, redis.call('PTTL', KEYS[1])}
`;
const counted = z.tuple([z.number(), z.number()]);
const ofRoute = z.object({ routeInfo: z.object({ method: z.coerce.string(), url: z.string() }) });
const MOST_CALLERS = 5000;

/** Counts of this process alone, for as long as nobody counts for all. */
function ownCounts() {
  const counts = new LRUCache<string, { current: number; endsMs: number }>({ max: MOST_CALLERS });
  return (key: string, windowMs: number): Count => {
    const nowMs = Date.now();
    const known = counts.get(key);
    const count =
      known === undefined || known.endsMs <= nowMs ? { current: 0, endsMs: nowMs + windowMs } : known;
    count.current += 1;
    counts.set(key, count);
    return { current: count.current, ttl: count.endsMs - nowMs };
  };
}

/**
 * Where @fastify/rate-limit counts: in Valkey, for all processes. While that is away each process counts for itself,
 * from where it stood when it did so last. Addresses and sessions are kept as digests, no longer than they count.
 *
 * @param space begins all keys, so that two shops may share one Valkey
 */
export function sharedCounts(valkey: Valkey, space: string): FastifyRateLimitStoreCtor {
  let unnamed = 0;

  function storeOf(name: string): FastifyRateLimitStore {
    const own = ownCounts();
    const keyOf = (caller: string) =>
      `${space}:count:${createHash('sha256').update(`${name} ${caller}`).digest('base64url')}`;
    return {
      incr: (caller: string, answer: Answer, windowMs: number) => {
        valkey
          .ask((client) => client.eval(COUNT, 1, keyOf(caller), windowMs))
          .then((said) => {
            const [current, ttl] = counted.parse(said);
            return { current, ttl };
          })
          .catch(() => own(caller, windowMs))
          .then((count) => answer(null, count));
      },
      // One for each route that is limited, and for each limiter, which are made in one order in every process.
      child: (options: object) => {
        const route = ofRoute.safeParse(options).data?.routeInfo;
        unnamed += 1;
        return storeOf(route === undefined ? `limiter ${unnamed}` : `${route.method} ${route.url}`);
      },
    };
  }

  const all = storeOf('all');
  return class {
    incr = all.incr;
    child = all.child;
  };
}
