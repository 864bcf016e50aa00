import { type Kysely, sql } from 'kysely';

/**
 * What the last import left in each field of a product, so that the next one sees which fields changed in the shop since;
 * and which kinds of such fields an import on a screen takes from its file.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table product_import (
      product_id integer primary key references product (id) on delete cascade,
      state integer[] not null,
      stock integer
    )
  `.execute(db);
  await sql`alter table import_run add column take text[] not null default '{}'`.execute(db);
}
