import { type Kysely, sql } from 'kysely';

/** Templates of the cart, the checkout, the order received and the account; when a template is shown. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table template drop constraint template_place_check, add constraint template_place_check check (place in (
      'product', 'listing', 'search', 'article', 'archive', 'page', 'cart', 'checkout', 'order-received', 'account',
      'section', 'header', 'footer', 'not-found', 'popup'
    ))
  `.execute(db);
  await sql`
    alter table template
      add column starts_at timestamptz,
      add column ends_at timestamptz,
      add constraint template_ends_after_start check (ends_at > starts_at)
  `.execute(db);
}
