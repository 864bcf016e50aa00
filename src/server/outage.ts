import { isDatabaseUnavailable } from '#platform/database/unavailable.ts';
import { isDiskFull } from '#platform/files/disk.ts';

/** What the shop cannot work without for a while: nothing was changed, and later it can be. */
export type Outage = 'database' | 'disk';

/** @returns null for faults of the shop itself */
export function outageOf(fault: unknown): Outage | null {
  if (isDiskFull(fault)) return 'disk';
  return isDatabaseUnavailable(fault) ? 'database' : null;
}
