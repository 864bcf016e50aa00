import { isDeepStrictEqual } from 'node:util';
import { LRUCache } from 'lru-cache';

/**
 * Reads a value and works with it. The work begins at once with the value that was read last for the key; if the value
 * has changed since, that result is dropped and the work is done again. It must only read.
 *
 * @param key null: the work waits for the value
 */
export type SpeculativeRead<Value> = <Result>(
  key: string | null,
  read: () => Promise<Value>,
  work: (value: Value) => Promise<Result>,
) => Promise<Result>;

/** @param most number of keys whose last values are known */
export function createSpeculativeRead<Value extends NonNullable<unknown>>(
  most: number,
): SpeculativeRead<Value> {
  const last = new LRUCache<string, Value>({ max: most });
  return async (key, read, work) => {
    if (key === null) return work(await read());
    const guess = last.get(key);
    const ahead = guess === undefined ? null : work(guess);
    // Both have ended when the connection of their scope is given back.
    const [reading] = await Promise.allSettled([read(), ahead]);
    if (reading.status === 'rejected') throw reading.reason;
    const { value } = reading;
    if (ahead !== null && isDeepStrictEqual(value, guess)) return ahead;
    last.set(key, value);
    return work(value);
  };
}
