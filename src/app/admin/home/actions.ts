import { z } from 'zod';
import { type ActionCall, readAction } from '#admin-actions/action.ts';
import { DAY_MS, SHOP_TIME_ZONE } from '#kernel/instant.ts';
import { done } from '#kernel/outcome.ts';
import type { Right } from '#shop/staff';
import { fillDays } from './actions/fill-days.ts';

const WEEK_MS = 7 * DAY_MS;
const CHART_DAYS = 14;
const MISSED_DAYS = 7;
const MOST_MISSED = 6;
const MOST_WAITING = 100;
/** Dubai knows no summer time. */
const ZONE_MS = 4 * 3_600_000;

function midnightBefore(now: Date): Date {
  return new Date(Math.floor((now.getTime() + ZONE_MS) / DAY_MS) * DAY_MS - ZONE_MS);
}

type Sums = { orders: number; total: number };

async function soldIn({ shop }: ActionCall, from: Date, to: Date): Promise<Sums> {
  const rows = await shop.orders.reports.sales({ from, to }, { step: 'day', zone: SHOP_TIME_ZONE });
  return {
    orders: rows.reduce((count, row) => count + row.orders, 0),
    total: rows.reduce((count, row) => count + row.total - row.refunded, 0),
  };
}

/** Today so far against the same hours a week ago, and the last fortnight day by day. */
async function sales(call: ActionCall) {
  const now = new Date();
  const today = midnightBefore(now);
  const before = (at: Date, ms: number) => new Date(at.getTime() - ms);
  const span = { from: before(today, (CHART_DAYS - 1) * DAY_MS), to: now };
  const sold = await call.shop.orders.reports.sales(span, { step: 'day', zone: SHOP_TIME_ZONE });
  const first = new Date(span.from.getTime() + ZONE_MS).toISOString().slice(0, 10);
  return {
    today: await soldIn(call, today, now),
    lastWeek: await soldIn(call, before(today, WEEK_MS), before(now, WEEK_MS)),
    days: fillDays(sold, first, CHART_DAYS),
  };
}

async function orders({ shop }: ActionCall) {
  const counts = await shop.orders.reports.countByStatus();
  const count = (status: string) => counts.get(status) ?? 0;
  return {
    toPack: count('confirmed'),
    onHold: count('on-hold'),
    failed: count('failed'),
    packed: count('packed'),
  };
}

async function jobs({ shop }: ActionCall) {
  const queues = await shop.queue.counts();
  return queues.reduce((total, { failed }) => total + failed, 0);
}

/** What the day begins with: for everybody what they may see, and nothing else. */
export const actions = {
  'home.show': readAction({
    need: 'anybody',
    input: z.object({}),
    run: async (call) => {
      const { shop, member } = call;
      const rights = member.rights;
      const only = <T>(right: Right, read: () => Promise<T>): Promise<T | null> =>
        rights.includes(right) ? read() : Promise.resolve(null);
      return done({
        sales: await only('reports.see', () => sales(call)),
        orders: await only('orders.see', () => orders(call)),
        lowStock: await only('products.see', () => shop.lowStock()),
        reviews: await only(
          'reviews.moderate',
          async () => (await shop.reviews.forStaff('pending', MOST_WAITING)).length,
        ),
        missedWords: await only('reports.see', () => shop.search.missedWords(MISSED_DAYS, MOST_MISSED)),
        failedMails: await only(
          'mails.see',
          async () => (await shop.mails.log.list({ status: 'failed' })).mails.length,
        ),
        failedJobs: await only('jobs.see', () => jobs(call)),
      });
    },
  }),
};
