import type { Day } from '#kernel/day.ts';
import type { SalesRow } from '#shop/orders';

/**
 * A step of the chart: net sales in fils, and those of the compared step. Null if there is no such step, or if it is in
 * the future.
 */
export type ChartDay = Readonly<{
  /** The first day of the step, or its hour. */
  day: Day;
  orders: number;
  net: number | null;
  beforeDay: Day | null;
  before: number | null;
}>;

type Sold = Readonly<{ rows: readonly SalesRow[]; steps: readonly Day[] }>;

/** Sales less refunds. */
export function netOf({ total, refunded }: Pick<SalesRow, 'total' | 'refunded'>): number {
  return total - refunded;
}

/**
 * Net sales per step and those of the previous period, without gaps: steps without sales are 0.
 *
 * @param current the step of the current time; later ones are null
 */
export function chartDays(now: Sold, before: Sold, current: string): ChartDay[] {
  const rows = new Map(now.rows.map((row) => [row.day, row]));
  const earlier = new Map(before.rows.map((row) => [row.day, row]));
  const netIn = (sales: SalesRow | undefined) => (sales === undefined ? 0 : netOf(sales));
  return now.steps.map((day, index) => {
    const row = rows.get(day);
    const beforeDay = before.steps[index] ?? null;
    return {
      ...{ day, orders: row?.orders ?? 0, net: day > current ? null : netIn(row), beforeDay },
      before: beforeDay === null ? null : netIn(earlier.get(beforeDay)),
    };
  });
}
