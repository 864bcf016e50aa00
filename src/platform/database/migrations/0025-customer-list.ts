import { type Kysely, sql } from 'kysely';

/** Staff's list of customers: found by any part of what they are called or reached by, in whichever order. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index customer_sought on customer using gin (
      lower(coalesce(email, '') || ' ' || first_name || ' ' || last_name || ' ' || display_name || ' ' || phone)
      gin_trgm_ops
    ) where email is not null;
    create index customer_name on customer (lower(first_name || ' ' || last_name), id) where email is not null;
    create index customer_tags on customer using gin (tags) where email is not null and tags <> '{}';
    create index review_state on review (status, written_at, id);
  `.execute(db);
}
