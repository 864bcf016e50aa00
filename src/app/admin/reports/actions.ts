import { TZDate } from '@date-fns/tz';
import { addDays } from 'date-fns';
import { z } from 'zod';
import { readAction } from '#admin-actions/action.ts';
import { SHOP_TIME_ZONE } from '#kernel/instant.ts';
import { done } from '#kernel/outcome.ts';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const MOST_SOLD = 200;
const MOST_MISSED = 200;

const day = z
  .string()
  .regex(DAY, 'day')
  .refine((text) => !Number.isNaN(Date.parse(text)), 'day');
const days = z
  .object({ from: day, to: day })
  .refine(({ from, to }) => from <= to, { message: 'days', path: ['to'] });

/** The first moment of a day in the shop's zone. */
function midnight(text: string): Date {
  const [year = 0, month = 1, date = 1] = text.split('-').map(Number);
  return new Date(new TZDate(year, month - 1, date, SHOP_TIME_ZONE).getTime());
}

/** From the first moment of the first day to the last of the last, in the shop's zone. */
function spanOf({ from, to }: { from: string; to: string }) {
  return { from: midnight(from), to: new Date(addDays(midnight(to), 1).getTime()) };
}

/** How business goes, from the orders, the papers and the ledger themselves. Source: BO-06, SE-03 */
export const actions = {
  'reports.sales': readAction({
    need: 'reports.see',
    input: z.intersection(days, z.object({ step: z.enum(['day', 'week', 'month']) })),
    run: async ({ shop }, { step, ...asked }) =>
      done(await shop.orders.reports.sales(spanOf(asked), { step, zone: SHOP_TIME_ZONE })),
  }),
  'reports.vat': readAction({
    need: 'reports.see',
    input: days,
    run: async ({ shop }, asked) => done(await shop.invoices.vat(spanOf(asked))),
  }),
  'reports.products': readAction({
    need: 'reports.see',
    input: days,
    run: async ({ shop, language }, asked) =>
      done(await shop.orders.reports.sold(spanOf(asked), { language, limit: MOST_SOLD })),
  }),
  'reports.words': readAction({
    need: 'reports.see',
    input: days,
    run: async ({ shop }, asked) => done(await shop.search.missedWordsBetween(asked, MOST_MISSED)),
  }),
};
