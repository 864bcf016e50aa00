import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Runtime } from '#composition/runtime.ts';
import type { Shop } from '#composition/shop.ts';
import { MINUTE_MS } from '#kernel/instant.ts';
import { parameterTag } from '#platform/cache/cache-dependencies.ts';
import { createCachedReads } from '#platform/cache/cached-reads.ts';
import { ALL, INVALIDATION_CHANNEL, listen } from '#platform/cache/invalidation.ts';
import type { CacheEntry } from '#platform/cache/pages/cache-entry.ts';
import type { CachedBody, Compressed } from '#platform/cache/pages/compressed-body.ts';
import { createPageCache, type Opened, type PageCache } from '#platform/cache/pages/page-cache.ts';
import { REPORT_REQUEST_CHANNEL, reportCache } from '#platform/cache/pages/process-reports.ts';
import { createSecondTier, type SecondTier } from '#platform/cache/pages/second-tier.ts';
import { readTrackedTables } from '#platform/cache/tracked-tables.ts';
import { COMPARE_PARAMETER } from '#shop/catalogue/rules/comparison.ts';
import { hasPendingNotices } from '#wire/cookies/cookies.ts';
import type { SharedStore } from '../shared-store.ts';
import { cacheKeyOf, isVariant, withoutComparison } from './cache-key.ts';
import type { OpenedBlocks, PageBlocksStore } from './page-blocks.ts';
import { openPageShop } from './page-shop.ts';
import { pageRenderer, type RenderDeps } from './render-page.ts';
import { sendCached } from './send-cached.ts';

const MEGABYTE = 1024 * 1024;
/** Limits staleness if an invalidation is missed. */
const FRESH_FOR_MS = 10 * MINUTE_MS;
/** Headers of a single response. */
const OF_ONE_ANSWER = new Set(['x-request-id', 'set-cookie', 'vary']);

export type CachedPages = Readonly<{
  cache: PageCache;
  /** The shop for storefront pages that are rendered per request. */
  shop: Shop;
  cachedBlocks: Pick<PageBlocksStore, 'counts' | 'bytes'>;
  /** The blocks of one storefront page that is rendered per request. */
  openBlocks: () => OpenedBlocks | null;
  /** What `openBlocks().answer` keeps under a key. */
  findAnswer: (key: string) => CachedBody | null;
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

/**
 * Whether the page is for one request only: rendered in place of another, with notices, or of a closed shop for a
 * visitor with access or an expired link.
 */
function isOfOneRequest({ instead, noticesFor, comingSoon }: FastifyRequest): boolean {
  const isOfVisitor = comingSoon?.canView === true || comingSoon?.hasEndedLink === true;
  return instead !== undefined || noticesFor !== undefined || isOfVisitor;
}

function standingHeaders(reply: FastifyReply): [string, string][] {
  return Object.entries(reply.getHeaders()).flatMap(([name, value]): [string, string][] =>
    value === undefined || OF_ONE_ANSWER.has(name) ? [] : [[name, String(value)]],
  );
}

const COMPARISON = parameterTag(COMPARE_PARAMETER);

function comparesProducts({ tags }: CacheEntry): boolean {
  return tags.includes(COMPARISON);
}

type Keyed<T> = T & Readonly<{ key: string }>;

/** Finds a fresh page. If the page does not compare products, the comparison in the URL is ignored. */
function findHit(cache: PageCache, key: string): Keyed<{ entry: CacheEntry }> | null {
  const entry = cache.find(key);
  if (entry !== null) return { key, entry };
  const plain = withoutComparison(key);
  const other = plain === null ? null : cache.find(plain);
  return plain === null || other === null || comparesProducts(other) ? null : { key: plain, entry: other };
}

/** Opens a page; where the address compares products, the page without that first: most pages compare nothing. */
async function openRequested(
  cache: PageCache,
  key: string,
  open: (key: string) => Promise<Opened | null>,
): Promise<Keyed<Opened> | null> {
  const plain = cache.has(key) ? null : withoutComparison(key);
  if (plain !== null) {
    const opened = await open(plain);
    if (opened !== null && !comparesProducts(opened.entry)) return { key: plain, ...opened };
  }
  const opened = await open(key);
  return opened === null ? null : { key, ...opened };
}

type Opening = Omit<RenderDeps, 'tracked' | 'asOf' | 'clock' | 'db' | 'replica' | 'begin' | 'warn'> & {
  runtime: Runtime;
  app: FastifyInstance;
  shared: SharedStore | null;
};

/** Caches pages that are the same for everybody, and drops each when one of its dependencies changes. */
export async function openPageCache({ runtime, app, shared, ...deps }: Opening): Promise<CachedPages> {
  const { db, replica, clock, config } = runtime;
  const times = { nowMs: Date.now, freshForMs: FRESH_FOR_MS };
  const tier =
    shared === null ? null : createSecondTier({ ...times, valkey: shared.valkey, space: shared.pagesSpace });
  const cache = createPageCache({
    ...times,
    mostBytes: (config.pageCacheMb - config.blockCacheMb) * MEGABYTE,
    isVariant,
    onCached: (key, cached) => tier?.save(key, cached),
  });
  const tracked = await readTrackedTables(db);
  const warn = (sentence: string) => app.log.warn(sentence);
  const cached = createCachedReads({ tracked, nowMs: () => clock().getTime() });
  const bytes = config.blockCacheMb * MEGABYTE;
  const pageShop = openPageShop({ runtime, cachedReads: cached, bytes, isShared: tier !== null });
  const print = pageRenderer({
    ...deps,
    db,
    replica,
    // Other processes may have received an invalidation that this one has not; their pages must not be older.
    asOf: tier === null ? 'told' : 'now',
    begin: pageShop.begin,
    clock,
    tracked,
    warn,
  });
  const listener = listen({
    url: runtime.databaseUrl,
    channels: {
      [INVALIDATION_CHANNEL]: (payload) => {
        replica?.invalidate();
        // The second tier first: a new render must not use an entry from before the change.
        if (payload === ALL) tier?.invalidateAll();
        else tier?.invalidate(payload.split(' '));
        for (const one of [cached, cache]) {
          if (payload === ALL) one.dropAll();
          else one.drop(payload.split(' '));
        }
      },
      [REPORT_REQUEST_CHANNEL]: (question) => {
        reportCache(db, cache, question).catch((error: unknown) => app.log.warn({ err: error }, 'no report'));
      },
    },
    onHearing: () => {
      replica?.hear();
      tier?.invalidateAll();
      cached.hear();
      cache.hear();
    },
    onLost: () => {
      replica?.loseHearing();
      cached.loseHearing();
      cache.loseHearing();
    },
  });
  const networkSeconds = config.pageCacheNetworkSeconds;

  const sendingOf = (
    key: string,
    entry: CacheEntry,
    answered: { request: FastifyRequest; reply: FastifyReply },
  ) => ({
    ...answered,
    networkSeconds,
    pack: (encoding: Compressed) => cache.pack(key, entry, encoding),
  });

  app.addHook('onRequest', (request, reply, done) => {
    const { url = '' } = request.raw;
    const key = url.includes('?') ? cacheKeyOf(url) : url;
    const hit = key !== null && isAnonymousRequest(request.raw) ? findHit(cache, key) : null;
    if (hit === null) done();
    else sendCached(sendingOf(hit.key, hit.entry, { request, reply }), hit.entry, 'hit');
  });

  /** @returns null for a page that is not cacheable, and while nothing can be stored */
  function keyToOpen(request: FastifyRequest): string | null {
    if (isOfOneRequest(request)) return null;
    // All closed pages are one.
    const address = request.comingSoon?.page.address ?? request.originalUrl;
    const key = isAnonymousRequest(request.raw) ? cacheKeyOf(address) : null;
    return key !== null && (cache.isHearing() || cache.has(key)) ? key : null;
  }

  return {
    cache,
    cachedBlocks: pageShop.blocks,
    openBlocks: pageShop.openBlocks,
    findAnswer: pageShop.blocks.findAnswer,
    shop: pageShop.shop,
    tier,
    answer: async (request, reply) => {
      const requested = keyToOpen(request);
      if (requested === null) return false;
      const standing = standingHeaders(reply);
      const open = (key: string) => {
        const make = () => print(key, standing);
        const takeOrMake = () => (tier !== null && cache.isHearing() ? tier.open(key, make) : make());
        return cache.open(key, takeOrMake).catch((error: unknown) => {
          request.log.warn({ err: error }, 'a cacheable page could not be rendered');
          return null;
        });
      };
      const opened = await openRequested(cache, requested, open);
      if (opened === null) return false;
      sendCached(sendingOf(opened.key, opened.entry, { request, reply }), opened.entry, opened.status);
      return true;
    },
    close: listener.close,
  };
}
