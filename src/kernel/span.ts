import { DAY_MS, type Instant, SECOND_MS } from './instant.ts';

/** From one moment until another, both included; null: without that bound. */
export type Span = Readonly<{
  from: Instant | null;
  until: Instant | null;
  /** When the bounds move on; null: never. */
  movesAt: Instant | null;
}>;

export const ANY_TIME: Span = { from: null, until: null, movesAt: null };

type Parts = Readonly<Record<'year' | 'month' | 'day' | 'hour' | 'minute' | 'second', number>>;

/** What the clock of a time zone shows. */
function clockOf(at: Instant, zone: string): Parts {
  const format = new Intl.DateTimeFormat('en-GB', {
    ...{ timeZone: zone, hourCycle: 'h23', calendar: 'gregory', numberingSystem: 'latn' },
    ...{ year: 'numeric', month: 'numeric', day: 'numeric' },
    ...{ hour: 'numeric', minute: 'numeric', second: 'numeric' },
  });
  return Object.fromEntries(
    format.formatToParts(at).map(({ type, value }) => [type, Number(value)]),
  ) as unknown as Parts;
}

/** How far the clock of a time zone is ahead of UTC. */
export function offsetMs(at: Instant, zone: string): number {
  const { year, month, day, hour, minute, second } = clockOf(at, zone);
  const whole = Math.floor(at.getTime() / SECOND_MS) * SECOND_MS;
  return Date.UTC(year, month - 1, day, hour, minute, second) - whole;
}

/** Midnight at the beginning of a day, so many days from today. */
function midnight(now: Instant, days: number, zone: string): Instant {
  const { year, month, day } = clockOf(now, zone);
  const atUtc = Date.UTC(year, month - 1, day) + days * DAY_MS;
  const near = new Date(atUtc - offsetMs(now, zone));
  return new Date(atUtc - offsetMs(near, zone));
}

/**
 * The last days including today.
 *
 * @param days 1 is only today
 * @param zone the time zone that days begin in
 */
export function lastDays(days: number, now: Instant, zone: string): Span {
  return { from: midnight(now, 1 - days, zone), until: null, movesAt: midnight(now, 1, zone) };
}
