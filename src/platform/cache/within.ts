/** Thrown when something did not come in time. */
export class TooSlow extends Error {}

/** Waits for some work, but not longer than so many milliseconds. @throws what the work throws, or that it took too long */
export function within<T>(work: Promise<T>, ms: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new TooSlow(`nothing came within ${ms} ms`)), ms);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
