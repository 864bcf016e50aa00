import { sql } from 'kysely';
import type { DbOrTx } from '#platform/database/client.ts';

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
 * @param asked the order numbers that were looked up: later purchases are checked the next time
 */
export async function checkPurchases(
  db: DbOrTx,
  {
    day,
    asked,
    orders,
  }: Readonly<{ day: string; asked: readonly string[]; orders: readonly CountedOrder[] }>,
): Promise<void> {
  const known = JSON.stringify(orders.map(({ number, totalMinor }) => ({ number, totalMinor })));
  await sql`
    delete from analytics_event where day = ${day}::date and name = 'purchase' and (
      (label = any (${[...asked]}::text[])
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

/** Recounts a day from its raw events, replacing its earlier figures. */
export async function rollUpDay(db: DbOrTx, day: string): Promise<void> {
  await sql`delete from analytics_daily where day = ${day}::date`.execute(db);
  await sql`
    with event as materialized (
      select * from analytics_event where day = ${day}::date
    ), visit as materialized (
      select distinct on (session) session, source, campaign, device from event
      where name = 'page_view' order by session, (source is null or source = ''), at
    ), counted as (
      select 'all' as dimension, '' as value, name, count(*) as events, count(distinct session) as sessions,
        coalesce(sum(quantities[1]), 0) as quantity, sum(value_minor) as value_minor
      from event group by name
      union all
      select 'source', coalesce(visit.source, ''), name, count(*), count(distinct session), 0, sum(value_minor)
      from event left join visit using (session) where name in ('page_view', 'add_to_cart', 'begin_checkout', 'purchase')
      group by 2, 3
      union all
      select 'campaign', visit.campaign, name, count(*), count(distinct session), 0, sum(value_minor)
      from event join visit using (session)
      where visit.campaign <> '' and name in ('page_view', 'add_to_cart', 'begin_checkout', 'purchase') group by 2, 3
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
    )
    insert into analytics_daily (day, dimension, name, value, events, sessions, quantity, value_minor)
    select ${day}::date, dimension, name, case when place > ${MOST_VALUES}::int then ${OTHERS} else value end,
      sum(events), sum(sessions), sum(quantity), sum(value_minor)
    from ranked group by 2, 3, 4
  `.execute(db);
}

/** Deletes what was counted before a day. */
export async function deleteBefore(db: DbOrTx, day: string): Promise<void> {
  await sql`delete from analytics_daily where day < ${day}::date`.execute(db);
}
