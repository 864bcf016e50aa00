import { type Kysely, sql } from 'kysely';

/** Popups are templates with settings. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table template drop constraint template_place_check, add constraint template_place_check check (place in (
      'product', 'listing', 'search', 'article', 'archive', 'page', 'section', 'header', 'footer', 'not-found', 'popup'
    ))
  `.execute(db);
  await sql`alter table template add column settings jsonb not null default '{}'`.execute(db);
}
