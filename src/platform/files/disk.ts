import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { SECOND_MS } from '#kernel/instant.ts';

/** The system: no space, or none left for this user. PostgreSQL: disk full. */
const FULL = new Set(['ENOSPC', 'EDQUOT', '53100']);
/** PostgreSQL names most failures of its files so, and says in the message what the system said. */
const IO_ERROR = '58030';
const LEAST_FREE_BYTES = 8 * 1024 * 1024;
/** A write that failed counts for so long: the database's disk may be another than the shop's. */
const FAILURE_COUNTS_MS = 10 * SECOND_MS;

/** Whether something failed because a disk has no space left: the shop's, or the database's. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? error.code : '';
  if (typeof code === 'string' && FULL.has(code)) return true;
  if (code === IO_ERROR && /no space left/i.test(error.message)) return true;
  return isDiskFull(error.cause);
}

/** Free bytes for this user where a folder is, or will be made. */
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

/** Knows whether what is written can be kept. */
export type Disk = ReturnType<typeof watchDisk>;

/**
 * Watches the disk that a folder is on.
 *
 * @param nowMs the time, for failures that are a while ago
 */
export function watchDisk(folder: string, nowMs: () => number = Date.now) {
  let failedMs = Number.NEGATIVE_INFINITY;
  return {
    /** A write has failed for want of space. */
    noteFull: (): void => {
      failedMs = nowMs();
    },
    hasSpace: async (): Promise<boolean> => {
      if (nowMs() - failedMs < FAILURE_COUNTS_MS) return false;
      return (await freeBytes(folder)) >= LEAST_FREE_BYTES;
    },
  };
}
