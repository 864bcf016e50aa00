import { type Kysely, sql } from 'kysely';

/** How often each popup was seen, closed and acted on, by day; nothing of who did. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table popup_day (
      popup_id integer not null references template (id) on delete cascade,
      day text not null check (day ~ '^\\d{4}-\\d{2}-\\d{2}$'),
      seen integer not null default 0,
      closed integer not null default 0,
      acted integer not null default 0,
      primary key (popup_id, day)
    )
  `.execute(db);
  await sql`create index popup_day_by_day on popup_day (day)`.execute(db);
}
