import type { Clock } from './instant.ts';

type Memory<T> = { until: number; value: T };

/**
 * What was read a moment ago, read again when it has grown old.
 *
 * Whoever holds a connection while asking passes it as `own`: then nothing waits for another one, and so for those who
 * wait for this one. Everybody else shares one reading.
 */
export type Remembered<Source, T> = Readonly<{
  get: (own?: Source) => Promise<T>;
  /** The next to ask reads anew. */
  forget: () => void;
}>;

/** @param forMs how long one process may go on with what another has changed */
export function remembered<Source, T>({
  clock,
  forMs,
  source,
  read,
}: {
  clock: Clock;
  forMs: number;
  source: Source;
  read: (source: Source) => Promise<T>;
}): Remembered<Source, T> {
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
