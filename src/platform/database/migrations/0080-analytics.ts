import { type Kysely, sql } from 'kysely';

/** Events of visits, for a day or two; what is counted of each day; and what the sessions of a day are made with. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table analytics_event (
      day date not null,
      id text not null,
      at timestamptz not null,
      session text not null,
      name text not null,
      path text not null,
      device text not null,
      source text,
      campaign text,
      label text not null,
      products integer[] not null,
      quantities integer[] not null,
      value_minor bigint not null,
      primary key (day, id)
    )
  `.execute(db);
  await sql`create index analytics_event_at on analytics_event (at)`.execute(db);
  await sql`create table analytics_salt (day date primary key, salt text not null)`.execute(db);
  await sql`
    create table analytics_daily (
      dimension text not null,
      name text not null,
      day date not null,
      value text not null,
      events bigint not null,
      sessions bigint not null,
      quantity bigint not null,
      value_minor bigint not null,
      primary key (dimension, name, day, value)
    )
  `.execute(db);
}
