import { createCircuitBreaker } from '../../timeouts/circuit-breaker.ts';
import { withTimeout } from '../../timeouts/with-timeout.ts';
import { createSingleFlight, type Invalidations } from '../single-flight.ts';
import { createAdmission } from './admission.ts';
import { type CacheEntry, type RenderedPage, toCacheEntry } from './cache-entry.ts';
import { createEntryStore, type EntryStore } from './entry-store.ts';

/** How a page was served; `taken`: from another process, `doubtful`: while invalidations cannot be received. */
export type CacheStatus = 'hit' | 'made' | 'taken' | 'stale' | 'doubtful';
export type Opened = Readonly<{ entry: CacheEntry; status: CacheStatus }>;

/** Renders a page; null when it is not cacheable, so that every request renders its own. */
export type Make = () => Promise<RenderedPage | null>;

type Options = Readonly<{
  mostBytes: number;
  nowMs: () => number;
  /** After this time a page is revalidated even without an invalidation. */
  freshForMs: number;
  /** How long a request waits for a render when a doubtful page is available. */
  patienceMs?: number;
  /** Whether a key is a variant of a page; default: none is. */
  isVariant?: (key: string) => boolean;
  /** Called with each page that was rendered and stored here. */
  onCached?: (key: string, entry: CacheEntry) => void;
}>;

const MOST_TRIES = 3;
const RETRY_MS = 5000;
const DEFAULT_PATIENCE_MS = 1500;

type Making = Options & {
  store: EntryStore;
  isHearing: () => boolean;
  /** Whether a key was requested often enough to be cached. */
  isAdmitted: (key: string) => boolean;
};

/** Renders a page again until none of its tags was invalidated during the render; only then is it stored. */
function createMaker(making: Making) {
  const { store, nowMs, freshForMs, isHearing, isAdmitted, onCached = () => undefined } = making;
  const { counts } = store;
  const singleFlight = createSingleFlight<CacheEntry | null>();

  function isCacheable(key: string, { isMadeUp, untilMs }: CacheEntry): boolean {
    return !isMadeUp && isHearing() && nowMs() < untilMs && isAdmitted(key);
  }

  function settle(key: string, entry: CacheEntry, isOld: boolean): CacheEntry {
    counts[entry.origin] += 1;
    if (isOld || !isCacheable(key, entry)) {
      counts.notKept += 1;
      return entry;
    }
    store.save(key, entry);
    if (entry.origin === 'made' && entry.isPersonal !== true) onCached(key, entry);
    return entry;
  }

  async function makeWhole(
    key: string,
    make: Make,
    invalidations: Invalidations,
  ): Promise<CacheEntry | null> {
    for (let tries = 1; ; tries += 1) {
      invalidations.forget();
      const made = await make();
      if (made === null) {
        counts.passed += 1;
        store.held.delete(key);
        return null;
      }
      const entry = toCacheEntry(made, { nowMs: nowMs(), freshForMs });
      const isOld = invalidations.invalidates(entry.tags);
      if (!isOld || tries === MOST_TRIES) return settle(key, entry, isOld);
    }
  }

  return {
    ...singleFlight,
    run: (key: string, make: Make): Promise<CacheEntry | null> =>
      singleFlight.run(key, (invalidations) =>
        makeWhole(key, make, invalidations).catch((error: unknown) => {
          counts.failed += 1;
          throw error;
        }),
      ),
  };
}

type Opening = Options & { store: EntryStore; run: ReturnType<typeof createMaker>['run'] };

/** Sends a doubtful page only when rendering fails; then requests do not retry for some seconds. */
function createDoubt({ store, run, nowMs, patienceMs = DEFAULT_PATIENCE_MS }: Opening) {
  const breaker = createCircuitBreaker({ restMs: RETRY_MS, nowMs });
  return {
    open: async (key: string, make: Make, entry: CacheEntry): Promise<Opened | null> => {
      try {
        return toOpened(await breaker.run(() => withTimeout(run(key, make), patienceMs)));
      } catch {
        store.counts.doubtful += 1;
        return toOpened(entry, 'doubtful');
      }
    },
    end: breaker.close,
  };
}

/** Pages with personal content are never served from the cache. */
function toOpened(entry: CacheEntry | null, status: CacheStatus | undefined = entry?.origin): Opened | null {
  return entry === null || status === undefined || entry.isPersonal === true ? null : { entry, status };
}

/** Caches whole pages by key. Stores nothing until invalidations are received: see `hear`. */
export function createPageCache(options: Options) {
  const { mostBytes, nowMs, isVariant = () => false } = options;
  const store = createEntryStore(mostBytes, options.isVariant);
  const admission = createAdmission();
  const { held, counts } = store;
  let isHearing = false;
  const maker = createMaker({
    ...options,
    store,
    isHearing: () => isHearing,
    isAdmitted: (key) => !isVariant(key) || store.held.has(key) || admission.isAdmitted(key),
  });
  const doubt = createDoubt({ ...options, store, run: maker.run });

  function dropAll(): number {
    maker.allChanged();
    return store.dropAll();
  }

  async function openNew(key: string, make: Make): Promise<Opened | null> {
    if (isVariant(key)) admission.ask(key);
    return toOpened(await maker.run(key, make));
  }

  function openAged(key: string, make: Make, entry: CacheEntry): Opened | null {
    counts.stale += 1;
    entry.freshUntilMs = Math.min(entry.untilMs, nowMs() + RETRY_MS);
    maker.run(key, make).catch(() => undefined);
    return toOpened(entry, 'stale');
  }

  return {
    /** A fresh page, or null. */
    find: (key: string): CacheEntry | null => {
      const entry = isHearing ? held.get(key) : undefined;
      if (entry === undefined || entry.isPersonal || nowMs() >= entry.freshUntilMs) return null;
      store.used(key, entry);
      return entry;
    },
    /**
     * The cached page, or what `make` renders; null when it is not cacheable.
     *
     * @throws what `make` throws when nothing is cached
     */
    open: async (key: string, make: Make): Promise<Opened | null> => {
      const entry = held.get(key);
      if (entry === undefined || nowMs() >= entry.untilMs) {
        return openNew(key, make);
      }
      if (!isHearing) return doubt.open(key, make, entry);
      if (nowMs() >= entry.freshUntilMs) return openAged(key, make, entry);
      if (entry.isPersonal !== true) store.used(key, entry);
      return toOpened(entry, 'hit');
    },
    pack: store.pack,
    has: (key: string): boolean => held.get(key) !== undefined,
    /** Drops entries with these tags; running renders of them are not stored. */
    drop: (changed: readonly string[]): number => {
      maker.changed(changed);
      return store.drop(changed);
    },
    dropAll,
    /** Called once all invalidations are received; drops earlier entries. */
    hear: (): void => {
      dropAll();
      isHearing = true;
      doubt.end();
    },
    /** Called when invalidations may be missed: stores nothing, and cached pages become doubtful. */
    loseHearing: (): void => {
      isHearing = false;
      maker.allChanged();
    },
    isHearing: (): boolean => isHearing,
    figures: () => ({ ...counts, pages: held.size(), bytes: held.bytes(), mostBytes, isHearing }),
    keys: held.keys,
  };
}

export type PageCache = ReturnType<typeof createPageCache>;
