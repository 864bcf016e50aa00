import { expect, it } from 'vitest';
import { chartDays } from './chart-days.ts';

const NOTHING = { goods: 0, discounts: 0, deliveryAndFees: 0, refunded: 0 };

it('BO-06 the sales chart has every day with the compared one, and zeros without sales', () => {
  const days = chartDays(
    {
      steps: ['2026-03-29', '2026-03-30', '2026-03-31'],
      rows: [{ ...NOTHING, day: '2026-03-31', orders: 2, total: 900, refunded: 100 }],
    },
    {
      steps: ['2026-02-27', '2026-02-28'],
      rows: [{ ...NOTHING, day: '2026-02-27', orders: 1, total: 300 }],
    },
    '2026-03-31',
  );
  expect(days).toEqual([
    { day: '2026-03-29', orders: 0, net: 0, beforeDay: '2026-02-27', before: 300 },
    { day: '2026-03-30', orders: 0, net: 0, beforeDay: '2026-02-28', before: 0 },
    { day: '2026-03-31', orders: 2, net: 800, beforeDay: null, before: null },
  ]);
});

it('BO-06 coming hours have no value, those of the compared day do', () => {
  const hours = chartDays(
    {
      steps: ['2026-03-31T08', '2026-03-31T09', '2026-03-31T10'],
      rows: [{ ...NOTHING, day: '2026-03-31T08', orders: 1, total: 900 }],
    },
    {
      steps: ['2026-03-24T08', '2026-03-24T09', '2026-03-24T10'],
      rows: [{ ...NOTHING, day: '2026-03-24T10', orders: 1, total: 300 }],
    },
    '2026-03-31T09',
  );
  expect(hours.map(({ net, before }) => [net, before])).toEqual([
    [900, 0],
    [0, 0],
    [null, 300],
  ]);
});
