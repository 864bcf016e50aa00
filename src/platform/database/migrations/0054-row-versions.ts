import { type Kysely, sql } from 'kysely';

const TABLES = ['form_entry', 'promotion', 'redirect', 'review', 'setting', 'shipping_zone'];

/** What staff edit is counted in versions, each with the audit entry that made it; `functions/row-versions.sql` counts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of TABLES)
    await sql`
      alter table ${sql.id(table)} add column if not exists version integer not null default 1,
        add column if not exists version_act text default nullif(current_setting('jamra.act', true), '')
    `.execute(db);
}
