import { type Kysely, sql } from 'kysely';

/** A payment whose provider did not answer when it was to start: nobody goes on with it, and another try is another payment. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table payment add column is_unanswered boolean not null default false`.execute(db);
}
