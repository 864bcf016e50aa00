import { type Kysely, sql } from 'kysely';

/** Templates of the header, the footer and the page for unknown addresses. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table template drop constraint template_place_check, add constraint template_place_check check (place in (
      'product', 'listing', 'search', 'article', 'archive', 'page', 'section', 'header', 'footer', 'not-found'
    ))
  `.execute(db);
}
