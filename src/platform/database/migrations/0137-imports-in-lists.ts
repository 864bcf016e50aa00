import { type Kysely, sql } from 'kysely';

/** An interrupted import leaves products that lists do not show: a job finds them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table product_import add column is_listed boolean not null default true`.execute(db);
  await sql`
    update product_import set is_listed = false from product
    where product.id = product_import.product_id and product.import_digest = ''
  `.execute(db);
  await sql`create index product_import_unlisted on product_import (product_id) where not is_listed`.execute(
    db,
  );
  await sql`
    comment on column product_import.is_listed is 'false until the import has brought lists and compatibility up to date'
  `.execute(db);
}
