import { type Kysely, sql } from 'kysely';

/** The last bulk change of products of each member of staff, which can be undone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table bulk_change (
      id integer generated always as identity primary key,
      staff_id integer not null unique references staff (id) on delete cascade,
      saved jsonb not null,
      at timestamptz not null
    )
  `.execute(db);
}
