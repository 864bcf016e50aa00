import { type Kysely, sql } from 'kysely';

const TERMS = ['attribute', 'attribute_term', 'category', 'document_category', 'document_tag', 'tag'];

/** Terms, stock locations and the texts of pictures are counted in versions, as 0054 has it for the rest. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of [...TERMS, 'media', 'stock_location'])
    await sql`
      alter table ${sql.id(table)} add column if not exists version integer not null default 1,
        add column if not exists version_act text default nullif(current_setting('jamra.act', true), '')
    `.execute(db);
}
