import { type Kysely, sql } from 'kysely';

/**
 * Names and SKU of a product without differences of case, spaces and Arabic letter forms, indexed: an item of staff's own is
 * none of the catalogue's. Another form of the names needs a new function and a new index.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function normalised_name(name text) returns text language sql immutable parallel safe return
      btrim(regexp_replace(translate(lower(regexp_replace(normalize(name, NFKC),
        '[\\u0610-\\u061A\\u0640\\u064B-\\u065F\\u0670\\u200B-\\u200F\\u2060\\uFEFF]', '', 'g')),
        'أإآٱىیئؤةک', 'اااايييوهك'), '\\s+', ' ', 'g'))
  `.execute(db);
  await sql`
    create function normalised_names(name jsonb, sku text) returns text[] language sql immutable parallel safe return
      array_remove(array[normalised_name(name ->> 'en'), normalised_name(name ->> 'ar'), normalised_name(sku)], null)
  `.execute(db);
  await sql`
    create index product_names on product using gin (normalised_names(name, sku)) where status = 'published'
  `.execute(db);
}
