import { type Kysely, sql } from 'kysely';

/**
 * Orders are found whatever the accents and the forms of Arabic letters: their stored text has the letters that
 * `kernel/text/fold-letters.ts` makes. No trigger runs, since nothing that others follow changes.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function pg_temp.folded_letters(written text) returns text language sql immutable return
      translate(lower(regexp_replace(
        normalize(regexp_replace(normalize(written, NFKD), '[\\u0300-\\u036F]', '', 'g'), NFC),
        '[\\u0610-\\u061A\\u0640\\u064B-\\u065F\\u0670\\u06D6-\\u06ED\\u200B-\\u200F\\u202A-\\u202E\\u2060-\\u2069\\uFEFF]', '', 'g'
      )), 'أإآٱىیئؤةکگپچڤ', 'اااايييوهككبجف')
  `.execute(db);
  await sql`alter table shop_order disable trigger user`.execute(db);
  await sql`
    update shop_order set sought = pg_temp.folded_letters(sought)
    where sought ~ '[^ -~]' and sought <> pg_temp.folded_letters(sought)
  `.execute(db);
  await sql`alter table shop_order enable trigger user`.execute(db);
  await sql`drop function pg_temp.folded_letters`.execute(db);
  await sql`
    comment on column shop_order.sought is 'what staff finds it by, with folded letters: number, email, phone, names, SKUs'
  `.execute(db);
}
