import { TZDate } from '@date-fns/tz';
import { addDays } from 'date-fns';
import { z } from 'zod';
import { type ActionCall, readAction } from '#admin-actions/action.ts';
import { parseProductId } from '#kernel/ids.ts';
import { SHOP_TIME_ZONE } from '#kernel/instant.ts';
import { inLanguage } from '#kernel/language.ts';
import { done } from '#kernel/outcome.ts';
import type { ReportRow } from '#shop/analytics';
import { isDay } from '#shop/analytics/rules/is-day.ts';
import { REPORTS } from '#shop/analytics/rules/report-names.ts';

const day = z.string().refine(isDay, 'day');

/** The first moment of a day in the shop's zone. */
function midnight(text: string): Date {
  const [year = 0, month = 1, date = 1] = text.split('-').map(Number);
  return new Date(new TZDate(year, month - 1, date, SHOP_TIME_ZONE).getTime());
}

const spanOf = ({ from, to }: { from: string; to: string }) => ({
  from: midnight(from),
  to: new Date(addDays(midnight(to), 1).getTime()),
});

/** Products are counted by id: `title` is what they are called now. */
async function withNames({ shop, language }: ActionCall, rows: readonly ReportRow[]): Promise<ReportRow[]> {
  const found = await shop.catalogue.sellables(rows.flatMap(({ key }) => parseProductId(key) ?? []));
  const titles = new Map([...found].map(([id, { name }]) => [String(id), inLanguage(name, language)]));
  return rows.map((row) => ({ ...row, title: titles.get(row.key) ?? '' }));
}

/** How the shop is visited: events for what nobody else counts, orders for what was bought. */
export const actions = {
  'analytics.report': readAction({
    need: 'reports.see',
    input: z
      .object({ report: z.enum(REPORTS), from: day, to: day })
      .refine(({ from, to }) => from <= to, { message: 'days', path: ['to'] }),
    run: async (call, { report, ...days }) => {
      const { shop } = call;
      if (report === 'emirates') {
        const rows = await shop.orders.reports.emirates(spanOf(days));
        return done<ReportRow[]>(rows.map(({ emirate, orders, total }) => ({ key: emirate, orders, total })));
      }
      if (report === 'cohorts') {
        const rows = await shop.orders.reports.cohorts(spanOf(days), { zone: SHOP_TIME_ZONE });
        return done<ReportRow[]>(rows.map(({ month, ...row }) => ({ key: month, ...row })));
      }
      const rows = await shop.analytics.report({ report, days });
      return done(report === 'products' ? await withNames(call, rows) : rows);
    },
  }),
  'analytics.live': readAction({
    need: 'reports.see',
    input: z.object({}),
    run: async ({ shop }) => done(await shop.analytics.live()),
  }),
};
