import { type Kysely, sql } from 'kysely';

/** The entry of the timeline for a bank transfer that was recorded by mistake. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table order_event
      drop constraint order_event_kind_check,
      add constraint order_event_kind_check check (kind in (
        'move', 'note', 'edit', 'contact', 'split', 'payment', 'payment-undone', 'refund', 'return', 'document'
      ))
  `.execute(db);
}
