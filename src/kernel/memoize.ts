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
