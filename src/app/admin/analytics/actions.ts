import { z } from 'zod';
import { type ActionCall, readAction } from '#admin-actions/action.ts';
import { momentsOf } from '#kernel/day.ts';
import { parseProductId } from '#kernel/ids.ts';
import { SHOP_TIME_ZONE } from '#kernel/instant.ts';
import { inLanguage } from '#kernel/language.ts';
import { done } from '#kernel/outcome.ts';
import type { ReportRow } from '#shop/analytics';
import { isDay } from '#shop/analytics/rules/is-day.ts';
import { BREAKDOWNS, REPORTS } from '#shop/analytics/rules/report-names.ts';

const day = z.string().refine(isDay, 'day');
const daysInOrder = ({ from, to }: Readonly<{ from: string; to: string }>) => from <= to;
const WRONG_ORDER = { message: 'days', path: ['to'] };
/** As long as a line's key is stored. */
const LONGEST_KEY = 200;

/** Products are counted by id; `title` is the current name. */
async function withNames({ shop, language }: ActionCall, rows: readonly ReportRow[]): Promise<ReportRow[]> {
  const products = await shop.catalogue.sellables(rows.flatMap(({ key }) => parseProductId(key) ?? []));
  const titles = new Map([...products].map(([id, { name }]) => [String(id), inLanguage(name, language)]));
  return rows.map((row) => ({ ...row, title: titles.get(row.key) ?? '' }));
}

/** Refunds by date of the refund, read from orders, since browsers do not report them. Source: AN-11 */
async function withRefunds(
  { shop }: ActionCall,
  rows: readonly ReportRow[],
  span: ReturnType<typeof momentsOf>,
): Promise<ReportRow[]> {
  const sales = await shop.orders.reports.sales(span, { step: 'day', zone: SHOP_TIME_ZONE });
  const refunded = new Map(sales.map((row) => [row.day, Number(row.refunded)]));
  const seen = new Set(rows.map(({ key }) => key));
  const days = [...refunded].filter(([day, fils]) => fils > 0 && !seen.has(day));
  const nothing = { sessions: 0, views: 0, carts: 0, orders: 0, total: 0 };
  return [...rows, ...days.map(([key]): ReportRow => ({ key, ...nothing }))]
    .map((row) => ({ ...row, refunded: refunded.get(row.key) ?? 0 }))
    .toSorted((one, other) => one.key.localeCompare(other.key));
}

/** Analytics of the shop: traffic from events, sales from orders. */
export const actions = {
  'analytics.report': readAction({
    need: 'reports.see',
    input: z.object({ report: z.enum(REPORTS), from: day, to: day }).refine(daysInOrder, WRONG_ORDER),
    run: async (call, { report, ...days }) => {
      const { shop } = call;
      if (report === 'emirates') {
        const rows = await shop.orders.reports.emirates(momentsOf(days));
        return done<ReportRow[]>(rows.map(({ emirate, orders, total }) => ({ key: emirate, orders, total })));
      }
      if (report === 'cohorts') {
        const rows = await shop.orders.reports.cohorts(momentsOf(days), { zone: SHOP_TIME_ZONE });
        return done<ReportRow[]>(rows.map(({ month, ...row }) => ({ key: month, ...row })));
      }
      const rows = await shop.analytics.report({ report, days });
      if (report === 'overview') return done(await withRefunds(call, rows, momentsOf(days)));
      return done(report === 'products' ? await withNames(call, rows) : rows);
    },
  }),
  'analytics.breakdown': readAction({
    need: 'reports.see',
    input: z
      .object({ report: z.enum(BREAKDOWNS), key: z.string().max(LONGEST_KEY), from: day, to: day })
      .refine(daysInOrder, WRONG_ORDER),
    run: async (call, { report, key, ...days }) => {
      const { rows, missing } = await call.shop.analytics.breakdown({ report, key, days });
      return done({ rows: report === 'funnel' ? await withNames(call, rows) : rows, missing });
    },
  }),
  'analytics.live': readAction({
    need: 'reports.see',
    input: z.object({}),
    run: async ({ shop }) => done(await shop.analytics.live()),
  }),
};
