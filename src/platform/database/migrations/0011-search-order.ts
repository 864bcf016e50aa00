import { type Kysely, sql } from 'kysely';

/** Words that a great part of the goods have are ordered by sales alone: found by walking, not by sorting. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index listing_row_search_sales on listing_row (language, total_sales desc, product_id) where in_search
  `.execute(db);
}
