import { describe, expect, it } from 'vitest';
import { addDays, dayOf, isChoosable, nextAnchor, orderDay, parseDay, skipAnchor } from './days.ts';

const every4 = (anchorOn: string) => ({ anchorOn, weeks: 4 });

describe('days of a subscription', () => {
  it('are days in Dubai: a minute before and after its midnight', () => {
    expect(dayOf(new Date('2026-11-26T19:59:00Z'), 'Asia/Dubai')).toBe('2026-11-26');
    expect(dayOf(new Date('2026-11-26T20:00:00Z'), 'Asia/Dubai')).toBe('2026-11-27');
  });

  it('follow the calendar over ends of months and years, and leap days', () => {
    expect(addDays('2027-01-31', 28)).toBe('2027-02-28');
    expect(addDays('2026-12-31', 28)).toBe('2027-01-28');
    expect(addDays('2028-02-01', 28)).toBe('2028-02-29');
  });

  it('parse only valid dates', () => {
    expect(parseDay('2028-02-29')).toBe('2028-02-29');
    for (const text of ['2027-02-29', '2027-13-01', '2027-1-1', '', null, 20270101])
      expect(parseDay(text)).toBeNull();
  });

  it('come one interval later after an order on time', () => {
    expect(nextAnchor(every4('2026-11-26'), '2026-11-26')).toBe('2026-12-24');
    expect(nextAnchor(every4('2026-11-26'), '2026-11-27')).toBe('2026-12-24');
  });

  it('come once after five missed ones, in the same rhythm', () => {
    expect(nextAnchor(every4('2026-11-26'), '2027-04-20')).toBe('2027-05-13');
    expect(nextAnchor(every4('2026-11-26'), '2027-05-13')).toBe('2027-06-10');
  });

  it('stay while in the future, and skipping moves them by one interval', () => {
    expect(nextAnchor(every4('2026-12-24'), '2026-11-26')).toBe('2026-12-24');
    expect(skipAnchor(every4('2026-12-24'), '2026-11-26')).toBe('2027-01-21');
    expect(skipAnchor(every4('2026-11-24'), '2026-11-26')).toBe('2026-12-22');
  });

  it('move off weekends and closed days, without moving the interval', () => {
    expect(orderDay('2026-11-28', [])).toBe('2026-11-30');
    expect(orderDay('2026-11-28', ['2026-11-30', '2026-12-01'])).toBe('2026-12-02');
    expect(orderDay('2026-11-27', [])).toBe('2026-11-27');
    const always = Array.from({ length: 400 }, (_, at) => addDays('2026-11-01', at));
    expect(orderDay('2026-11-28', always)).toBe('2026-11-28');
  });

  it('can be chosen from tomorrow on, for a year', () => {
    expect(isChoosable('2026-11-26', '2026-11-26')).toBe(false);
    expect(isChoosable('2026-11-27', '2026-11-26')).toBe(true);
    expect(isChoosable('2027-11-27', '2026-11-26')).toBe(true);
    expect(isChoosable('2027-11-28', '2026-11-26')).toBe(false);
  });
});
