import type { Clock } from './instant.ts';

type Memory<T> = { until: number; value: T };

/**
 * A value that is read again after it expires.
 *
 * A caller that holds a database connection passes it as `own`; it then never waits for a second connection, which
 * could deadlock the pool. All other callers share one read.
 */
export type Memoized<Source, T> = Readonly<{
  get: (own?: Source) => Promise<T>;
  /** Makes the next call read again. */
  forget: () => void;
}>;

/**
 * @param forMs how long a value may be used after another process changed it
 */
export function memoizeFor<Source, T>({
  clock,
  forMs,
  source,
  read,
}: {
  clock: Clock;
  forMs: number;
  source: Source;
  read: (source: Source) => Promise<T>;
}): Memoized<Source, T> {
  let memory: Memory<T> | null = null;
  let reading: Promise<T> | null = null;
  let generation = 0;

  async function readFrom(from: Source): Promise<T> {
    const mine = generation;
    const until = clock().getTime() + forMs;
    const value = await read(from);
    if (mine === generation) memory = { until, value };
    return value;
  }

  function readShared(): Promise<T> {
    reading ??= readFrom(source).finally(() => {
      reading = null;
    });
    return reading;
  }

  return {
    get: async (own) => {
      const now = clock().getTime();
      if (memory !== null && now < memory.until && memory.until - now <= forMs) return memory.value;
      return own === undefined || own === source ? readShared() : readFrom(own);
    },
    forget: () => {
      generation += 1;
      memory = null;
      reading = null;
    },
  };
}

/** Runs the work once and returns its result to every caller; a failure is not memoized. */
export function memoizeOnce<T>(work: () => Promise<T>): () => Promise<T> {
  let done: Promise<T> | null = null;
  return () => {
    done ??= work().catch((fault: unknown) => {
      done = null;
      throw fault;
    });
    return done;
  };
}

/**
 * Memoizes a function of a text.
 *
 * @param most number of cached results; when it is reached, the cache is cleared
 */
export function memoizeText<Result>(
  most: number,
  workOut: (text: string) => Result,
): (text: string) => Result {
  const known = new Map<string, Result>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const result = workOut(text);
    if (known.size >= most) known.clear();
    known.set(text, result);
    return result;
  };
}
