import { type Kysely, sql } from 'kysely';

/** Of what is counted by day and month, the pages where it happened: what a line of a report opens. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table analytics_page_daily (
      dimension text not null,
      value text not null,
      name text not null,
      day date not null,
      path text not null,
      events bigint not null,
      sessions bigint not null,
      primary key (dimension, value, name, day, path)
    )
  `.execute(db);
  await sql`create index analytics_page_daily_day on analytics_page_daily (day)`.execute(db);
  await sql`
    create table analytics_page_monthly (
      dimension text not null,
      value text not null,
      name text not null,
      month date not null references analytics_month on delete cascade,
      path text not null,
      events bigint not null,
      sessions bigint not null,
      primary key (dimension, value, name, month, path)
    )
  `.execute(db);
  await sql`create index analytics_page_monthly_month on analytics_page_monthly (month)`.execute(db);
}
