import { sql } from 'kysely';
import type { DbOrTx } from '#platform/database/client.ts';

/**
 * Sums past months that are not summed yet.
 *
 * @param firstOpenDay the first day that may still be recounted: only months that end before it are summed
 * @param firstDay the first stored day: a month that begins before it is read by days
 */
export async function sumMonths(
  db: DbOrTx,
  { firstDay, firstOpenDay }: Readonly<{ firstDay: string; firstOpenDay: string }>,
): Promise<void> {
  // Each day that was counted has the dimension `all`, with few rows.
  const { rows } = await sql<{ month: string }>`
    insert into analytics_month (month)
    select distinct date_trunc('month', day)::date from analytics_daily
    where dimension = 'all' and day < date_trunc('month', ${firstOpenDay}::date)
      and date_trunc('month', day)::date >= ${firstDay}::date
    on conflict do nothing returning month::text
  `.execute(db);
  for (const { month } of rows) {
    await sql`
      insert into analytics_monthly (dimension, name, month, value, events, sessions, quantity, value_minor)
      select dimension, name, ${month}::date, value, sum(events), sum(sessions), sum(quantity), sum(value_minor)
      from analytics_daily where day >= ${month}::date and day < ${month}::date + interval '1 month'
      group by dimension, name, value
    `.execute(db);
    // Sorted, so that the pages of a line are stored side by side and read from few blocks.
    await sql`
      insert into analytics_page_monthly (dimension, value, name, month, path, events, sessions)
      select dimension, value, name, ${month}::date, path, sum(events), sum(sessions)
      from analytics_page_daily where day >= ${month}::date and day < ${month}::date + interval '1 month'
      group by dimension, value, name, path order by dimension, value, name, path
    `.execute(db);
  }
}

/** Deletes the sums of months that begin before a day. */
export async function deleteMonthsBefore(db: DbOrTx, day: string): Promise<void> {
  await sql`delete from analytics_month where month < ${day}::date`.execute(db);
}
