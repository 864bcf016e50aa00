import { type Kysely, sql } from 'kysely';

/** Tags of orders with indexes, and the entry of the timeline for a changed email or phone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table shop_order add column tags text[] not null default '{}'`.execute(db);
  await sql`create index shop_order_tags on shop_order using gin (tags)`.execute(db);
  await sql`create index shop_order_tagged on shop_order (id) where tags <> '{}'`.execute(db);
  await sql`
    alter table order_event
      drop constraint order_event_kind_check,
      add constraint order_event_kind_check
        check (kind in ('move', 'note', 'edit', 'contact', 'split', 'payment', 'refund', 'return', 'document'))
  `.execute(db);
}
