import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import { z } from 'zod';
import type { Signature } from '../signature.ts';
import type { Count } from './local-counts.ts';
import { localCounts } from './local-counts.ts';

/** Counts one call. @throws when the store is unavailable */
export type CountCall = (key: string, windowMs: number) => Promise<Count>;

const ofRoute = z.object({ routeInfo: z.object({ method: z.coerce.string(), url: z.string() }) });
const NOT_COUNTED: Count = { current: 0, ttl: 0 };

/**
 * A store for @fastify/rate-limit. Each process also counts its own calls, and the higher count is the answer: calls
 * that `countCall` misses while it fails, or answers too late, still count here. Callers without a limit are not
 * counted.
 *
 * @param digest addresses and sessions are stored as digests
 */
export function rateLimitStore(countCall: CountCall, digest: Signature['digest']): FastifyRateLimitStoreCtor {
  let unnamed = 0;

  function storeOf(name: string): FastifyRateLimitStore {
    const countLocally = localCounts();
    return {
      incr: (...[caller, answer, windowMs, max]) => {
        if (max === Number.POSITIVE_INFINITY) return answer(null, NOT_COUNTED);
        const local = countLocally(caller, windowMs);
        countCall(digest(`${name} ${caller}`), windowMs)
          .then((count) => (count.current < local.current ? local : count))
          .catch(() => local)
          .then((count) => answer(null, count));
      },
      // One per limited route or limiter; created in the same order in every process.
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
