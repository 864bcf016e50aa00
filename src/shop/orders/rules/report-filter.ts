/** What reports count orders as: sales of some days, or with a refund that was made in them. */
export const REPORT_FILTERS = ['sales', 'refunds'] as const;
export type ReportFilter = (typeof REPORT_FILTERS)[number];
