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
