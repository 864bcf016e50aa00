import { type Kysely, sql } from 'kysely';

/** The saved card that was charged while nobody was there, and since when a provider does not answer. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table payment add column off_session_card text`.execute(db);
  await sql`alter table subscription_order add column unanswered_since timestamptz`.execute(db);
}
