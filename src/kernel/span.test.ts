import { describe, expect, it } from 'vitest';
import { DAY_MS, SHOP_TIME_ZONE, SHOP_UTC_OFFSET_MS } from './instant.ts';
import { lastDays, offsetMs } from './span.ts';

const iso = (moment: Date | null) => moment?.toISOString() ?? null;

describe('the last days', () => {
  it.each([
    ['2026-11-26T08:00:00.000Z', 1, '2026-11-25T20:00:00.000Z', '2026-11-26T20:00:00.000Z'],
    ['2026-11-26T20:00:00.000Z', 1, '2026-11-26T20:00:00.000Z', '2026-11-27T20:00:00.000Z'],
    ['2026-11-26T19:59:59.999Z', 7, '2026-11-19T20:00:00.000Z', '2026-11-26T20:00:00.000Z'],
    ['2026-03-01T00:00:00.000Z', 3, '2026-02-26T20:00:00.000Z', '2026-03-01T20:00:00.000Z'],
  ])('at %s, %i of them begin at a midnight of Dubai', (now, days, ...bounds) => {
    const { from, until, movesAt } = lastDays(days, new Date(now), 'Asia/Dubai');
    expect(until).toBeNull();
    expect([iso(from), iso(movesAt)]).toEqual(bounds);
  });

  it('begin at the right hour across a clock change', () => {
    const { from, movesAt } = lastDays(3, new Date('2026-03-30T10:00:00.000Z'), 'Europe/Berlin');
    expect([iso(from), iso(movesAt)]).toEqual(['2026-03-27T23:00:00.000Z', '2026-03-30T22:00:00.000Z']);
  });
});

it('the clock of the shop is as far ahead of UTC on every day of a year', () => {
  const first = Date.parse('2026-01-01T00:00:00Z');
  const offsets = Array.from({ length: 365 }, (_, day) =>
    offsetMs(new Date(first + day * DAY_MS), SHOP_TIME_ZONE),
  );
  expect(new Set(offsets)).toEqual(new Set([SHOP_UTC_OFFSET_MS]));
});
