import { addDays, dayOf } from '#kernel/day.ts';

export const REPORTS = ['sales', 'vat', 'products', 'words'] as const;
export type Report = (typeof REPORTS)[number];
export const STEPS = ['day', 'week', 'month'] as const;
export type Step = (typeof STEPS)[number];

/** A requested report: kind, days and step. */
export type ReportQuery = Readonly<{ report: Report; from: string; to: string; step: Step }>;

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const MONTH_DAYS = 30;

function oneOf<T extends string>(list: readonly T[], text: string | null): T | undefined {
  return list.find((one) => one === text);
}

/** Parses a URL; the default is the last thirty days, by day. */
export function readReportQuery(params: URLSearchParams, now: Date): ReportQuery {
  const day = (name: string) => {
    const text = params.get(name) ?? '';
    return DAY.test(text) && !Number.isNaN(Date.parse(text)) ? text : null;
  };
  const to = day('to') ?? dayOf(now);
  const from = day('from') ?? addDays(dayOf(now), 1 - MONTH_DAYS);
  return {
    report: oneOf(REPORTS, params.get('report')) ?? 'sales',
    from: from <= to ? from : to,
    to,
    step: oneOf(STEPS, params.get('step')) ?? 'day',
  };
}

/**
 * A report as a table: column keys, which of them are amounts, and rows. A list that has more rows than are shown brings
 * their number and the sums of all.
 */
export type ReportTable = Readonly<{
  columns: readonly string[];
  amounts: readonly string[];
  rows: readonly Readonly<Record<string, string | number>>[];
  all?: number;
  sums?: Readonly<Record<string, number>>;
}>;
