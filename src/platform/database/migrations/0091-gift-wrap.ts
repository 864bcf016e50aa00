import { type Kysely, sql } from 'kysely';

/** Gift wrap of an order: its price in fils with VAT, what was refunded of it, and the message of the card. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table shop_order
      add column gift_wrap_minor integer not null default 0 check (gift_wrap_minor >= 0),
      add column refunded_gift_wrap_minor integer not null default 0,
      add column is_gift_wrapped boolean not null default false,
      add column gift_message text not null default '',
      add constraint shop_order_gift_wrap check (refunded_gift_wrap_minor between 0 and gift_wrap_minor),
      drop constraint shop_order_adds_up,
      add constraint shop_order_adds_up check (
        origin = 'old-shop'
        or total_minor = subtotal_minor - discount_minor + delivery_minor + gift_wrap_minor + fee_minor
      )
  `.execute(db);
  await sql`
    alter table order_refund
      add column gift_wrap_minor integer not null default 0 check (gift_wrap_minor >= 0)
  `.execute(db);
}
