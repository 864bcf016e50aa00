import { type Kysely, sql } from 'kysely';

/** Pictures wider than the former limit of 1600 px get their 2400 px copy; the old copies serve until then. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update media set sizes_ready = false where width > 1600`.execute(db);
}
