import { type RawBuilder, sql } from 'kysely';
import type { ProductId } from '#kernel/ids.ts';
import type { DbOrTx } from '#platform/database/client.ts';

const MOST_WORDS = 8;

function contains(word: string): string {
  return `%${word.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
}

/** The searched text: names, SKU and barcode. */
const sought = sql`lower(coalesce(name ->> 'en', '') || ' ' || coalesce(name ->> 'ar', '') || ' ' || coalesce(sku, '') || ' ' || gtin)`;

/** Ids of published products and variations that match by themselves or by their parent. */
export async function readForSale(db: DbOrTx, text: string, limit: number): Promise<ProductId[]> {
  const words = text.trim().split(/\s+/).filter(Boolean).slice(0, MOST_WORDS);
  if (words.length === 0) return [];
  const all = sql.join(
    words.map((word) => sql`${sought} like ${contains(word)}`),
    sql` and `,
  );
  const { rows } = await sql<{ id: ProductId }>`
    with found as (select id from product where ${all} and status <> 'archived' limit 500)
    select p.id from product p left join product parent on parent.id = p.parent_id
    where (p.id in (select id from found) or p.parent_id in (select id from found))
      and p.status = 'published' and coalesce(parent.status, 'published') = 'published'
      and (p.parent_id is not null or p.type not in ('variable', 'grouped', 'external'))
    order by coalesce(parent.name, p.name) ->> 'en', p.id limit ${limit}::int
  `.execute(db);
  return rows.map(({ id }) => id);
}

/** @returns the first of some texts that is the name or SKU of a published product or variation; null for none */
export async function readNameOfProduct(db: DbOrTx, texts: readonly string[]): Promise<string | null> {
  if (texts.length === 0) return null;
  const { rows } = await nameOfProduct(texts).execute(db);
  return rows[0]?.text ?? null;
}

/** Each text is looked up in the index `product_names`; a variation has the name of its product, which is found itself. */
export function nameOfProduct(texts: readonly string[]): RawBuilder<{ text: string }> {
  return sql<{ text: string }>`
    select text from unnest(${[...texts]}::text[]) with ordinality as typed (text, place)
    where normalised_name(text) <> '' and exists (
      select from product p left join product parent on parent.id = p.parent_id
      where p.status = 'published' and coalesce(parent.status, 'published') = 'published'
        and normalised_names(p.name, p.sku) @> array[normalised_name(text)]
    ) order by place limit 1
  `;
}

/** The barcodes of products and variations; those without one are left out. */
export async function readBarcodes(
  db: DbOrTx,
  ids: readonly ProductId[],
): Promise<ReadonlyMap<ProductId, string>> {
  const rows = await db
    .selectFrom('product')
    .select(['id', 'gtin'])
    .where('id', '=', sql<ProductId>`any(${[...ids]}::int[])`)
    .where('gtin', '<>', '')
    .execute();
  return new Map(rows.map(({ id, gtin }) => [id, gtin]));
}
