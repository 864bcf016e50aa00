import type { Day } from '#kernel/day.ts';
import type { SalesRow } from '#shop/orders';

/**
 * A step of the chart: net sales in fils, and those of the step it is compared with. Null: there is none, or it has not begun.
 */
export type ChartDay = Readonly<{
  /** Its first day, or its hour. */
  day: Day;
  orders: number;
  net: number | null;
  beforeDay: Day | null;
  before: number | null;
}>;

type Sold = Readonly<{ rows: readonly SalesRow[]; steps: readonly Day[] }>;

/** What was sold less what was given back. */
export function netOf({ total, refunded }: Pick<SalesRow, 'total' | 'refunded'>): number {
  return total - refunded;
}

/**
 * Net sales step by step beside those before, without a gap: where nothing was sold stand zeros.
 *
 * @param current the step that it is now; later ones have not begun
 */
export function chartDays(now: Sold, before: Sold, current: string): ChartDay[] {
  const rows = new Map(now.rows.map((row) => [row.day, row]));
  const earlier = new Map(before.rows.map((row) => [row.day, row]));
  const netIn = (found: SalesRow | undefined) => (found === undefined ? 0 : netOf(found));
  return now.steps.map((day, index) => {
    const row = rows.get(day);
    const beforeDay = before.steps[index] ?? null;
    return {
      ...{ day, orders: row?.orders ?? 0, net: day > current ? null : netIn(row), beforeDay },
      before: beforeDay === null ? null : netIn(earlier.get(beforeDay)),
    };
  });
}
