import { type Kysely, sql } from 'kysely';

/**
 * How often each caller called in the running minute. Unlogged: it needs no write-ahead log, and a count that is lost in a
 * crash begins anew. Half of each page stays free, so that an update stays in its page.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create unlogged table rate_limit_count (
      key text primary key,
      current integer not null,
      ends_at timestamptz not null
    ) with (fillfactor = 50);

    comment on column rate_limit_count.key is 'a digest of the limiter and the address or session that called';
  `.execute(db);
}
