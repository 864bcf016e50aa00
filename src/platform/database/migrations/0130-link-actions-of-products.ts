import { type Kysely, sql } from 'kysely';

/** Products whose texts have links that do something to a popup or an off-canvas panel: few of a large catalogue. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index product_link_actions on product (id)
    where parent_id is null
      and description::text || short_description::text ~ '#(popup:|off_canvas:|elementor-action)'
  `.execute(db);
}
