import { invalidates } from './tags.ts';

/** Invalidations since a piece of work began. */
export type Invalidations = Readonly<{
  /** Whether data with one of these tags may have been read before it changed. */
  invalidates: (tags: readonly string[]) => boolean;
  /** Called when the work starts again. */
  forget: () => void;
}>;

type Flight<T> = { changed: Set<string>; isAll: boolean; made: Promise<T> };

function invalidationsOf(flight: Pick<Flight<unknown>, 'changed' | 'isAll'>): Invalidations {
  return {
    invalidates: (tags) =>
      flight.isAll || [...flight.changed].some((changed) => tags.some((tag) => invalidates(changed, tag))),
    forget: () => {
      flight.changed.clear();
      flight.isAll = false;
    },
  };
}

/** Runs one piece of work per key at a time; callers that arrive while it runs share its result. */
export function createSingleFlight<T>() {
  const joinable = new Map<string, Flight<T>>();
  const active = new Set<Flight<T>>();

  /** Later callers must not share work that began before the change. */
  function strike(note: (flight: Flight<T>) => void): void {
    for (const flight of active) note(flight);
    joinable.clear();
  }

  return {
    /**
     * @param work gets the invalidations that happen while it runs
     */
    run: (key: string, work: (invalidations: Invalidations) => Promise<T>): Promise<T> => {
      const known = joinable.get(key);
      if (known !== undefined) return known.made;
      const { promise, resolve, reject } = Promise.withResolvers<T>();
      const flight: Flight<T> = { changed: new Set(), isAll: false, made: promise };
      active.add(flight);
      joinable.set(key, flight);
      const end = () => {
        active.delete(flight);
        if (joinable.get(key) === flight) joinable.delete(key);
      };
      promise.then(end, end);
      // Starts after registration, so that no invalidation is missed.
      work(invalidationsOf(flight)).then(resolve, reject);
      return promise;
    },
    changed: (tags: readonly string[]): void =>
      strike(({ changed }) => {
        for (const tag of tags) changed.add(tag);
      }),
    allChanged: (): void =>
      strike((flight) => {
        flight.isAll = true;
      }),
  };
}
