import { type Kysely, sql } from 'kysely';

/** Whether a person sends a refund, also once it was sent. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table order_refund add column is_by_hand boolean not null default false`.execute(db);
  await sql`
    update order_refund set is_by_hand = true
    where state = 'by-hand' or (
      state = 'paid-out' and total_minor > gift_card_minor and reference !~ '^order [0-9]+$'
      and not exists (select from payment_refund where refund_id = order_refund.id)
    )
  `.execute(db);
}
