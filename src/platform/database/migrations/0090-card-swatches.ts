import { type Kysely, sql } from 'kysely';

/** Cards of goods in colours are written anew: their swatches have links and pictures now. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update listing_row set refresh_at = now() where card -> 'swatches' <> '[]'`.execute(db);
}
