import { type Kysely, sql } from 'kysely';

/** Notifications for one member alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table staff_notification add column staff_id integer references staff (id) on delete cascade
  `.execute(db);
  await sql`
    comment on column staff_notification.staff_id is 'who it is for; null for everybody who may see what it is about'
  `.execute(db);
}
