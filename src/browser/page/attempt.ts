/** Storage may be blocked, full or spoiled: then nothing is remembered, and the shop goes on without. */
export function attempt<T>(work: () => T, otherwise: T): T {
  try {
    return work();
  } catch {
    return otherwise;
  }
}
