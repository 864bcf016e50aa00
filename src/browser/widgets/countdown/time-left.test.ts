import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '#kernel/instant.ts';
import { saidBetween, timeLeft } from './time-left.ts';

describe('the remaining time', () => {
  it('is split into whole units', () => {
    expect(timeLeft(2 * DAY_MS + 3 * HOUR_MS + 4 * MINUTE_MS + 5 * SECOND_MS)).toEqual({
      days: 2,
      hours: 3,
      minutes: 4,
      seconds: 5,
    });
  });

  it('rounds up to whole seconds and never goes below zero', () => {
    expect(timeLeft(1)).toMatchObject({ minutes: 0, seconds: 1 });
    expect(timeLeft(MINUTE_MS - 1)).toMatchObject({ minutes: 1, seconds: 0 });
    for (const leftMs of [0, -1, -DAY_MS])
      expect(timeLeft(leftMs)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 });
  });
});

describe('the announcement', () => {
  it('is not made every second', () => {
    const announcements = [];
    for (let leftMs = 2 * HOUR_MS; leftMs > 0; leftMs -= SECOND_MS)
      announcements.push(...[saidBetween(leftMs + SECOND_MS, leftMs) ?? []].flat());
    expect(announcements).toEqual(['hour', 'tenMinutes', 'minute']);
  });

  it('is not made when the page opens, nor at the end', () => {
    expect(saidBetween(null, MINUTE_MS)).toBeNull();
    expect(saidBetween(SECOND_MS, 0)).toBeNull();
  });

  it('is the latest one when several passed while the page slept', () => {
    expect(saidBetween(2 * HOUR_MS, 30 * SECOND_MS)).toBe('minute');
  });
});
