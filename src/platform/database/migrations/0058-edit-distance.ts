import { type Kysely, sql } from 'kysely';

/** Distances between words; the owner of a database may create this extension. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create extension if not exists fuzzystrmatch`.execute(db);
}
