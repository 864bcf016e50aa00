import type { Clock } from '#kernel/instant.ts';
import { perScope } from './read-scope.ts';

type Memory<T> = { until: number; value: T };

/**
 * A value that is read again after it expires.
 *
 * A caller that holds a database connection passes it as `reader`; it then never waits for a second connection, which
 * could deadlock the pool. All other callers share one read. Each read scope has its own value: a value read before a
 * page's snapshot is not used in it.
 */
export type MemoizedRead<Source, T> = Readonly<{
  get: (reader?: Source) => Promise<T>;
  /** Makes the next call read again. */
  forget: () => void;
  /** Sets what the scope that runs would read; it expires as a value that was read now. */
  prime: (value: T) => void;
}>;

/**
 * @param forMs how long a value may be used after another process changed it
 */
export function memoizeRead<Source, T>({
  clock,
  forMs,
  source,
  read,
}: {
  clock: Clock;
  forMs: number;
  source: Source;
  read: (source: Source) => Promise<T>;
}): MemoizedRead<Source, T> {
  const stateOf = perScope(() => ({
    memory: null as Memory<T> | null,
    reading: null as Promise<T> | null,
    generation: 0,
  }));

  const expiry = (): number => clock().getTime() + forMs;

  async function readFrom(from: Source): Promise<T> {
    const state = stateOf();
    const mine = state.generation;
    const until = expiry();
    const value = await read(from);
    if (mine === state.generation) state.memory = { until, value };
    return value;
  }

  function readShared(): Promise<T> {
    const state = stateOf();
    state.reading ??= readFrom(source).finally(() => {
      state.reading = null;
    });
    return state.reading;
  }

  return {
    get: async (reader) => {
      const { memory } = stateOf();
      const now = clock().getTime();
      if (memory !== null && now < memory.until && memory.until - now <= forMs) return memory.value;
      return reader === undefined || reader === source ? readShared() : readFrom(reader);
    },
    forget: () => {
      const state = stateOf();
      state.generation += 1;
      state.memory = null;
      state.reading = null;
    },
    prime: (value) => {
      stateOf().memory = { until: expiry(), value };
    },
  };
}
