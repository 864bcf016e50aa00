import { type Kysely, sql } from 'kysely';

/** Links by which people without an account look at what a member of staff edits, until they expire. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table preview_link (
      token_digest text primary key,
      document text not null,
      staff_id integer not null references staff (id) on delete cascade,
      expires_at timestamptz not null
    )
  `.execute(db);
  await sql`create index preview_link_document on preview_link (document)`.execute(db);
  await sql`create index preview_link_staff on preview_link (staff_id)`.execute(db);
}
