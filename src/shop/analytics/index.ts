import { TZDate } from '@date-fns/tz';
import { format, subDays } from 'date-fns';
import { type Clock, HOUR_MS, type Instant, MINUTE_MS } from '#kernel/instant.ts';
import type { Language } from '#kernel/language.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Db } from '#platform/database/client.ts';
import type { Settings } from '#shop/settings';
import { createRecorder } from './actions/recorder.ts';
import type { EventsRefusal } from './refusals.ts';
import { readBatch } from './rules/read-batch.ts';
import { isRobot } from './rules/visitor.ts';
import { type BreakdownQuery, type BreakdownRows, readBreakdown } from './staff/breakdowns.ts';
import type { ReportRow } from './staff/report-rows.ts';
import { type AnalyticsReportQuery, readReport } from './staff/reports.ts';
import { daysWithEvents, deleteDay, insertEvents, openSalt, rowOf } from './store/events.ts';
import { type LiveFigures, liveFigures } from './store/figures.ts';
import { deleteMonthsBefore, sumMonths } from './store/months.ts';
import { popularSearches } from './store/popular-searches.ts';
import { type CountedOrder, checkPurchases, deleteBefore, purchasesOf, rollUpDay } from './store/roll-up.ts';

export type { BreakdownRows } from './staff/breakdowns.ts';
export type { ReportRow } from './staff/report-rows.ts';
export type { AnalyticsReportQuery } from './staff/reports.ts';
export type { LiveFigures } from './store/figures.ts';

/** A batch of events with facts about its sender, which are not stored. */
export type SentBatch = Readonly<{
  body: string;
  /** The network that it was sent from. */
  network: string;
  userAgent: string;
  isStaff: boolean;
}>;

type Deps = Readonly<{
  db: Db;
  clock: Clock;
  zone: string;
  /** The host of the shop, with its port. */
  host: string;
  settings: () => Promise<Settings>;
  /** A keyed digest that does not lead back to its text. */
  digest: (salt: string, text: string) => string;
  /** The totals of orders by number; unknown ones are left out. */
  ordersOf: (numbers: readonly string[]) => Promise<readonly CountedOrder[]>;
  /** Gets what went wrong while events were written. */
  report: (error: unknown) => void;
}>;

const LIVE_MS = 30 * MINUTE_MS;
/** Late events of a day arrive until then. */
const CLOSES_AFTER_MS = HOUR_MS;
const SESSION_LENGTH = 16;
/** Searches of the last month are popular; some of them find nothing any more. */
const POPULAR_DAYS = 30;
const MOST_POPULAR = 20;

/** Days of a time zone, `2026-11-21`. They begin with a minute: what many events of one ask is worked out once. */
function dayIn(zone: string): (at: Instant) => string {
  let [minute, day] = [Number.NaN, ''];
  return (at) => {
    const askedMinute = Math.floor(at.getTime() / MINUTE_MS);
    if (askedMinute !== minute)
      [minute, day] = [askedMinute, format(new TZDate(at.getTime(), zone), 'yyyy-MM-dd')];
    return day;
  };
}

/**
 * The shop's own analytics: counts events without cookies and personal data.
 *
 * `receive` parses a batch and queues it; robots, staff and a shop with statistics off are ignored without a refusal.
 * Refuses `analytics.wrong-batch`, `analytics.wrong-time`, `analytics.busy`. `flush` writes the queue. `rollUp`
 * recounts the days that have raw events, deletes these once their day is closed, and sums past months; `forgetOld`
 * deletes figures older than `analytics.keptDays`. `report`, `breakdown` of a report's line and `live` are for staff;
 * `popularSearches` are successful searches of visitors.
 */
export function createAnalytics(deps: Deps) {
  const { db, clock, zone, host, settings, digest, ordersOf, report } = deps;
  const dayOf = dayIn(zone);
  const recorder = createRecorder((rows) => insertEvents(db, rows), report);
  const salts = new Map<string, Promise<string>>();

  function saltOf(day: string): Promise<string> {
    const known = salts.get(day);
    if (known !== undefined) return known;
    const salt = openSalt(db, day);
    // Days that are over need none any more.
    salts.clear();
    salts.set(day, salt);
    salt.catch(() => salts.delete(day));
    return salt;
  }

  /** The first day whose figures are stored. */
  async function firstDay(): Promise<string> {
    const { 'analytics.keptDays': days } = await settings();
    return dayOf(subDays(clock(), days));
  }

  async function rollUpOne(day: string): Promise<void> {
    await db.transaction().execute(async (tx) => {
      const orderIds = await purchasesOf(tx, day);
      const orders = (await ordersOf(orderIds)).filter(({ placedAt }) => dayOf(placedAt) === day);
      await checkPurchases(tx, { day, orderIds, orders });
      await rollUpDay(tx, day);
      if (day < dayOf(new Date(clock().getTime() - CLOSES_AFTER_MS))) await deleteDay(tx, day);
    });
  }

  return {
    receive: async ({
      body,
      network,
      userAgent,
      isStaff,
    }: SentBatch): Promise<Outcome<null, EventsRefusal>> => {
      const now = clock();
      const read = readBatch(body, { now, host });
      if (!read.ok) return read;
      if (isStaff || isRobot(userAgent) || !(await settings())['analytics.enabled']) return done(null);
      // A session is of one day, by the clock of the server: what happened before midnight counts for the new one.
      const day = dayOf(now);
      const salt = await saltOf(day).catch((error: unknown) => report(error));
      if (salt === undefined) return refuse({ code: 'analytics.busy' });
      const session = digest(salt, `${network}|${userAgent}`).slice(0, SESSION_LENGTH);
      const isTaken = recorder.add(read.value.map((event) => rowOf({ ...event, day, session })));
      return isTaken ? done(null) : refuse({ code: 'analytics.busy' });
    },
    flush: recorder.flush,
    rollUp: async (): Promise<void> => {
      for (const { day, isClosed } of await daysWithEvents(db))
        await (isClosed && day < dayOf(clock()) ? deleteDay(db, day) : rollUpOne(day));
      const [open] = await daysWithEvents(db);
      const span = { firstDay: await firstDay(), firstOpenDay: open?.day ?? dayOf(clock()) };
      await db.transaction().execute((tx) => sumMonths(tx, span));
    },
    forgetOld: async (): Promise<void> => {
      const first = await firstDay();
      await db.transaction().execute(async (tx) => {
        await deleteMonthsBefore(tx, first);
        await deleteBefore(tx, first);
      });
    },
    popularSearches: async (language: Language): Promise<string[]> => {
      const { 'analytics.enabled': isOn } = await settings();
      const since = dayOf(subDays(clock(), POPULAR_DAYS));
      return isOn ? popularSearches(db, { language, since, limit: MOST_POPULAR }) : [];
    },
    report: (query: AnalyticsReportQuery): Promise<ReportRow[]> => readReport(db, query),
    breakdown: (query: BreakdownQuery): Promise<BreakdownRows> => readBreakdown(db, query),
    live: (): Promise<LiveFigures> => {
      const now = clock();
      return liveFigures(db, new Date(now.getTime() - LIVE_MS), now);
    },
  };
}
