import { type Kysely, sql } from 'kysely';

/** `functions/listing-bits.sql` makes their successors. */
const FORMER_FUNCTIONS = [
  'note_new_marks()',
  'note_changed_marks()',
  'note_gone_marks()',
  'price_marks(integer, integer)',
];

/** Listings have tokens, as in the code; a customer is notified. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table stock_request rename column told_at to notified_at`.execute(db);
  await sql`alter table listing_key rename column marks to tokens`.execute(db);
  await sql`alter index listing_key_marks rename to listing_key_tokens`.execute(db);
  await sql`comment on column listing_change.before is 'tokens, and the bits of the prices as tokens'`.execute(
    db,
  );
  for (const former of ['marks_new', 'marks_changed', 'marks_gone'])
    await sql`drop trigger if exists ${sql.ref(former)} on listing_key`.execute(db);
  for (const former of FORMER_FUNCTIONS) await sql`drop function if exists ${sql.raw(former)}`.execute(db);
}
