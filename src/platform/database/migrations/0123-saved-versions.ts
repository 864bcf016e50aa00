import { type Kysely, sql } from 'kysely';

/** The audit log knows which version of a row a change made. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table staff_change add column version integer`.execute(db);
  await sql`
    comment on column staff_change.version is 'of the row after the change; null for rows that are not counted in versions'
  `.execute(db);
}
