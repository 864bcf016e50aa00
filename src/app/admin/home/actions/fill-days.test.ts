import { expect, it } from 'vitest';
import { fillDays } from './fill-days.ts';

it('BO-06 the sales chart has every day, and zeros where nothing was sold', () => {
  const sold = { orders: 2, goods: 100, discounts: 0, deliveryAndFees: 0, total: 100, refunded: 0 };
  const days = fillDays(
    [
      { day: '2026-10-31', ...sold },
      { day: '2026-11-02', ...sold },
    ],
    '2026-10-30',
    4,
  );
  expect(days.map(({ day, total }) => [day, total])).toEqual([
    ['2026-10-30', 0],
    ['2026-10-31', 100],
    ['2026-11-01', 0],
    ['2026-11-02', 100],
  ]);
});
