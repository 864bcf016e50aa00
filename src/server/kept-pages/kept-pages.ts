import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { MINUTE_MS } from '#kernel/instant.ts';
import { readAnnounced } from '#platform/cache/announced.ts';
import { ALL, listen, PAGES_CHANNEL } from '#platform/cache/announcements.ts';
import { createKeptReads } from '#platform/cache/kept-reads.ts';
import { createPageCache, type PageCache } from '#platform/cache/page-cache.ts';
import { ASKED_CHANNEL, tellKept } from '#platform/cache/processes.ts';
import { createSecondTier, type SecondTier } from '#platform/cache/second-tier.ts';
import type { Shop } from '#src/compose.ts';
import type { House } from '#src/house.ts';
import { noticesWaitIn } from '#wire/cookies.ts';
import type { SharedStore } from '../shared-store.ts';
import { isVariant, keyOf } from './address.ts';
import { frameReads, keepingShop } from './keeping-shop.ts';
import { type PrintNeeds, printer } from './print.ts';
import { replicaShop } from './replica-shop.ts';
import { sendKept } from './send.ts';

const MEGABYTE = 1024 * 1024;
/** Changes are told; this is for what nobody thought of. */
const FRESH_FOR_MS = 10 * MINUTE_MS;
/** Headers of one answer, which no other may have. */
const OF_ONE_ANSWER = new Set(['x-request-id', 'set-cookie', 'vary']);

export type KeptPages = Readonly<{
  cache: PageCache;
  /** For pages of the storefront that are printed for one who asks. */
  shop: Shop;
  /** Null without Valkey. */
  tier: SecondTier | null;
  /** Sends the page of an address when it is kept or can be; false: the page is one of its own. */
  answer: (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>;
  close: () => Promise<void>;
}>;

/** Anybody who asks so gets the page that everybody gets. */
function asksLikeAnybody({ method, headers }: FastifyRequest['raw']): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  if (headers.authorization !== undefined) return false;
  return headers.cookie === undefined || !noticesWaitIn(headers.cookie);
}

function standingHeaders(reply: FastifyReply): [string, string][] {
  return Object.entries(reply.getHeaders()).flatMap(([name, value]): [string, string][] =>
    value === undefined || OF_ONE_ANSWER.has(name) ? [] : [[name, String(value)]],
  );
}

type Opening = Omit<PrintNeeds, 'announced' | 'asOf' | 'clock' | 'db' | 'replica' | 'begin' | 'warn'> & {
  house: House;
  app: FastifyInstance;
  shared: SharedStore | null;
};

/** Keeps the pages that are the same for everybody, and drops each when something it was made of changes. */
export async function openKeptPages({ house, app, shared, ...needs }: Opening): Promise<KeptPages> {
  const { db, replica, shopOn, clock, config } = house;
  const times = { nowMs: Date.now, freshForMs: FRESH_FOR_MS };
  const tier =
    shared === null ? null : createSecondTier({ ...times, valkey: shared.valkey, space: shared.pagesSpace });
  const cache = createPageCache({
    ...times,
    mostBytes: config.pageCacheMb * MEGABYTE,
    isVariant,
    onKept: (key, kept) => tier?.keep(key, kept),
  });
  const announced = await readAnnounced(db);
  const warn = (sentence: string) => app.log.warn(sentence);
  const kept = createKeptReads({ announced, nowMs: () => clock().getTime() });
  const reads = frameReads(kept);
  const begin: PrintNeeds['begin'] = () => {
    const asOf = kept.begin();
    return (tx, at) => {
      const shop = shopOn(tx, at);
      // What other processes take holds for its moment only when all of it was read since: one that has heard of a
      // change could not tell that this one had not yet.
      return tier === null ? keepingShop(shop, reads, { fresh: () => shopOn(tx, at), asOf }) : shop;
    };
  };
  const print = printer({
    ...needs,
    db,
    replica,
    // Other processes may have heard of a change that this one has not: what they take must not be from before it.
    asOf: tier === null ? 'told' : 'now',
    begin,
    clock,
    announced,
    warn,
  });
  const listener = listen({
    url: house.databaseUrl,
    channels: {
      [PAGES_CHANNEL]: (said) => {
        replica?.tell();
        // The tier first: what is made anew must not be taken from before the change.
        if (said === ALL) tier?.tellAll();
        else tier?.tell(said.split(' '));
        for (const one of [kept, cache]) {
          if (said === ALL) one.dropAll();
          else one.drop(said.split(' '));
        }
      },
      [ASKED_CHANNEL]: (question) => {
        tellKept(db, cache, question).catch((error: unknown) => app.log.warn({ err: error }, 'no report'));
      },
    },
    onHearing: () => {
      replica?.hear();
      tier?.tellAll();
      kept.hear();
      cache.hear();
    },
    onLost: () => {
      replica?.loseHearing();
      kept.loseHearing();
      cache.loseHearing();
    },
  });
  const readingThere =
    replica === null ? house.shop : replicaShop(house.shop, replica, (held) => shopOn(held, clock));
  const networkSeconds = config.pageCacheNetworkSeconds;

  app.addHook('onRequest', (request, reply, done) => {
    const { url = '' } = request.raw;
    const key = url.includes('?') ? keyOf(url) : url;
    const found = key !== null && asksLikeAnybody(request.raw) ? cache.find(key) : null;
    if (found === null) done();
    else sendKept({ request, reply, networkSeconds }, found, 'hit');
  });

  /** @returns null for a page of its own, and while nothing could be kept */
  function keyToOpen(request: FastifyRequest): string | null {
    if (request.instead !== undefined || request.noticesFor !== undefined) return null;
    const key = asksLikeAnybody(request.raw) ? keyOf(request.originalUrl) : null;
    return key !== null && (cache.isHearing() || cache.has(key)) ? key : null;
  }

  return {
    cache,
    shop: keepingShop(readingThere, reads, { fresh: () => shopOn(db, clock) }),
    tier,
    answer: async (request, reply) => {
      const key = keyToOpen(request);
      if (key === null) return false;
      const standing = standingHeaders(reply);
      const make = () => print(key, standing);
      const takeOrMake = () => (tier !== null && cache.isHearing() ? tier.open(key, make) : make());
      const opened = await cache.open(key, takeOrMake).catch((error: unknown) => {
        request.log.warn({ err: error }, 'a page could not be printed to be kept');
        return null;
      });
      if (opened === null) return false;
      sendKept({ request, reply, networkSeconds }, opened.kept, opened.way);
      return true;
    },
    close: listener.close,
  };
}
