import { type Kysely, sql } from 'kysely';

/** Browsers that show staff notifications while the back office is closed, and who wants which of them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table staff_push_device (
      id integer generated always as identity primary key,
      staff_id integer not null references staff (id) on delete cascade,
      session_id integer references staff_session (id) on delete set null,
      endpoint text not null unique,
      p256dh text not null,
      auth text not null,
      agent text not null,
      created_at timestamptz not null,
      seen_at timestamptz not null,
      sent_at timestamptz,
      failures integer not null default 0 check (failures >= 0)
    )
  `.execute(db);
  await sql`create index staff_push_device_of_staff on staff_push_device (staff_id)`.execute(db);
  await sql`create index staff_push_device_of_session on staff_push_device (session_id)`.execute(db);
  await sql`
    comment on column staff_push_device.session_id is 'the session that was last seen in the browser; null when its time ran out'
  `.execute(db);
  await sql`
    comment on column staff_push_device.failures is 'failed deliveries since the last that succeeded'
  `.execute(db);
  await sql`alter table staff_notification_choice add column is_pushed boolean not null default true`.execute(
    db,
  );
  // Who turned a kind off in the back office does not want it on a telephone.
  await sql`update staff_notification_choice set is_pushed = is_shown`.execute(db);
  await sql`alter table staff_notice add column wants_push boolean not null default true`.execute(db);
  for (const table of ['staff_notification', 'order_notice']) {
    await sql`alter table ${sql.table(table)} add column pushed_at timestamptz`.execute(db);
    // What is older than the migration is no news.
    await sql`update ${sql.table(table)} set pushed_at = at`.execute(db);
    await sql`
      create index ${sql.ref(`${table}_unpushed`)} on ${sql.table(table)} (id) where pushed_at is null
    `.execute(db);
  }
  await sql`create index order_notice_pushed on order_notice (pushed_at)`.execute(db);
}
