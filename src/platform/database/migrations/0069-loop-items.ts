import { type Kysely, sql } from 'kysely';

/** Templates of the items of loops. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table template drop constraint template_place_check, add constraint template_place_check check (place in (
      'product', 'listing', 'search', 'article', 'archive', 'page', 'cart', 'checkout', 'order-received', 'account',
      'section', 'header', 'footer', 'not-found', 'popup', 'off-canvas', 'loop-item'
    ))
  `.execute(db);
}
