import { DAY_MS } from '#kernel/instant.ts';
import type { SalesRow } from '#shop/orders';

const NOTHING_SOLD = { orders: 0, goods: 0, discounts: 0, deliveryAndFees: 0, total: 0, refunded: 0 };

/**
 * Sales day by day without a gap: a day on which nothing was sold has zeros.
 *
 * @param first the first day in the shop's zone, `2026-11-21`
 * @param count how many days from it on
 */
export function fillDays(rows: readonly SalesRow[], first: string, count: number): SalesRow[] {
  const byDay = new Map(rows.map((row) => [row.day, row]));
  return Array.from({ length: count }, (_, index) => {
    const day = new Date(Date.parse(first) + index * DAY_MS).toISOString().slice(0, 10);
    return byDay.get(day) ?? { day, ...NOTHING_SOLD };
  });
}
