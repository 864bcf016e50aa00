import { LRUCache } from 'lru-cache';
import { addDependencies, type Dependencies, trackDependencies } from './cache-dependencies.ts';
import { createSingleFlight, type Invalidations } from './single-flight.ts';
import { createTagIndex, invalidates } from './tags.ts';
import { type TrackedTables, tagsOf } from './tracked-tables.ts';

type Held<T> = Readonly<{ value: T; read: Dependencies; tags: readonly string[] }>;

/** Where results are held. */
type Store<T> = Readonly<{
  get: (key: string) => Held<T> | undefined;
  set: (key: string, held: Held<T>) => void;
  /** @param changed null: anything */
  forget: (changed: readonly string[] | null) => void;
}>;

/**
 * Returns a cached result or calls `read`; in both cases the caller gets its dependencies.
 *
 * @param read reads the database, or other cached reads of the same snapshot
 * @param asOf the value of `begin` from before the snapshot that `read` uses; omitted: it reads the current state
 * @throws what `read` throws
 */
type Open<T> = (key: string, read: () => Promise<T>, asOf?: number) => Promise<T>;

/** A rarely changed result that nearly every page reads. */
export type CachedRead<T> = Readonly<{
  open: (read: () => Promise<T>, asOf?: number) => Promise<T>;
  /** The result that is held; its dependencies are not noted. */
  find: () => T | null;
}>;

/** Results by key; the least recently used are dropped beyond the memory limit. */
export type KeyedReads<T> = Readonly<{
  open: Open<T>;
  /** A result that is held; its dependencies are not noted. */
  find: (key: string) => T | null;
  /** How often a result was found, and how often it was read. */
  counts: Readonly<{ hit: number; made: number }>;
  bytes: () => number;
  drop: (key: string) => void;
}>;

type Deps = Readonly<{ tracked: TrackedTables; nowMs: () => number }>;

function storeOfOne<T>(): Store<T> {
  let held: Held<T> | undefined;
  return {
    get: () => held,
    set: (_key, next) => {
      held = next;
    },
    forget: (changed) => {
      if (changed === null || changed.some((one) => held?.tags.some((tag) => invalidates(one, tag))))
        held = undefined;
    },
  };
}

type Memory<T> = Readonly<{
  mostBytes: number;
  bytesOf: (value: T, key: string) => number;
  /** Whether a result is worth its memory; default: each is. */
  isWorthCaching?: (value: T) => boolean;
}>;

function storeOfMany<T>({ mostBytes, bytesOf, isWorthCaching = () => true }: Memory<T>) {
  const index = createTagIndex();
  const held = new LRUCache<string, Held<T>>({
    maxSize: Math.max(1, Math.ceil(mostBytes)),
    sizeCalculation: ({ value }, key) => Math.max(1, Math.ceil(bytesOf(value, key))),
    dispose: ({ tags }, key) => index.remove(key, tags),
  });
  const store: Store<T> = {
    get: (key) => held.get(key),
    set: (key, next) => {
      if (!isWorthCaching(next.value)) return;
      held.set(key, next);
      if (held.has(key)) index.add(key, next.tags);
    },
    forget: (changed) => {
      if (changed === null) held.clear();
      else for (const key of new Set(changed.flatMap(index.struckBy))) held.delete(key);
    },
  };
  return {
    store,
    bytes: () => held.calculatedSize,
    drop: (key: string): void => void held.delete(key),
  };
}

/**
 * Caches results until one of their tables changes. Caches nothing before the process listens to invalidations. A
 * cached result may be outdated by the few milliseconds a notification takes.
 */
export function createCachedReads({ tracked, nowMs }: Deps) {
  const listeners = new Set<Store<unknown>['forget']>();
  let isHearing = false;
  /** Goes up with each invalidation. */
  let invalidationCount = 0;

  function forget(changed: readonly string[] | null): void {
    invalidationCount += 1;
    for (const listener of listeners) listener(changed);
  }

  function openIn<T>(store: Store<T>): Pick<KeyedReads<T>, 'open' | 'find' | 'counts'> {
    const singleFlight = createSingleFlight<Held<T>>();
    const counts = { hit: 0, made: 0 };

    async function readWhole(
      read: () => Promise<T>,
      { key, asOf }: { key: string; asOf: number },
      invalidations: Invalidations,
    ): Promise<Held<T>> {
      const begunAt = invalidationCount;
      counts.made += 1;
      const { result: value, read: dependencies } = await trackDependencies(read);
      const { tags, untracked } = tagsOf(dependencies, tracked);
      const fresh = { value, read: dependencies, tags };
      const isOld = asOf !== begunAt || invalidations.invalidates(tags);
      if (isHearing && untracked.length === 0 && !isOld) store.set(key, fresh);
      return fresh;
    }

    function find(key: string): Held<T> | null {
      const held = isHearing ? store.get(key) : undefined;
      return held !== undefined && nowMs() < held.read.untilMs ? held : null;
    }

    listeners.add((changed) => {
      if (changed === null) singleFlight.allChanged();
      else singleFlight.changed(changed);
      store.forget(changed);
    });
    return {
      counts,
      find: (key) => find(key)?.value ?? null,
      open: async (key, read, asOf = invalidationCount) => {
        const held = find(key);
        if (held !== null) counts.hit += 1;
        const opened =
          held ??
          (await singleFlight.run(`${asOf} ${key}`, (invalidations) =>
            readWhole(read, { key, asOf }, invalidations),
          ));
        addDependencies(opened.read);
        return opened.value;
      },
    };
  }

  return {
    cacheOne: <T>(): CachedRead<T> => {
      const { open, find } = openIn(storeOfOne<T>());
      return { open: (read, asOf) => open('', read, asOf), find: () => find('') };
    },
    cacheMany: <T>(memory: Memory<T>): KeyedReads<T> => {
      const { store, ...held } = storeOfMany(memory);
      return { ...openIn(store), ...held };
    },
    /** Called before a database snapshot is taken. */
    begin: (): number => invalidationCount,
    drop: (changed: readonly string[]): void => forget(changed),
    dropAll: (): void => forget(null),
    hear: (): void => {
      forget(null);
      isHearing = true;
    },
    loseHearing: (): void => {
      isHearing = false;
      forget(null);
    },
  };
}

export type CachedReads = ReturnType<typeof createCachedReads>;
