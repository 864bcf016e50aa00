import { type Kysely, sql } from 'kysely';

/** A part of a bundle may be a variable product, of which the shopper chooses a variation. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table bundle_part
      add column default_variation_id integer references product (id) on delete set null
  `.execute(db);
  await sql`
    comment on column bundle_part.default_variation_id is
      'the variation chosen first of a part that is a variable product; null for the product''s own default'
  `.execute(db);
}
