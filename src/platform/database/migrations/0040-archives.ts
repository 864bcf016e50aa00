import { type Kysely, sql } from 'kysely';

/** A file that staff bring in may be a whole shop. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table import_run
      drop constraint import_run_kind_check,
      add constraint import_run_kind_check
        check (kind in ('products', 'categories', 'reviews', 'customers', 'orders', 'archive'));
  `.execute(db);
}
