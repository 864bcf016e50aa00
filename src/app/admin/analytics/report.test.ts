import { expect, it } from 'vitest';
import { beside, daysBefore, daysOfMonth, INCOMPARABLE, readAnalyticsQuery, withBefore } from './report.ts';

const NOW = new Date('2026-11-21T22:30:00Z');
const read = (search: string) => readAnalyticsQuery(new URLSearchParams(search), NOW);

it('the default is the last four weeks in the shop’s time zone', () => {
  expect(read('')).toEqual({ report: 'overview', from: '2026-10-26', to: '2026-11-22', compares: false });
});

it('invalid parameters are ignored, and a start after the end becomes the end', () => {
  expect(read('report=nothing&from=tomorrow&to=2026-13-40')).toEqual(read(''));
  expect(read('report=pages&from=2026-11-30&to=2026-11-02')).toMatchObject({
    from: '2026-11-02',
    report: 'pages',
  });
});

it('the previous period has the same number of days', () => {
  expect(daysBefore({ from: '2026-03-01', to: '2026-03-07' })).toEqual({
    from: '2026-02-22',
    to: '2026-02-28',
  });
});

it('a month has all of its days, February too', () => {
  expect(daysOfMonth('2026-11')).toEqual({ from: '2026-11-01', to: '2026-11-30' });
  expect(daysOfMonth('2028-02')).toEqual({ from: '2028-02-01', to: '2028-02-29' });
});

it('days are compared by their position in the period, days without events included', () => {
  const query = { report: 'overview', from: '2026-11-08', to: '2026-11-14' } as const;
  const day = (key: string, sessions: number) => ({ key, sessions, views: sessions * 2 });
  expect(
    withBefore(
      [day('2026-11-08', 5), day('2026-11-10', 7)],
      [day('2026-11-02', 3), day('2026-11-03', 4)],
      query,
    ),
  ).toEqual([
    { key: '2026-11-08', sessions: 5, views: 10, before: 0 },
    expect.objectContaining({ key: '2026-11-09', sessions: 0, views: 0, orders: 0, before: 3 }),
    { key: '2026-11-10', sessions: 7, views: 14, before: 4 },
  ]);
  expect(INCOMPARABLE).toEqual(['cohorts']);
});

it('a line that only the previous period has shows zeros', () => {
  const query = { report: 'campaigns', from: '2026-11-08', to: '2026-11-14' } as const;
  const earlier = [{ key: 'eid', title: 'Eid', sessions: 9, views: 20, carts: 1, orders: 1, total: 5000 }];
  expect(withBefore([], earlier, query)).toEqual([
    { key: 'eid', title: 'Eid', sessions: 0, views: 0, carts: 0, orders: 0, total: 0, before: 9 },
  ]);
});

it('BO-06 a missing line is unknown, not 0, when the previous period is incomplete', () => {
  const rows = [
    { key: '/faq/', clicks: 4 },
    { key: '/about/', clicks: 2 },
  ];
  const then = new Map([['/about/', { key: '/about/', clicks: 1 }]]);
  expect(beside(rows, { rows: then, isComplete: false }, ['clicks'])).toEqual([
    { key: '/faq/', clicks: 4 },
    { key: '/about/', clicks: 2, before: 1 },
  ]);
  expect(beside(rows, { rows: then, isComplete: true }, ['clicks'])[0]).toMatchObject({ before: 0 });
});
