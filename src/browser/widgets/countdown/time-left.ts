import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '#kernel/instant.ts';

/** The time left, in whole units. */
export type TimeLeft = Readonly<{ days: number; hours: number; minutes: number; seconds: number }>;
/** The key of a countdown's spoken announcement. */
export type Announcement = 'hour' | 'tenMinutes' | 'minute';

const TEN = 10;
/** Latest first. */
const SAID_AT: readonly (readonly [Announcement, number])[] = [
  ['minute', MINUTE_MS],
  ['tenMinutes', TEN * MINUTE_MS],
  ['hour', HOUR_MS],
];

/** Splits the time left, rounded up to seconds, so that 0 is shown only at the end. */
export function timeLeft(leftMs: number): TimeLeft {
  const rounded = Math.max(0, Math.ceil(leftMs / SECOND_MS) * SECOND_MS);
  return {
    days: Math.floor(rounded / DAY_MS),
    hours: Math.floor((rounded % DAY_MS) / HOUR_MS),
    minutes: Math.floor((rounded % HOUR_MS) / MINUTE_MS),
    seconds: (rounded % MINUTE_MS) / SECOND_MS,
  };
}

/**
 * The announcement due since the last tick: one hour, ten minutes and one minute before the end.
 *
 * @param beforeMs the time left at the last tick; null at the first, which announces nothing
 */
export function saidBetween(beforeMs: number | null, leftMs: number): Announcement | null {
  if (beforeMs === null || leftMs <= 0) return null;
  return SAID_AT.find(([, atMs]) => beforeMs > atMs && leftMs <= atMs)?.[0] ?? null;
}
