/** Does some work for the first who asks, and remembers what it gave; what failed is tried again by the next. */
export function once<T>(work: () => Promise<T>): () => Promise<T> {
  let done: Promise<T> | null = null;
  return () => {
    done ??= work().catch((fault: unknown) => {
      done = null;
      throw fault;
    });
    return done;
  };
}
