import type { Instant } from '../instant.ts';

/**
 * The limit of what is stored with its moment, as messages and failed payments are.
 *
 * @param most how many are allowed in each window
 * @returns milliseconds until the next is allowed; 0 for now
 */
export function slidingWindowWaitMs(
  moments: readonly Instant[],
  { most, windowMs }: { most: number; windowMs: number },
  now: Instant,
): number {
  const decisive = moments.map((at) => at.getTime()).sort((a, b) => b - a)[most - 1];
  return decisive === undefined ? 0 : Math.max(0, decisive + windowMs - now.getTime());
}
