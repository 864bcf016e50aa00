import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { CartToken } from '#kernel/ids.ts';
import { MINUTE_MS } from '#kernel/instant.ts';
import type { SettingKey } from '#shop/settings';
import { readCartCookies } from './cookies.ts';
import type { WireNeeds } from './visitor.ts';

/** What a call costs its caller: one that changes the cart, or one that looks. */
export type Weight = 'change' | 'read';

export type CartLimits = {
  /** @returns how many seconds a caller has to wait, or null when the call may go on */
  wait: (request: FastifyRequest, weight: Weight) => Promise<number | null>;
  /** Says that a session is one of ours: from now on it is counted by itself. */
  recognise: (token: CartToken) => void;
};

/** So many times as often as it is changed may a cart be looked at. */
const LOOKS_PER_CHANGE = 5;
/** Sessions counted at once; the one that was quiet for longest makes room. */
const MOST_SESSIONS = 5_000;
/** What one household has of IPv6 counts as one address. */
const HOUSEHOLD_BITS = 64;

type LimitSetting = Extract<SettingKey, `limits.${string}`>;

/** Sessions that this process has seen to be real, the one last seen at the end. */
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

async function waitOf(limiter: Limiter, request: FastifyRequest): Promise<number> {
  const result = await limiter(request);
  return !result.isAllowed && result.isExceeded ? result.ttlInSeconds : 0;
}

/**
 * Counts the calls of a minute by address and by cart session. A session that is not known to be ours counts for its
 * address alone, so that a made-up one buys nothing. Needs @fastify/rate-limit.
 *
 * Source: SV-04
 */
export function cartLimits(app: FastifyInstance, { shop, config }: WireNeeds): CartLimits {
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
  const limiters = { change: pair('change'), read: pair('read') };
  return {
    wait: async (request, weight) => {
      const { address, visitor } = limiters[weight];
      const token = tokenOf(request);
      const limiting = token !== null && known.has(token) ? [address, visitor] : [address];
      const longest = Math.max(...(await Promise.all(limiting.map((limiter) => waitOf(limiter, request)))));
      return longest === 0 ? null : longest;
    },
    recognise: known.add,
  };
}
