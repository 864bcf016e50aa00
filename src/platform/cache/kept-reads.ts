import { type Announced, tagsOf } from './announced.ts';
import { createFlights, type Struck } from './flights.ts';
import { noteRead, type Read, recorded } from './reading.ts';
import { strikes } from './tags.ts';

type Held<T> = Readonly<{ value: T; read: Read; tags: readonly string[] }>;

/** One thing that nearly every page reads, and that seldom changes. */
export type KeptRead<T> = Readonly<{
  /**
   * What is kept, else what `read` gives; whoever records what is read is told in both cases.
   *
   * @param read reads the database itself: what it remembers from elsewhere would not be noticed
   * @param asOf what `begin` gave before the database's moment was fixed from which `read` reads; left out: it reads now
   * @throws what `read` throws
   */
  open: (read: () => Promise<T>, asOf?: number) => Promise<T>;
}>;

type Needs = Readonly<{ announced: Announced; nowMs: () => number }>;

/**
 * Keeps what was read until one of its tables tells of a change. Nothing is kept before somebody hears what changes.
 * What is kept may be some milliseconds older than what is read beside it: as long as the telling of a change takes.
 */
export function createKeptReads({ announced, nowMs }: Needs) {
  type Slot = { forget: (changed: readonly string[] | null) => void };
  const slots = new Set<Slot>();
  let isHearing = false;
  /** Goes up with each change that is heard. */
  let told = 0;

  function forget(changed: readonly string[] | null): void {
    told += 1;
    for (const slot of slots) slot.forget(changed);
  }

  function keepOne<T>(): KeptRead<T> {
    const flights = createFlights<Held<T>>();
    let held: Held<T> | null = null;

    async function readWhole(read: () => Promise<T>, asOf: number, struck: Struck): Promise<Held<T>> {
      const begunAt = told;
      const { result: value, read: found } = await recorded(read);
      const { tags, silent } = tagsOf(found, announced);
      const fresh = { value, read: found, tags };
      const isOld = asOf !== begunAt || struck.strikes(tags);
      if (isHearing && silent.length === 0 && !isOld) held = fresh;
      return fresh;
    }

    slots.add({
      forget: (changed) => {
        if (changed === null) flights.allChanged();
        else flights.changed(changed);
        if (changed === null || changed.some((one) => held?.tags.some((tag) => strikes(one, tag))))
          held = null;
      },
    });
    return {
      open: async (read, asOf = told) => {
        const isGood = held !== null && isHearing && nowMs() < held.read.untilMs;
        const opened =
          isGood && held !== null
            ? held
            : await flights.run(String(asOf), (struck) => readWhole(read, asOf, struck));
        noteRead(opened.read);
        return opened.value;
      },
    };
  }

  return {
    keepOne,
    /** Called before a moment of the database is fixed. */
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

export type KeptReads = ReturnType<typeof createKeptReads>;
