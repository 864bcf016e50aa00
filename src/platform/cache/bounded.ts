/** Something kept, with what it weighs. */
type Held<T> = { value: T; bytes: number; wasUsed: boolean };

/**
 * A map that holds so many bytes at most. What has been asked for since it was looked at last gets a second chance, so
 * that asking costs a mark and nothing is moved.
 *
 * @param gone told of everything that leaves, whoever made it leave
 */
export function createBounded<T>(mostBytes: number, gone: (key: string, value: T) => void) {
  const held = new Map<string, Held<T>>();
  let bytes = 0;

  function remove(key: string): boolean {
    const one = held.get(key);
    if (one === undefined) return false;
    held.delete(key);
    bytes -= one.bytes;
    gone(key, one.value);
    return true;
  }

  function makeRoom(): void {
    while (bytes > mostBytes) {
      const [oldest] = held;
      if (oldest === undefined) return;
      const [key, one] = oldest;
      if (one.wasUsed) {
        one.wasUsed = false;
        held.delete(key);
        held.set(key, one);
      } else remove(key);
    }
  }

  return {
    get: (key: string): T | undefined => {
      const one = held.get(key);
      if (one === undefined) return undefined;
      one.wasUsed = true;
      return one.value;
    },
    /** What is heavier than a quarter of all that there is room for is not kept. */
    set: (key: string, value: T, weight: number): boolean => {
      remove(key);
      if (weight > mostBytes / 4) return false;
      held.set(key, { value, bytes: weight, wasUsed: false });
      bytes += weight;
      makeRoom();
      return held.has(key);
    },
    /** Something kept has changed its weight. */
    weigh: (key: string, weight: number): void => {
      const one = held.get(key);
      if (one === undefined) return;
      bytes += weight - one.bytes;
      one.bytes = weight;
      makeRoom();
    },
    remove,
    clear: (): number => {
      const { size } = held;
      for (const key of [...held.keys()]) remove(key);
      return size;
    },
    keys: (): string[] => [...held.keys()],
    size: (): number => held.size,
    bytes: (): number => bytes,
  };
}
