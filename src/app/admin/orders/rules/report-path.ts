import type { Day } from '#kernel/day.ts';
import type { ReportFilter } from '#shop/orders/rules/order-search.ts';

type Days = Readonly<{ from: Day; to: Day }>;

function reportPath(counted: ReportFilter, { from, to }: Days, q = ''): string {
  return `/admin/orders/?${new URLSearchParams({ counted, from, to, ...(q === '' ? {} : { q }) })}`;
}

/** The list of orders that reports count as sales in a period; with `q` only those that match. */
export function salesPath(days: Days, q?: string): string {
  return reportPath('sales', days, q);
}

/** The list of orders with a refund made in a period. */
export function refundsPath(days: Days): string {
  return reportPath('refunds', days);
}
