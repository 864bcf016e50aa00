import { DAY_MS } from '#kernel/instant.ts';

/** Days for which deleted things can be restored. */
export const TRASH_DAYS = 30;

/** The moment before which things were deleted that are deleted permanently now. */
export function expiredBefore(now: Date): Date {
  return new Date(now.getTime() - TRASH_DAYS * DAY_MS);
}

/** Days until something is deleted permanently, today not counted; never below 0. */
export function daysLeft(removedAt: Date, now: Date): number {
  const left = removedAt.getTime() - expiredBefore(now).getTime();
  return Math.max(0, Math.ceil(left / DAY_MS));
}
