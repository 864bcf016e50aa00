import { TZDate } from '@date-fns/tz';
import { addDays } from 'date-fns';
import { z } from 'zod';
import { readAction } from '#admin-actions/action.ts';
import { SHOP_TIME_ZONE } from '#kernel/instant.ts';
import { done } from '#kernel/outcome.ts';
import type { ReportRow } from '#shop/analytics';
import { REPORTS } from './report.ts';

const day = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/, 'day')
  .refine((text) => !Number.isNaN(Date.parse(text)), 'day');

/** The first moment of a day in the shop's zone. */
function midnight(text: string): Date {
  const [year = 0, month = 1, date = 1] = text.split('-').map(Number);
  return new Date(new TZDate(year, month - 1, date, SHOP_TIME_ZONE).getTime());
}

const spanOf = ({ from, to }: { from: string; to: string }) => ({
  from: midnight(from),
  to: new Date(addDays(midnight(to), 1).getTime()),
});

/** How the shop is visited: events for what nobody else counts, orders for what was bought. */
export const actions = {
  'analytics.report': readAction({
    need: 'reports.see',
    input: z
      .object({ report: z.enum(REPORTS), from: day, to: day })
      .refine(({ from, to }) => from <= to, { message: 'days', path: ['to'] }),
    run: async ({ shop }, { report, ...days }) => {
      if (report === 'emirates') {
        const rows = await shop.orders.reports.emirates(spanOf(days));
        return done<ReportRow[]>(rows.map(({ emirate, orders, total }) => ({ key: emirate, orders, total })));
      }
      if (report === 'cohorts') {
        const rows = await shop.orders.reports.cohorts(spanOf(days), { zone: SHOP_TIME_ZONE });
        return done<ReportRow[]>(rows.map(({ month, ...row }) => ({ key: month, ...row })));
      }
      return done<ReportRow[]>(await shop.analytics.report({ report, days }));
    },
  }),
  'analytics.live': readAction({
    need: 'reports.see',
    input: z.object({}),
    run: async ({ shop }) => done(await shop.analytics.live()),
  }),
};
