import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { SECOND_MS } from '#kernel/instant.ts';

/** Operating system: no space, or quota reached. PostgreSQL: disk full. */
const FULL = new Set(['ENOSPC', 'EDQUOT', '53100']);
/** PostgreSQL uses this for most file errors; the message contains the system's error. */
const IO_ERROR = '58030';
const LEAST_FREE_BYTES = 8 * 1024 * 1024;
/** How long a failed write counts: the database's disk may differ from the shop's. */
const FAILURE_COUNTS_MS = 10 * SECOND_MS;

/** Whether an error means that a disk is full, the shop's or the database's. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? error.code : '';
  if (typeof code === 'string' && FULL.has(code)) return true;
  if (code === IO_ERROR && /no space left/i.test(error.message)) return true;
  return isDiskFull(error.cause);
}

/** Free bytes for this user at a folder, existing or not. */
async function freeBytes(folder: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    if (!isMissing || dirname(folder) === folder) throw error;
    return freeBytes(dirname(folder));
  }
}

export type Disk = ReturnType<typeof watchDisk>;

/**
 * Tracks whether the disk of a folder is full.
 *
 * @param nowMs current time, to age failures
 */
export function watchDisk(folder: string, nowMs: () => number = Date.now) {
  let failedMs = Number.NEGATIVE_INFINITY;
  return {
    /** Notes that a write failed for lack of space. */
    noteFull: (): void => {
      failedMs = nowMs();
    },
    hasSpace: async (): Promise<boolean> => {
      if (nowMs() - failedMs < FAILURE_COUNTS_MS) return false;
      return (await freeBytes(folder)) >= LEAST_FREE_BYTES;
    },
  };
}
