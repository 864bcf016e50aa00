import { sql } from 'kysely';
import type { Db } from '#platform/database/client.ts';

/** Products of a large catalogue, with rows of the listing and stock levels, as long as real ones. */
export async function insertManyProducts(db: Db, count: number): Promise<void> {
  await sql`
    insert into product (type, class, slug, sku, name, description, status, regular_price_minor, manages_stock, total_sales, updated_at)
    select 'simple', case when n % 3 = 0 then 'device' else 'accessory' end, 'many-' || n, 'GEN-' || n,
      jsonb_build_object('en', (array['Orveta', 'Solvane', 'Kovia', 'Cedrane', 'Falaj', 'Lumenta'])[1 + n % 6] || ' Model ' || n,
        'ar', 'طراز ' || n),
      jsonb_build_object('en', repeat('It warms evenly and rests in the hand; drawn for measuring, as long as real words are. ', 6)),
      case when n % 50 = 0 then 'draft' else 'published' end, 1000 + n % 9000, true, n % 500,
      timestamptz '2026-01-01' + n * interval '1 minute'
    from generate_series(1, ${count}::int) n
  `.execute(db);
  await sql`
    insert into stock_level (product_id, quantity)
    select id, case when id % 20 = 0 then 0 when id % 20 = 1 then 1 else 50 end from product
    where sku like 'GEN-%' on conflict (product_id) do nothing
  `.execute(db);
  await sql`
    insert into listing_row (product_id, language, in_catalogue, in_search, name, position, price_min_minor, price_max_minor,
      on_sale, in_stock, is_featured, total_sales, created_at, category_ids, facets, words, plain_text, card)
    select id, language, status = 'published', true, name ->> 'en', id, regular_price_minor, regular_price_minor,
      id % 10 = 0, id % 20 > 0, false, total_sales, created_at, array[1 + id % 5],
      array['brand:' || lower(split_part(name ->> 'en', ' ', 1)), 'class:' || class],
      to_tsvector('simple', name ->> 'en'), lower(name ->> 'en'),
      jsonb_build_object('stock', case when id % 20 > 0 then 'instock' else 'outofstock' end, 'filler', repeat(md5(id::text), 30))
    from product, unnest(array['en', 'ar']) language where sku like 'GEN-%'
  `.execute(db);
  for (const table of ['product', 'listing_row', 'stock_level'])
    await sql`vacuum analyze ${sql.table(table)}`.execute(db);
}
