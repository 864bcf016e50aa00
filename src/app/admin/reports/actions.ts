import { z } from 'zod';
import { readAction } from '#admin-actions/action.ts';
import { momentsOf } from '#kernel/day.ts';
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

/** Reports from orders, tax documents and the stock ledger. Source: BO-06, SE-03 */
export const actions = {
  'reports.sales': readAction({
    need: 'reports.see',
    input: z.intersection(days, z.object({ step: z.enum(['day', 'week', 'month']) })),
    run: async ({ shop }, { step, ...asked }) =>
      done(await shop.orders.reports.sales(momentsOf(asked), { step, zone: SHOP_TIME_ZONE })),
  }),
  'reports.vat': readAction({
    need: 'reports.see',
    input: days,
    run: async ({ shop }, input) => done(await shop.invoices.vat(momentsOf(input))),
  }),
  'reports.products': readAction({
    need: 'reports.see',
    input: days,
    run: async ({ shop, language }, input) =>
      done(await shop.orders.reports.sold(momentsOf(input), { language, limit: MOST_SOLD })),
  }),
  'reports.words': readAction({
    need: 'reports.see',
    input: days,
    run: async ({ shop }, input) => done(await shop.search.missedWordsBetween(input, MOST_MISSED)),
  }),
};
