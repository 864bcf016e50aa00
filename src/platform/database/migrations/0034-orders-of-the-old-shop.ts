import { type Kysely, sql } from 'kysely';

/** Orders of the shop that was before: known again by the number they had, with totals as they were there. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table shop_order
      add column old_number text unique,
      add column old_digest text,
      add column old_payment text not null default '',
      add column old_refunded_minor integer not null default 0,
      drop constraint shop_order_origin_check,
      drop constraint shop_order_check,
      add constraint shop_order_origin check (origin in ('shop', 'staff', 'split', 'exchange', 'old-shop')),
      add constraint shop_order_old check ((origin = 'old-shop') = (old_number is not null)),
      add constraint shop_order_adds_up check (
        origin = 'old-shop' or total_minor = subtotal_minor - discount_minor + delivery_minor + fee_minor
      );

    comment on column shop_order.old_number is 'its number in the shop it was brought from';
    comment on column shop_order.old_digest is 'what its row said when it was last brought in';
    comment on column shop_order.old_payment is 'how it was paid there, in that shop''s words';
    comment on column shop_order.old_refunded_minor is 'what was given back there';
  `.execute(db);
}
