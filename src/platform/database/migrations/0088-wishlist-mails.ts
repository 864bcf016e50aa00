import { type Kysely, sql } from 'kysely';

/**
 * Emails about changes of an account's wishlist: what its owner chose, with the sentence they agreed to, and of every
 * entry the price of the last email about it and whether its return to stock is awaited.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table wishlist_notice (
      customer_id integer primary key references customer on delete cascade,
      on_price boolean not null,
      on_stock boolean not null,
      consent text not null,
      agreed_at timestamptz not null,
      mailed_at timestamptz,
      check (on_price or on_stock)
    )
  `.execute(db);
  await sql`
    alter table wishlist_item
      add column mailed_price_minor integer,
      add column awaits_stock boolean not null default false
  `.execute(db);
}
