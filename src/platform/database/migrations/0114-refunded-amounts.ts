import { type Kysely, sql } from 'kysely';

/** What was refunded of a line by amount, without its pieces. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table order_line
      add column credited_minor integer not null default 0 check (credited_minor >= 0),
      add column credited_vat_minor integer not null default 0
  `.execute(db);
  await sql`
    comment on column order_line.credited_minor is 'refunded by amount for the pieces that were not refunded'
  `.execute(db);
  await sql`
    comment on column order_line.credited_vat_minor is 'its VAT; rounding may leave it at -1 fils'
  `.execute(db);
}
