import { sql } from 'kysely';
import type { DbOrTx } from '#platform/database/client.ts';
import { countedPages } from './counted-pages.ts';

/** Values of one dimension and event stored per day; the others are counted together. */
const MOST_VALUES = 500;
/** The name under which other values are stored. */
export const OTHERS = '(other)';

/** Purchases of a day that are looked up at most. */
const MOST_PURCHASES = 20_000;

/** An order as its purchase is counted. */
export type CountedOrder = Readonly<{ number: string; totalMinor: number; placedAt: Date }>;

/** The numbers of orders that browsers said were placed on a day. */
export async function purchasesOf(db: DbOrTx, day: string): Promise<string[]> {
  const { rows } = await sql<{ label: string }>`
    select distinct label from analytics_event where day = ${day}::date and name = 'purchase'
    limit ${MOST_PURCHASES}::int
  `.execute(db);
  return rows.map(({ label }) => label);
}

/**
 * Deletes purchases of unknown orders and duplicates, and sets the total of each purchase to that of its order.
 *
 * @param orderIds the order numbers that were looked up: later purchases are checked the next time
 */
export async function checkPurchases(
  db: DbOrTx,
  {
    day,
    orderIds,
    orders,
  }: Readonly<{ day: string; orderIds: readonly string[]; orders: readonly CountedOrder[] }>,
): Promise<void> {
  const known = JSON.stringify(orders.map(({ number, totalMinor }) => ({ number, totalMinor })));
  await sql`
    delete from analytics_event where day = ${day}::date and name = 'purchase' and (
      (label = any (${[...orderIds]}::text[])
        and label not in (select number from jsonb_to_recordset(${known}::jsonb) as one (number text)))
      or exists (
        select from analytics_event other where other.name = 'purchase' and other.label = analytics_event.label
          and (other.day, other.at, other.id) < (analytics_event.day, analytics_event.at, analytics_event.id)
      )
    )
  `.execute(db);
  await sql`
    update analytics_event set value_minor = one."totalMinor"
    from jsonb_to_recordset(${known}::jsonb) as one (number text, "totalMinor" bigint)
    where day = ${day}::date and name = 'purchase' and label = number
  `.execute(db);
}

/**
 * The events of each session by name, with the page view that its visit came with: the first one from another site,
 * else the first. A window and no join: of a day that began just now no rows are expected, and a join takes minutes.
 */
const VISITS = sql`
  select session, name, source, campaign, landing, count(*) as events, sum(value_minor) as value_minor from (
    select session, name, value_minor, first_value(case name when 'page_view' then source end) over visit as source,
      first_value(case name when 'page_view' then campaign end) over visit as campaign,
      first_value(case name when 'page_view' then path end) over visit as landing
    from event where name in ('page_view', 'add_to_cart', 'begin_checkout', 'purchase')
    window visit as (partition by session order by name <> 'page_view', source is null or source = '', at)
  ) as one group by session, name, source, campaign, landing
`;

/** Recounts a day from its raw events, replacing its earlier figures. */
export async function rollUpDay(db: DbOrTx, day: string): Promise<void> {
  await sql`delete from analytics_daily where day = ${day}::date`.execute(db);
  await sql`delete from analytics_page_daily where day = ${day}::date`.execute(db);
  await sql`
    with event as materialized (
      select * from analytics_event where day = ${day}::date
    ), visit as materialized (${VISITS}), counted as (
      select 'all' as dimension, '' as value, name, count(*) as events, count(distinct session) as sessions,
        coalesce(sum(quantities[1]), 0) as quantity, sum(value_minor) as value_minor
      from event group by name
      union all
      select 'source', coalesce(source, ''), name, sum(events), count(*), 0, sum(value_minor) from visit group by 2, 3
      union all
      select 'campaign', campaign, name, sum(events), count(*), 0, sum(value_minor)
      from visit where campaign <> '' group by 2, 3
      union all
      select 'device', event.device, name, count(*), count(distinct session), 0, sum(value_minor)
      from event where name in ('page_view', 'add_to_cart', 'begin_checkout', 'purchase') group by 2, 3
      union all
      select 'page', path, name, count(*), count(distinct session), 0, 0
      from event where name in ('page_view', 'scroll') group by 2, 3
      union all
      select 'label', label, name, count(*), count(distinct session), coalesce(sum(quantities[1]), 0), 0
      from event where label <> '' and name <> 'purchase' group by 2, 3
      union all
      select 'product', item.id::text, name, count(*), count(distinct session), sum(item.quantity), 0
      from event cross join lateral unnest(products, quantities) as item (id, quantity)
      where cardinality(products) > 0 group by 2, 3
    ), ranked as (
      select *, row_number() over (partition by dimension, name order by events desc, value) as place from counted
    ), written as (
      insert into analytics_daily (day, dimension, name, value, events, sessions, quantity, value_minor)
      select ${day}::date, dimension, name, case when place > ${MOST_VALUES}::int then ${OTHERS} else value end,
        sum(events), sum(sessions), sum(quantity), sum(value_minor)
      from ranked group by 2, 3, 4
    ), ${countedPages({ most: MOST_VALUES, others: OTHERS })}
    insert into analytics_page_daily (day, dimension, value, name, path, events, sessions)
    select ${day}::date, dimension, value, name, case when has_name then path else ${OTHERS} end,
      sum(events), sum(sessions)
    from stored group by 2, 3, 4, 5 order by 2, 3, 4, 5
  `.execute(db);
}

/** Deletes what was counted before a day. */
export async function deleteBefore(db: DbOrTx, day: string): Promise<void> {
  await sql`delete from analytics_daily where day < ${day}::date`.execute(db);
  await sql`delete from analytics_page_daily where day < ${day}::date`.execute(db);
}
