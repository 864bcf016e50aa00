import type { Day } from '#kernel/day.ts';
import type { ReportFilter } from '#shop/orders/rules/order-search.ts';

type Days = Readonly<{ from: Day; to: Day }>;

function reportPath(counted: ReportFilter, { from, to }: Days, q = ''): string {
  return `/admin/orders/?${new URLSearchParams({ counted, from, to, ...(q === '' ? {} : { q }) })}`;
}

/** The orders of some days that reports count as sales; with words, those that match them. */
export function salesPath(days: Days, q?: string): string {
  return reportPath('sales', days, q);
}

/** The orders with a refund that was made in some days. */
export function refundsPath(days: Days): string {
  return reportPath('refunds', days);
}
