import { type Kysely, sql } from 'kysely';

/** Addresses of an older shop and where each leads now; an empty target stands for a page that is gone for good. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table redirect (
      source text primary key,
      target text not null,
      hits bigint not null default 0,
      created_at timestamptz not null default now(),
      last_hit_at timestamptz
    );
  `.execute(db);
}
