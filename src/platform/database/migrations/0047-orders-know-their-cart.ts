import { type Kysely, sql } from 'kysely';

/** The cart and its lines that an order of the checkout was made of: its idempotency key is good for these alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table shop_order
      add column cart_id integer,
      add column cart_lines text not null default ''
  `.execute(db);
}
