import { SECOND_MS } from '#kernel/instant.ts';

const FIRST_MS = SECOND_MS / 2;
const LONGEST_MS = 30 * SECOND_MS;
/** A process that lived this long did not fail at its start. */
const STEADY_MS = 60 * SECOND_MS;

/**
 * How many times in a row a process died soon after its start.
 *
 * @param before the count so far
 */
export function consecutiveCrashes(before: number, livedMs: number): number {
  return livedMs >= STEADY_MS ? 1 : before + 1;
}

/** Delay before a process is restarted: grows to at most half a minute. */
export function restartDelayMs(deaths: number): number {
  return Math.min(LONGEST_MS, FIRST_MS * 2 ** (deaths - 1));
}
