import { isDatabaseUnavailable } from '#platform/database/unavailable.ts';
import { isDiskFull } from '#platform/files/disk.ts';

/** A temporary failure: nothing was changed, and a retry may succeed. */
export type Outage = 'database' | 'disk';

/** @returns null for all other errors */
export function outageOf(fault: unknown): Outage | null {
  if (isDiskFull(fault)) return 'disk';
  return isDatabaseUnavailable(fault) ? 'database' : null;
}
