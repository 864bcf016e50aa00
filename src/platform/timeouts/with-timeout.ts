export class TimedOut extends Error {}

/** Waits for work, at most `ms` milliseconds. @throws what the work throws, or TimedOut */
export function withTimeout<T>(work: Promise<T>, ms: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new TimedOut(`nothing came within ${ms} ms`)), ms);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
