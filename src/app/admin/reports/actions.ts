import { z } from 'zod';
import { readAction } from '#admin-actions/action.ts';
import { momentsOf } from '#kernel/day.ts';
import { SHOP_TIME_ZONE } from '#kernel/instant.ts';
import { done } from '#kernel/outcome.ts';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
/** The rows of a list on the screen; its file has all of them. */
const MOST_ROWS = 200;

const day = z
  .string()
  .regex(DAY, 'day')
  .refine((text) => !Number.isNaN(Date.parse(text)), 'day');
const days = z
  .object({ from: day, to: day })
  .refine(({ from, to }) => from <= to, { message: 'days', path: ['to'] });

const list = z.intersection(days, z.object({ isWhole: z.boolean().default(false) }));
const limitOf = ({ isWhole }: { isWhole: boolean }) => (isWhole ? null : MOST_ROWS);

/** Reports from orders, tax documents and the stock ledger. Source: BO-06, SE-03 */
export const actions = {
  'reports.sales': readAction({
    need: 'reports.see',
    input: z.intersection(days, z.object({ step: z.enum(['day', 'week', 'month']) })),
    run: async ({ shop }, { step, ...period }) =>
      done(await shop.orders.reports.sales(momentsOf(period), { step, zone: SHOP_TIME_ZONE })),
  }),
  'reports.vat': readAction({
    need: 'reports.see',
    input: days,
    run: async ({ shop }, input) => done(await shop.invoices.vat(momentsOf(input))),
  }),
  'reports.products': readAction({
    need: 'reports.see',
    input: list,
    run: async ({ shop, language }, input) => {
      const span = momentsOf(input);
      const [rows, { products, pieces, total }] = await Promise.all([
        shop.orders.reports.sold(span, { language, limit: limitOf(input) }),
        shop.orders.reports.soldSums(span),
      ]);
      return done({ rows, all: products, sums: { pieces, total } });
    },
  }),
  'reports.words': readAction({
    need: 'reports.see',
    input: list,
    run: async ({ shop }, input) => {
      const [rows, { words, count }] = await Promise.all([
        shop.search.missedWordsBetween(input, limitOf(input)),
        shop.search.missedSums(input),
      ]);
      return done({ rows, all: words, sums: { count } });
    },
  }),
};
