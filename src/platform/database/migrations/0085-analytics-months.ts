import { type Kysely, sql } from 'kysely';

/** What was counted of whole months, and which months these are: reports of a year read twelve rows instead of 365. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table analytics_month (month date primary key)`.execute(db);
  await sql`
    create table analytics_monthly (
      dimension text not null,
      name text not null,
      month date not null references analytics_month on delete cascade,
      value text not null,
      events bigint not null,
      sessions bigint not null,
      quantity bigint not null,
      value_minor bigint not null,
      primary key (dimension, name, month, value)
    )
  `.execute(db);
  await sql`create index analytics_monthly_month on analytics_monthly (month)`.execute(db);
  await sql`create index analytics_daily_day on analytics_daily (day)`.execute(db);
}
