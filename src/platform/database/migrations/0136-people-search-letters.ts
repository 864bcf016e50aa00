import { type Kysely, type RawBuilder, sql } from 'kysely';

const DIGITS = ['٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', '01234567890123456789'] as const;
const LETTERS = ['أإآٱىیئؤةکگپچڤ', 'اااايييوهككبجف'] as const;

/** A text with the letters that `kernel/text/fold-letters.ts` makes. */
function foldedInSql(text: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`translate(lower(regexp_replace(
    normalize(regexp_replace(normalize(${text}, NFKD), '[\\u0300-\\u036F]', '', 'g'), NFC),
    '[\\u0610-\\u061A\\u0640\\u064B-\\u065F\\u0670\\u06D6-\\u06ED\\u200B-\\u200F\\u202A-\\u202E\\u2060-\\u2069\\uFEFF]', '', 'g'
  )), ${sql.lit(LETTERS[0] + DIGITS[0])}, ${sql.lit(LETTERS[1] + DIGITS[1])})`;
}

/** Customers and guests are found whatever the accents and the forms of Arabic letters. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const customer = sql`coalesce(email, '') || ' ' || first_name || ' ' || last_name || ' ' || display_name || ' ' || phone`;
  const guest = sql`email || ' ' || name || ' ' || phone`;
  await sql`drop index customer_sought, guest_sought`.execute(db);
  await sql`alter table customer add column sought text not null generated always as (${foldedInSql(customer)}) stored`.execute(
    db,
  );
  await sql`alter table guest add column sought text not null generated always as (${foldedInSql(guest)}) stored`.execute(
    db,
  );
  await sql`create index customer_sought on customer using gin (sought gin_trgm_ops) where email is not null`.execute(
    db,
  );
  await sql`create index guest_sought on guest using gin (sought gin_trgm_ops)`.execute(db);
  for (const table of ['customer', 'guest'])
    await sql`
      comment on column ${sql.ref(`${table}.sought`)} is 'what staff finds them by, with folded letters: email, names, phone'
    `.execute(db);
}
