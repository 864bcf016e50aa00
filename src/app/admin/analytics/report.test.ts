import { expect, it } from 'vitest';
import { daysBefore, daysOfMonth, readAnalyticsQuery } from './report.ts';

const NOW = new Date('2026-11-21T22:30:00Z');
const read = (search: string) => readAnalyticsQuery(new URLSearchParams(search), NOW);

it('without an address it is the last four weeks of the shop’s days', () => {
  expect(read('')).toEqual({ report: 'overview', from: '2026-10-26', to: '2026-11-22', compares: false });
});

it('what is unreadable is left out, and a beginning after the end is the end', () => {
  expect(read('report=nothing&from=tomorrow&to=2026-13-40')).toEqual(read(''));
  expect(read('report=pages&from=2026-11-30&to=2026-11-02')).toMatchObject({
    from: '2026-11-02',
    report: 'pages',
  });
});

it('the days before are as many', () => {
  expect(daysBefore({ from: '2026-03-01', to: '2026-03-07' })).toEqual({
    from: '2026-02-22',
    to: '2026-02-28',
  });
});

it('the days of a month are whole, also of a short one', () => {
  expect(daysOfMonth('2026-11')).toEqual({ from: '2026-11-01', to: '2026-11-30' });
  expect(daysOfMonth('2028-02')).toEqual({ from: '2028-02-01', to: '2028-02-29' });
});
