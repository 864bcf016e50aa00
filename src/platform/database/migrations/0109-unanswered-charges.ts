import { type Kysely, sql } from 'kysely';

/** Charges to saved cards are marked, and since when a provider does not answer is known. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table payment add column is_off_session boolean not null default false`.execute(db);
  await sql`alter table subscription_order add column unanswered_since timestamptz`.execute(db);
}
