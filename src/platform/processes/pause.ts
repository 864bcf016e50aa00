import { SECOND_MS } from '#kernel/instant.ts';

const FIRST_MS = SECOND_MS / 2;
const LONGEST_MS = 30 * SECOND_MS;
/** What lived for so long did not die of its start. */
const STEADY_MS = 60 * SECOND_MS;

/**
 * How many times in a row a process has died soon after its start.
 *
 * @param before how many times until now
 */
export function deathsInARow(before: number, livedMs: number): number {
  return livedMs >= STEADY_MS ? 1 : before + 1;
}

/** How long to wait before a process is started again: longer each time, and never longer than half a minute. */
export function pauseMsAfter(deaths: number): number {
  return Math.min(LONGEST_MS, FIRST_MS * 2 ** (deaths - 1));
}
