import { type RawBuilder, sql } from 'kysely';
import type { DbOrTx } from '#platform/database/client.ts';
import type { EventName } from '../rules/event.ts';

/** From the first day to the last, of the shop's time zone: `2026-11-21`. */
export type Days = Readonly<{ from: string; to: string }>;

export type Dimension = 'all' | 'source' | 'campaign' | 'device' | 'page' | 'label' | 'product';

/** What was counted of one value and event. */
export type Figure = Readonly<{
  value: string;
  name: EventName;
  events: number;
  sessions: number;
  quantity: number;
  valueMinor: number;
}>;

type FigureQuery = Readonly<{ dimension: Dimension; names: readonly EventName[]; days: Days }>;

const SUMS = sql`sum(events)::bigint as events, sum(sessions)::bigint as sessions,
  sum(quantity)::bigint as quantity, sum(value_minor)::bigint as "valueMinor"`;

/** The whole months of some days that are summed. */
export function summedMonths({ from, to }: Days): RawBuilder<unknown> {
  return sql`
    select month from analytics_month
    where month >= ${from}::date and month + interval '1 month' <= ${to}::date + interval '1 day'
  `;
}

/** The days that are not in months of `summed`, which the statement has from `summedMonths`. */
export function openDays({ from, to }: Days): RawBuilder<unknown> {
  return sql`
    select one::date from generate_series(${from}::date, ${to}::date, interval '1 day') as one
    where date_trunc('month', one)::date not in (select month from summed)
  `;
}

/**
 * The sums of each value and event over some days.
 *
 * Whole months are read from the monthly sums if available; other days one by one.
 */
export async function readFigures(db: DbOrTx, { dimension, names, days }: FigureQuery): Promise<Figure[]> {
  const events = [...names];
  const { rows } = await sql<Figure>`
    with summed as materialized (${summedMonths(days)}), counted as (
      select value, name, events, sessions, quantity, value_minor from analytics_monthly
      where dimension = ${dimension} and name = any (${events}::text[]) and month in (select month from summed)
      union all
      select value, name, events, sessions, quantity, value_minor from analytics_daily
      where dimension = ${dimension} and name = any (${events}::text[]) and day = any (array(${openDays(days)}))
    )
    select value, name, ${SUMS} from counted group by value, name
  `.execute(db);
  return rows;
}

/** The sums of each day and event; the value is the day. */
export async function figuresByDay(db: DbOrTx, names: readonly EventName[], days: Days): Promise<Figure[]> {
  const { rows } = await sql<Figure>`
    select to_char(day, 'YYYY-MM-DD') as value, name, ${SUMS} from analytics_daily
    where dimension = 'all' and name = any (${[...names]}::text[])
      and day between ${days.from}::date and ${days.to}::date
    group by day, name order by day
  `.execute(db);
  return rows;
}

/** What happens now: the last half hour, from single events. */
export type LiveFigures = Readonly<{
  visitors: number;
  views: number;
  pages: readonly Readonly<{ path: string; views: number }>[];
  minutes: readonly Readonly<{ minute: number; views: number }>[];
}>;

const MOST_PAGES = 10;

export async function liveFigures(db: DbOrTx, since: Date, now: Date): Promise<LiveFigures> {
  const { rows } = await sql<LiveFigures>`
    with view as materialized (
      select path, session, floor(extract(epoch from ${now}::timestamptz - at) / 60)::integer as minute
      from analytics_event where at >= ${since} and name = 'page_view'
    )
    select count(distinct session)::integer as visitors, count(*)::integer as views,
      (select coalesce(json_agg(one), '[]') from (
        select path, count(*)::integer as views from view group by path order by views desc, path limit ${MOST_PAGES}::int
      ) as one) as pages,
      (select coalesce(json_agg(one), '[]') from (
        select minute, count(*)::integer as views from view group by minute order by minute
      ) as one) as minutes
    from view
  `.execute(db);
  return rows[0] ?? { visitors: 0, views: 0, pages: [], minutes: [] };
}
