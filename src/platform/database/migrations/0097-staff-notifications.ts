import { type Kysely, sql } from 'kysely';

/** What staff are notified of beside new orders, and what each of them chose to hear of. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table staff_notification (
      id integer generated always as identity primary key,
      kind text not null check (kind ~ '^[a-z-]+$'),
      dedupe_key text not null unique,
      subject text not null,
      count integer not null default 1 check (count > 0),
      at timestamptz not null,
      mailed_at timestamptz
    )
  `.execute(db);
  await sql`create index staff_notification_unmailed on staff_notification (id) where mailed_at is null`.execute(
    db,
  );
  await sql`create index staff_notification_at on staff_notification (at)`.execute(db);
  await sql`
    create table staff_notification_choice (
      staff_id integer not null references staff (id) on delete cascade,
      kind text not null,
      is_shown boolean not null,
      is_mailed boolean,
      primary key (staff_id, kind)
    )
  `.execute(db);
  await sql`alter table staff_notice add column read_id integer not null default 0`.execute(db);
}
