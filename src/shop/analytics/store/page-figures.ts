import { sql } from 'kysely';
import type { DbOrTx } from '#platform/database/client.ts';
import type { EventName } from '../rules/event.ts';
import { type Days, type Dimension, type Figure, openDays, summedMonths } from './figures.ts';

type PageFigureQuery = Readonly<{
  dimension: Dimension;
  value: string;
  names: readonly EventName[];
  days: Days;
}>;

/** The sums of each page and event over some days, of one value of a dimension; the value of a figure is the path. */
export async function readPageFigures(
  db: DbOrTx,
  { dimension, value, names, days }: PageFigureQuery,
): Promise<Figure[]> {
  const matches = sql`dimension = ${dimension} and value = ${value} and name = any (${[...names]}::text[])`;
  const { rows } = await sql<Figure>`
    with summed as materialized (${summedMonths(days)}), counted as (
      select path, name, events, sessions from analytics_page_monthly
      where ${matches} and month in (select month from summed)
      union all
      select path, name, events, sessions from analytics_page_daily
      where ${matches} and day = any (array(${openDays(days)}))
    )
    select path as value, name, sum(events)::bigint as events, sum(sessions)::bigint as sessions,
      0 as quantity, 0 as "valueMinor"
    from counted group by path, name
  `.execute(db);
  return rows;
}

/**
 * The first day with figures by page, if some of these days have figures without them; null if none has.
 *
 * Pages are counted with the figures of their day, so that only earlier days have none.
 */
export async function firstDayWithPages(
  db: DbOrTx,
  days: Days,
): Promise<Readonly<{ since: string | null }> | null> {
  const { rows } = await sql<{ since: string | null }>`
    select to_char(first.day, 'YYYY-MM-DD') as since from (select min(day) as day from analytics_page_daily) as first
    where exists (
      select from analytics_daily where dimension = 'all' and day between ${days.from}::date and ${days.to}::date
        and day < coalesce(first.day, 'infinity')
    )
  `.execute(db);
  return rows[0] ?? null;
}
