import { type Kysely, sql } from 'kysely';

/** The last bulk change of products of each API key, besides that of the member of staff who made the key. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table bulk_change
      add column api_key_id integer references api_key (id) on delete cascade,
      drop constraint bulk_change_staff_id_key
  `.execute(db);
  await sql`
    create unique index bulk_change_editor on bulk_change (staff_id, coalesce(api_key_id, 0))
  `.execute(db);
}
