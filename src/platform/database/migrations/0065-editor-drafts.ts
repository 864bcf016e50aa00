import { type Kysely, sql } from 'kysely';

/** What staff have open in the visual editor and have not saved, one draft for each document and member. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table editor_draft (
      document text not null,
      staff_id integer not null references staff (id) on delete cascade,
      version integer not null,
      tree jsonb not null,
      saved_at timestamptz not null,
      primary key (document, staff_id)
    )
  `.execute(db);
}
