import { type Kysely, sql } from 'kysely';

/**
 * Staff are notified of a new order: `order_notice` holds each order once, with when it was mailed; `staff_notice` what a
 * member chose, and up to which notice they have looked at the list. Orders that stand already are nobody's news.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table order_notice (
      id integer generated always as identity primary key,
      order_id integer not null unique references shop_order (id) on delete cascade,
      at timestamptz not null,
      mailed_at timestamptz
    )`.execute(db);
  await sql`create index order_notice_unmailed on order_notice (id) where mailed_at is null`.execute(db);
  await sql`create index order_notice_mailed on order_notice (mailed_at)`.execute(db);
  await sql`
    create table staff_notice (
      staff_id integer primary key references staff (id) on delete cascade,
      wants_mail boolean,
      plays_sound boolean not null default true,
      seen_id integer not null default 0
    )`.execute(db);
  await sql`
    insert into order_notice (order_id, at, mailed_at)
    select id, placed_at, placed_at from shop_order
    where status <> 'pending' and origin <> 'old-shop' order by id`.execute(db);
}
