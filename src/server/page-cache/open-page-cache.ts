import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Visit } from '#app/context.ts';
import type { Runtime } from '#composition/runtime.ts';
import type { Shop } from '#composition/shop.ts';
import { MINUTE_MS } from '#kernel/instant.ts';
import { createCachedReads } from '#platform/cache/cached-reads.ts';
import { ALL, INVALIDATION_CHANNEL, listen } from '#platform/cache/invalidation.ts';
import { createPageCache, type PageCache } from '#platform/cache/pages/page-cache.ts';
import { REPORT_REQUEST_CHANNEL, reportCache } from '#platform/cache/pages/process-reports.ts';
import { createSecondTier, type SecondTier } from '#platform/cache/pages/second-tier.ts';
import { readTrackedTables } from '#platform/cache/tracked-tables.ts';
import { hasPendingNotices } from '#wire/cookies/cookies.ts';
import type { SharedStore } from '../shared-store.ts';
import { cacheKeyOf, isVariant } from './cache-key.ts';
import { openPageBlocks, type PageBlocksStore } from './page-blocks.ts';
import { pageRenderer, type RenderDeps } from './render-page.ts';
import { replicaShop } from './replica-shop.ts';
import { sendCached } from './send-cached.ts';
import { frameReads, withCachedReads } from './with-cached-reads.ts';
import { withPageReads } from './with-page-reads.ts';

const MEGABYTE = 1024 * 1024;
/** A safety net besides invalidation. */
const FRESH_FOR_MS = 10 * MINUTE_MS;
/** Headers of a single response. */
const OF_ONE_ANSWER = new Set(['x-request-id', 'set-cookie', 'vary']);

export type CachedPages = Readonly<{
  cache: PageCache;
  /** The shop for storefront pages that are rendered per request. */
  shop: Shop;
  keptBlocks: Pick<PageBlocksStore, 'counts' | 'bytes'>;
  /** The blocks of one storefront page that is rendered per request. */
  openBlocks: () => Visit['blocks'];
  /** Null without Valkey. */
  tier: SecondTier | null;
  /** Sends a cacheable page; returns false for other pages. */
  answer: (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>;
  close: () => Promise<void>;
}>;

/** Whether a request gets the same page as everybody. */
function isAnonymousRequest({ method, headers }: FastifyRequest['raw']): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  if (headers.authorization !== undefined) return false;
  return headers.cookie === undefined || !hasPendingNotices(headers.cookie);
}

function standingHeaders(reply: FastifyReply): [string, string][] {
  return Object.entries(reply.getHeaders()).flatMap(([name, value]): [string, string][] =>
    value === undefined || OF_ONE_ANSWER.has(name) ? [] : [[name, String(value)]],
  );
}

/** Builds a shop when it is first asked for. */
function composedOnce(compose: () => Shop): () => Shop {
  let shop: Shop | null = null;
  return () => {
    shop ??= compose();
    return shop;
  };
}

type Opening = Omit<RenderDeps, 'tracked' | 'asOf' | 'clock' | 'db' | 'replica' | 'begin' | 'warn'> & {
  runtime: Runtime;
  app: FastifyInstance;
  shared: SharedStore | null;
};

/** Caches pages that are the same for everybody, and drops each when one of its dependencies changes. */
export async function openPageCache({ runtime, app, shared, ...deps }: Opening): Promise<CachedPages> {
  const { db, replica, shopOn, clock, config } = runtime;
  const times = { nowMs: Date.now, freshForMs: FRESH_FOR_MS };
  const tier =
    shared === null ? null : createSecondTier({ ...times, valkey: shared.valkey, space: shared.pagesSpace });
  const cache = createPageCache({
    ...times,
    mostBytes: (config.pageCacheMb - config.blockCacheMb) * MEGABYTE,
    isVariant,
    onKept: (key, kept) => tier?.keep(key, kept),
  });
  const tracked = await readTrackedTables(db);
  const warn = (sentence: string) => app.log.warn(sentence);
  const kept = createCachedReads({ tracked, nowMs: () => clock().getTime() });
  const reads = frameReads(kept);
  const bytes = config.blockCacheMb * MEGABYTE;
  const pageBlocks = openPageBlocks(kept, bytes);
  const blocksOf = (shopOf: () => Shop, asOf: number): Visit['blocks'] =>
    bytes === 0 ? null : pageBlocks.of(shopOf, asOf);
  /** The shop with everything that is kept of its reads. */
  const cachedShop = (shop: Shop, fresh: () => Shop, asOf?: number): Shop => {
    const cached = withCachedReads(shop, reads, { fresh, ...(asOf === undefined ? {} : { asOf }) });
    return bytes === 0 ? cached : withPageReads(cached, pageBlocks.reads(asOf), fresh);
  };
  const begin: RenderDeps['begin'] = () => {
    const asOf = kept.begin();
    // A page for other processes must be read from one snapshot: they may have received an invalidation that this
    // process has not.
    if (tier !== null) return { shopOn, blocksOf: () => null };
    return {
      shopOn: (tx, at) => {
        const fresh = shopOn(tx, at);
        return cachedShop(fresh, () => fresh, asOf);
      },
      blocksOf: (shop) => blocksOf(() => shop, asOf),
    };
  };
  const print = pageRenderer({
    ...deps,
    db,
    replica,
    // Other processes may have received an invalidation that this one has not; their pages must not be older.
    asOf: tier === null ? 'told' : 'now',
    begin,
    clock,
    tracked,
    warn,
  });
  const listener = listen({
    url: runtime.databaseUrl,
    channels: {
      [INVALIDATION_CHANNEL]: (said) => {
        replica?.tell();
        // The second tier first: a new render must not use an entry from before the change.
        if (said === ALL) tier?.tellAll();
        else tier?.tell(said.split(' '));
        for (const one of [kept, cache]) {
          if (said === ALL) one.dropAll();
          else one.drop(said.split(' '));
        }
      },
      [REPORT_REQUEST_CHANNEL]: (question) => {
        reportCache(db, cache, question).catch((error: unknown) => app.log.warn({ err: error }, 'no report'));
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
    replica === null ? runtime.shop : replicaShop(runtime.shop, replica, (held) => shopOn(held, clock));
  const networkSeconds = config.pageCacheNetworkSeconds;

  app.addHook('onRequest', (request, reply, done) => {
    const { url = '' } = request.raw;
    const key = url.includes('?') ? cacheKeyOf(url) : url;
    const found = key !== null && isAnonymousRequest(request.raw) ? cache.find(key) : null;
    if (found === null) done();
    else sendCached({ request, reply, networkSeconds }, found, 'hit');
  });

  /** @returns null for a page that is not cacheable, and while nothing can be stored */
  function keyToOpen(request: FastifyRequest): string | null {
    if (request.instead !== undefined || request.noticesFor !== undefined) return null;
    const key = isAnonymousRequest(request.raw) ? cacheKeyOf(request.originalUrl) : null;
    return key !== null && (cache.isHearing() || cache.has(key)) ? key : null;
  }

  return {
    cache,
    keptBlocks: pageBlocks,
    openBlocks: () => {
      // A replica may be older than what is kept.
      if (replica !== null) return null;
      const asOf = kept.begin();
      // Composed for the first block that has to be printed; most pages find all of theirs.
      const fresh = composedOnce(() => shopOn(db, clock));
      return blocksOf(() => cachedShop(fresh(), fresh, asOf), asOf);
    },
    // What is read for it is composed each time: a shop keeps its settings for a second.
    shop:
      replica === null
        ? cachedShop(runtime.shop, () => shopOn(db, clock))
        : withCachedReads(readingThere, reads, { fresh: () => shopOn(db, clock) }),
    tier,
    answer: async (request, reply) => {
      const key = keyToOpen(request);
      if (key === null) return false;
      const standing = standingHeaders(reply);
      const make = () => print(key, standing);
      const takeOrMake = () => (tier !== null && cache.isHearing() ? tier.open(key, make) : make());
      const opened = await cache.open(key, takeOrMake).catch((error: unknown) => {
        request.log.warn({ err: error }, 'a cacheable page could not be rendered');
        return null;
      });
      if (opened === null) return false;
      sendCached({ request, reply, networkSeconds }, opened.entry, opened.way);
      return true;
    },
    close: listener.close,
  };
}
