import { strikes } from './tags.ts';

/** What has changed since a piece of work began. */
export type Struck = Readonly<{
  /** Whether something with these tags may have been read before it changed. */
  strikes: (tags: readonly string[]) => boolean;
  /** The work begins anew. */
  forget: () => void;
}>;

type Flight<T> = { changed: Set<string>; isAll: boolean; made: Promise<T> };

function struckOf(flight: Pick<Flight<unknown>, 'changed' | 'isAll'>): Struck {
  return {
    strikes: (tags) =>
      flight.isAll || [...flight.changed].some((changed) => tags.some((tag) => strikes(changed, tag))),
    forget: () => {
      flight.changed.clear();
      flight.isAll = false;
    },
  };
}

/** Work under way: one piece for a key, which everybody waits for who asks meanwhile. */
export function createFlights<T>() {
  const joinable = new Map<string, Flight<T>>();
  const active = new Set<Flight<T>>();

  /** Whoever asks from now on must not get what was begun before. */
  function strike(note: (flight: Flight<T>) => void): void {
    for (const flight of active) note(flight);
    joinable.clear();
  }

  return {
    /** @param work told what changes while it lasts */
    run: (key: string, work: (struck: Struck) => Promise<T>): Promise<T> => {
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
      // It begins only now that it is among those that are told of changes.
      work(struckOf(flight)).then(resolve, reject);
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
