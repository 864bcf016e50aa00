import type { ActionCall } from '#admin-actions/action.ts';
import { addDays, type Day, dayOf, momentsOf, startOfDay } from '#kernel/day.ts';
import { DAY_MS, HOUR_MS, type Instant, SHOP_TIME_ZONE } from '#kernel/instant.ts';
import type { SalesRow, Span } from '#shop/orders';
import { chartDays, netOf } from '../rules/chart-days.ts';
import { goalOf } from '../rules/goal.ts';
import {
  type ChartStep,
  type Days,
  hoursOf,
  monthsBefore,
  type Period,
  type PeriodQuery,
  periodOf,
  stepsOf,
} from '../rules/period.ts';

const BEST_SELLERS = 5;

/** Number of orders, and gross, net and refunded sales in fils. */
type Sums = Readonly<{ orders: number; gross: number; net: number; refunded: number }>;

function sumsOf(rows: readonly SalesRow[]): Sums {
  return {
    orders: rows.reduce((sum, { orders }) => sum + orders, 0),
    gross: rows.reduce((sum, { total }) => sum + Number(total), 0),
    net: rows.reduce((sum, row) => sum + netOf(row), 0),
    refunded: rows.reduce((sum, { refunded }) => sum + Number(refunded), 0),
  };
}

function salesOf({ shop }: ActionCall, span: Span, step: ChartStep = 'day'): Promise<SalesRow[]> {
  return shop.orders.reports.sales(span, { step, zone: SHOP_TIME_ZONE });
}

/** A day up to the current time of day. */
function untilNow(day: Day, now: Instant): Span {
  const passedMs = now.getTime() - startOfDay(dayOf(now)).getTime();
  const from = startOfDay(day);
  return { from, to: new Date(from.getTime() + passedMs) };
}

/** Today so far, compared with the same hours of a week ago and of a year ago. */
export async function readToday(call: ActionCall, now: Instant) {
  const today = dayOf(now);
  const days = [today, addDays(today, -7), monthsBefore(today, 12)];
  const [soFar, lastWeek, lastYear] = await Promise.all(
    days.map(async (day) => ({ day, ...sumsOf(await salesOf(call, untilNow(day, now))) })),
  );
  if (soFar === undefined || lastWeek === undefined || lastYear === undefined) throw new Error('no days');
  return { soFar, lastWeek, lastYear };
}

/**
 * The time spans of a period and the previous one; if the period is not over, the previous one ends at the same time of
 * day.
 */
function spansOf({ days, before }: Period, now: Instant): { span: Span; spanBefore: Span } {
  const span = momentsOf(days);
  if (days.to < dayOf(now)) return { span, spanBefore: momentsOf(before) };
  return {
    span: { from: span.from, to: now },
    spanBefore: { from: startOfDay(before.from), to: untilNow(before.to, now).to },
  };
}

/** The chart step that contains the current time. */
function currentStep(step: ChartStep, now: Instant): string {
  const today = dayOf(now);
  if (step !== 'hour') return today;
  return hoursOf(today)[Math.floor((now.getTime() - startOfDay(today).getTime()) / HOUR_MS)] ?? today;
}

/**
 * The comparison of a chart. For a single day it has all hours, including those that the figures of an unfinished day
 * omit.
 */
async function chartBefore(call: ActionCall, { before, step }: Period, rows: readonly SalesRow[]) {
  const all = step === 'hour' ? await salesOf(call, momentsOf(before), step) : rows;
  return { rows: all, steps: stepsOf(before, step) };
}

/** Sessions of a period, and sessions with an order. */
async function readVisits({ shop }: ActionCall, days: Days) {
  const rows = await shop.analytics.report({ report: 'funnel', days });
  const sessions = (key: string) => Number(rows.find((row) => row.key === key)?.sessions ?? 0);
  return { visitors: sessions('page_view'), buyers: sessions('purchase') };
}

type Visits = Awaited<ReturnType<typeof readVisits>> | null;
type Buyers = Awaited<ReturnType<ActionCall['shop']['orders']['reports']['buyers']>>;

/** The figures of a period; null if a divisor is zero or the figure is not counted. */
function toFigures(sums: Sums, { customers, returning }: Buyers, visits: Visits) {
  return {
    net: sums.net,
    orders: sums.orders,
    average: sums.orders === 0 ? null : Math.round(sums.gross / sums.orders),
    visitors: visits?.visitors ?? null,
    conversion: visits === null || visits.visitors === 0 ? null : visits.buyers / visits.visitors,
    returning: customers === 0 ? null : returning / customers,
  };
}

/** A period compared with the previous one: figures, chart and bestsellers. */
export async function readPeriod(call: ActionCall, query: PeriodQuery, now: Instant) {
  const { shop, language } = call;
  const period = periodOf(query, dayOf(now));
  const { days, before, step } = period;
  const { span, spanBefore } = spansOf(period, now);
  const { 'analytics.enabled': counts } = await shop.settings.all();
  // Sessions are counted per day, so an unfinished day has no comparison.
  const hasVisitsBefore = counts && period.name !== 'today';
  const [rows, rowsBefore, buyers, buyersBefore, visits, visitsBefore, bestSellers] = await Promise.all([
    salesOf(call, span, step),
    salesOf(call, spanBefore, step),
    shop.orders.reports.buyers(span),
    shop.orders.reports.buyers(spanBefore),
    counts ? readVisits(call, days) : null,
    hasVisitsBefore ? readVisits(call, before) : null,
    shop.orders.reports.sold(span, { language, limit: BEST_SELLERS }),
  ]);
  const sums = sumsOf(rows);
  return {
    period,
    refunded: sums.refunded,
    figures: toFigures(sums, buyers, visits),
    figuresBefore: toFigures(sumsOf(rowsBefore), buyersBefore, visitsBefore),
    chart: chartDays(
      { rows, steps: stepsOf(days, step) },
      await chartBefore(call, period, rowsBefore),
      currentStep(step, now),
    ),
    bestSellers,
  };
}

/** The progress of this month towards the sales goal; null without a goal. */
export async function readGoal(call: ActionCall, now: Instant) {
  const { 'orders.monthlyGoalMinor': goal } = await call.shop.settings.all();
  if (goal === 0) return null;
  const first = `${dayOf(now).slice(0, 7)}-01`;
  const month = { from: startOfDay(first), to: startOfDay(monthsBefore(first, -1)) };
  const sums = sumsOf(await salesOf(call, { from: month.from, to: now }, 'month'));
  return {
    ...goalOf({ goal, sold: sums.net }, month, now),
    daysLeft: Math.ceil((month.to.getTime() - now.getTime()) / DAY_MS),
  };
}

/** The number of current visitors, from the shop's own analytics; null if disabled. */
export async function readLive({ shop }: ActionCall) {
  const { 'analytics.enabled': counts } = await shop.settings.all();
  return counts ? (await shop.analytics.live()).visitors : null;
}
