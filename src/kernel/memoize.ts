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

/** Memoizes a function of an object that never changes, for as long as the object exists. */
export function memoizeObject<Input extends object, Result>(
  workOut: (input: Input) => Result,
): (input: Input) => Result {
  const known = new WeakMap<Input, { result: Result }>();
  return (input) => {
    const before = known.get(input);
    if (before !== undefined) return before.result;
    const result = workOut(input);
    known.set(input, { result });
    return result;
  };
}

export function areSameEntries<Entry>(list: readonly Entry[], other: readonly Entry[]): boolean {
  return list.length === other.length && list.every((entry, at) => entry === other[at]);
}

/**
 * Memoizes a function of a list of objects that never change: its last result for each first entry, for as long as that
 * exists.
 */
export function memoizeList<Entry extends object, Result>(
  workOut: (list: readonly Entry[]) => Result,
): (list: readonly Entry[]) => Result {
  const known = new WeakMap<Entry, { list: readonly Entry[]; result: Result }>();
  return (list) => {
    const [first] = list;
    const before = first === undefined ? undefined : known.get(first);
    if (before !== undefined && areSameEntries(before.list, list)) return before.result;
    const result = workOut(list);
    if (first !== undefined) known.set(first, { list, result });
    return result;
  };
}
