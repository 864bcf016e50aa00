import { execFileSync } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { SECOND_MS } from '#kernel/instant.ts';

/** The memory that a process holds, in megabytes. */
export function residentMb(pid: number): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)]).toString()) / 1024;
}

/** What memory may grow by and still count as given back. */
const GROWTH = 1.2;

/**
 * Waits until a process holds at most a fifth more than before.
 *
 * @param patienceMs after which it is measured a last time
 * @returns megabytes then
 */
export async function settledMb(
  memoryMb: () => number,
  { beforeMb, patienceMs }: { beforeMb: number; patienceMs: number },
): Promise<number> {
  const deadline = Date.now() + patienceMs;
  while (memoryMb() > beforeMb * GROWTH && Date.now() < deadline) await wait(SECOND_MS);
  return memoryMb();
}
