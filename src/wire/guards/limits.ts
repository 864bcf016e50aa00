import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { CartToken } from '#kernel/ids.ts';
import { MINUTE_MS, SECOND_MS } from '#kernel/instant.ts';
import { clientNetwork } from '#kernel/web/client-network.ts';
import type { SettingKey } from '#shop/settings';
import { readCartCookies } from '../cookies/cookies.ts';
import type { WireDeps } from '../deps.ts';

/** The weight of a call: a change of the cart, or a read. */
export type Weight = 'change' | 'read';

export type CartLimits = {
  /** @returns seconds to wait, or null when the call may proceed */
  wait: (request: FastifyRequest, weight: Weight) => Promise<number | null>;
  /** @returns seconds to wait before another code may be tried, or null */
  waitToGuess: (request: FastifyRequest) => Promise<number | null>;
  /** Marks a session as real: from now on it is counted separately. */
  recognise: (token: CartToken) => void;
};

/** Reads allowed per change. */
const LOOKS_PER_CHANGE = 5;
/** Number of sessions counted at once; the least recently seen is evicted. */
const MOST_SESSIONS = 5_000;
/** Codes of gift cards that one network may try. */
const GUESSES = { max: 10, timeWindow: 10 * MINUTE_MS };
/** A household's IPv6 network counts as one address. */
export const HOUSEHOLD_BITS = 64;

type LimitSetting = Extract<SettingKey, `limits.${string}`>;

/** Sessions that this process has seen to be real, most recently seen last. */
function knownSessions() {
  const known = new Set<string>();
  return {
    has: (token: string) => known.has(token),
    add: (token: string) => {
      known.delete(token);
      known.add(token);
      const [quietest] = known;
      if (known.size > MOST_SESSIONS && quietest !== undefined) known.delete(quietest);
    },
  };
}

type Limiter = ReturnType<FastifyInstance['createRateLimit']>;

/** Seconds to wait until a call may proceed; 0 when it may. */
export async function waitOf(limiter: Limiter, request: FastifyRequest): Promise<number> {
  const result = await limiter(request);
  return !result.isAllowed && result.isExceeded ? result.ttlInSeconds : 0;
}

/** Number of remembered networks over their limit; beyond that the least recently seen is counted again. */
const MOST_WAITING = 5_000;

/**
 * Counts calls of a network concurrently with their work. A network that exceeded its limit is remembered in this
 * process, so that its next calls are refused without counting.
 */
export function countBeside(limiter: Limiter) {
  const opensAtMs = new LRUCache<string, number>({ max: MOST_WAITING });
  return {
    /** @returns seconds that the network is known to have to wait */
    knownWait: ({ ip }: FastifyRequest): number => {
      const leftMs = (opensAtMs.get(clientNetwork(ip)) ?? 0) - Date.now();
      return Math.max(0, Math.ceil(leftMs / SECOND_MS));
    },
    /** @returns seconds to wait; 0 when the call may proceed */
    count: async (request: FastifyRequest): Promise<number> => {
      const seconds = await waitOf(limiter, request);
      if (seconds > 0) opensAtMs.set(clientNetwork(request.ip), Date.now() + seconds * SECOND_MS);
      return seconds;
    },
  };
}

/**
 * Counts calls per minute by address and by cart session. An unverified session counts only for its address, so that
 * made-up sessions have no effect. Needs @fastify/rate-limit.
 *
 * Source: SV-04
 */
export function cartLimits(app: FastifyInstance, { shop, config }: WireDeps): CartLimits {
  const known = knownSessions();
  const tokenOf = (request: FastifyRequest) => readCartCookies(request.headers.cookie ?? '', config).token;
  const most = (key: LimitSetting, weight: Weight) => async () => {
    const limit = (await shop.settings.all())[key];
    if (limit === 0) return Number.POSITIVE_INFINITY;
    return weight === 'read' ? limit * LOOKS_PER_CHANGE : limit;
  };
  const pair = (weight: Weight) => ({
    address: app.createRateLimit({
      timeWindow: MINUTE_MS,
      ipv6Subnet: HOUSEHOLD_BITS,
      max: most('limits.cartPerAddress', weight),
    }),
    visitor: app.createRateLimit({
      timeWindow: MINUTE_MS,
      keyGenerator: (request) => tokenOf(request) ?? '',
      max: most('limits.cartPerVisitor', weight),
    }),
  });
  const guesses = app.createRateLimit({ ...GUESSES, ipv6Subnet: HOUSEHOLD_BITS });
  const limiters = { change: pair('change'), read: pair('read') };
  return {
    wait: async (request, weight) => {
      const { address, visitor } = limiters[weight];
      const token = tokenOf(request);
      const limiting = token !== null && known.has(token) ? [address, visitor] : [address];
      const longest = Math.max(...(await Promise.all(limiting.map((limiter) => waitOf(limiter, request)))));
      return longest === 0 ? null : longest;
    },
    waitToGuess: async (request) => (await waitOf(guesses, request)) || null,
    recognise: known.add,
  };
}
