/** Runs work on storage, which may be blocked, full or corrupt; returns the fallback on an error. */
export function attempt<T>(work: () => T, otherwise: T): T {
  try {
    return work();
  } catch {
    return otherwise;
  }
}
