import { expect, it } from 'vitest';
import { monthsBefore, type PeriodQuery, periodOf, stepsOf } from './period.ts';

const TODAY = '2026-03-31';
const of = (period: string, more: Partial<PeriodQuery> = {}) =>
  periodOf({ period, from: '', to: '', ...more }, TODAY);

it.each([
  ['today', ['2026-03-31', '2026-03-31'], ['2026-03-24', '2026-03-24']],
  ['week', ['2026-03-25', '2026-03-31'], ['2026-03-18', '2026-03-24']],
  ['four-weeks', ['2026-03-04', '2026-03-31'], ['2026-02-04', '2026-03-03']],
  ['month', ['2026-03-01', '2026-03-31'], ['2026-02-01', '2026-02-28']],
  ['year', ['2026-01-01', '2026-03-31'], ['2025-01-01', '2025-03-31']],
])('BO-06 %s is compared with its equivalent earlier days', (name, [from, to], [first, last]) => {
  expect(of(name)).toMatchObject({ name, days: { from, to }, before: { from: first, to: last } });
});

it('BO-06 an unknown period is the last 28 days', () => {
  expect(of('fortnight')).toEqual(of('four-weeks'));
  expect(of('')).toEqual(of('four-weeks'));
});

it('BO-06 custom days end today at the latest and never before their start', () => {
  const days = (from: string, to: string) => of('own', { from, to }).days;
  expect(days('2026-03-01', '2026-03-10')).toEqual({ from: '2026-03-01', to: '2026-03-10' });
  expect(days('2026-03-01', '2027-01-01')).toEqual({ from: '2026-03-01', to: TODAY });
  expect(days('2026-03-20', '2026-03-10')).toEqual({ from: '2026-03-10', to: '2026-03-10' });
  expect(days('2026-02-30', 'soon')).toEqual({ from: '2026-03-04', to: TODAY });
  expect(days('0001-01-01', '2026-03-10').from).toBe('2016-03-10');
});

it('BO-06 a chart has a point for each day, beyond three months for each month', () => {
  expect(stepsOf(of('week').days, 'day')).toHaveLength(7);
  expect(of('own', { from: '2025-11-15', to: '2026-03-10' }).step).toBe('month');
  expect(stepsOf({ from: '2025-11-15', to: '2026-02-10' }, 'month')).toEqual([
    '2025-11-01',
    '2025-12-01',
    '2026-01-01',
    '2026-02-01',
  ]);
});

it('BO-06 the chart of a single day has its hours', () => {
  expect(of('today').step).toBe('hour');
  expect(of('own', { from: '2026-03-10', to: '2026-03-10' }).step).toBe('hour');
  const hours = stepsOf(of('today').days, 'hour');
  expect([hours.length, hours[0], hours[9], hours[23]]).toEqual([
    ...[24, '2026-03-31T00', '2026-03-31T09', '2026-03-31T23'],
  ]);
});

it('BO-06 one month earlier is at most the last day of that month', () => {
  expect(monthsBefore('2026-03-31', 1)).toBe('2026-02-28');
  expect(monthsBefore('2028-02-29', 12)).toBe('2027-02-28');
  expect(monthsBefore('2026-12-01', -1)).toBe('2027-01-01');
});
