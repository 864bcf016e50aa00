import { addDependencies, type Dependencies, trackDependencies } from './cache-dependencies.ts';
import { createSingleFlight, type Invalidations } from './single-flight.ts';
import { invalidates } from './tags.ts';
import { type TrackedTables, tagsOf } from './tracked-tables.ts';

type Held<T> = Readonly<{ value: T; read: Dependencies; tags: readonly string[] }>;

/** A rarely changed result that nearly every page reads. */
export type CachedRead<T> = Readonly<{
  /**
   * Returns the cached result or calls `read`; in both cases the caller gets its dependencies.
   *
   * @param read reads the database itself: results of other caches would hide their dependencies
   * @param asOf the value of `begin` from before the snapshot that `read` uses; omitted: it reads the current
   * state
   * @throws what `read` throws
   */
  open: (read: () => Promise<T>, asOf?: number) => Promise<T>;
}>;

type Deps = Readonly<{ tracked: TrackedTables; nowMs: () => number }>;

/**
 * Caches results until one of their tables changes. Caches nothing before the process listens to invalidations. A
 * cached result may be outdated by the few milliseconds a notification takes.
 */
export function createCachedReads({ tracked, nowMs }: Deps) {
  type Slot = { forget: (changed: readonly string[] | null) => void };
  const slots = new Set<Slot>();
  let isHearing = false;
  /** Goes up with each invalidation. */
  let told = 0;

  function forget(changed: readonly string[] | null): void {
    told += 1;
    for (const slot of slots) slot.forget(changed);
  }

  function cacheOne<T>(): CachedRead<T> {
    const singleFlight = createSingleFlight<Held<T>>();
    let held: Held<T> | null = null;

    async function readWhole(
      read: () => Promise<T>,
      asOf: number,
      invalidations: Invalidations,
    ): Promise<Held<T>> {
      const begunAt = told;
      const { result: value, read: found } = await trackDependencies(read);
      const { tags, untracked } = tagsOf(found, tracked);
      const fresh = { value, read: found, tags };
      const isOld = asOf !== begunAt || invalidations.invalidates(tags);
      if (isHearing && untracked.length === 0 && !isOld) held = fresh;
      return fresh;
    }

    slots.add({
      forget: (changed) => {
        if (changed === null) singleFlight.allChanged();
        else singleFlight.changed(changed);
        if (changed === null || changed.some((one) => held?.tags.some((tag) => invalidates(one, tag))))
          held = null;
      },
    });
    return {
      open: async (read, asOf = told) => {
        const isGood = held !== null && isHearing && nowMs() < held.read.untilMs;
        const opened =
          isGood && held !== null
            ? held
            : await singleFlight.run(String(asOf), (invalidations) => readWhole(read, asOf, invalidations));
        addDependencies(opened.read);
        return opened.value;
      },
    };
  }

  return {
    cacheOne,
    /** Called before a database snapshot is taken. */
    begin: (): number => told,
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
