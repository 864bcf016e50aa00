import { type RawBuilder, sql } from 'kysely';
import type { ProductId } from '#kernel/ids.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import type { WordSearch } from '#shop/search/rules/match-categories.ts';
import type { WordGroup } from '#shop/search/rules/query.ts';
import { toTerms, toTsquery } from '#shop/search/rules/to-tsquery.ts';
import { type Matches, NO_MATCHES, toMatches } from '../../rules/search/matches.ts';
import { byRelevance, isNamed, type Understood } from './match.ts';
import { isInMatches } from './matches-condition.ts';

/** The words as `search_found` reads them. */
function toSearchArgument({ groups, without }: WordSearch) {
  return [
    ...groups.map((group) => ({ without: false, terms: toTerms(group) })),
    ...without.map((group) => ({ without: true, terms: toTerms(group) })),
  ];
}

/** The products that meet the words. */
export async function findMatches(db: DbOrTx, sought: WordSearch): Promise<Matches> {
  const requested = toSearchArgument(sought);
  if (requested.length === 0) return NO_MATCHES;
  const { rows } = await sql<{ ids: ProductId[] | null; bits: Buffer | null }>`
    select ids, bits from search_found(
      ${JSON.stringify(requested)}::jsonb, ${toTsquery(sought.groups, sought.without)}::tsquery)
    where exists (select from listing_row)
  `.execute(db);
  return rows[0] === undefined ? NO_MATCHES : toMatches(rows[0]);
}

/** @returns which of several searches any product meets, in their order */
export async function anyMatches(db: DbOrTx, all: readonly (readonly WordGroup[])[]): Promise<boolean[]> {
  if (all.length === 0) return [];
  const requested = all.map((groups) => JSON.stringify(toSearchArgument({ groups, without: [] })));
  const { rows } = await sql<{ known: boolean }>`
    select coalesce(cardinality(ids), 0) > 0 or coalesce(bit_count(bits), 0) > 0 as known
    from unnest(${requested}::text[], ${all.map((groups) => toTsquery(groups, []))}::text[])
      with ordinality as asked(terms, query, place)
    cross join lateral search_found(asked.terms::jsonb, asked.query::tsquery)
    where exists (select from listing_row) order by place
  `.execute(db);
  return rows.length === 0 ? all.map(() => false) : rows.map(({ known }) => known);
}

type Page = { limit: number; offset: number };

/**
 * For words that too many products have: products with the words in their name, then best sellers, scanned until there
 * are enough.
 *
 * @param met conditions on keys: that they match the words, and other filters
 */
export async function bestSold(
  db: DbOrTx,
  understood: Understood,
  { limit, offset, met }: Page & { met: readonly RawBuilder<unknown>[] },
): Promise<ProductId[]> {
  const keys = sql.join([sql`listing_key.in_search`, ...met], sql` and `);
  const enough = sql`order by total_sales desc, product_id limit ${offset + limit}`;
  const { rows } = await sql<{ id: ProductId }>`
    with named as materialized (
      select total_sales, product_id from listing_key where ${keys} and product_id = any(array(
        select product_id from listing_row where language = 'en' and in_search and ${isNamed(understood)}))
      ${enough}
    ), sold as (
      select total_sales, product_id from listing_key
      where ${keys} and product_id <> all(array(select product_id from named))
      ${enough}
    )
    select product_id as id from (select *, 0 as part from named union all select *, 1 from sold) as merged
    order by part, total_sales desc, product_id limit ${limit} offset ${offset}
  `.execute(db);
  return rows.map(({ id }) => id);
}

/** The best matches alone, without filtering. */
export async function bestMatches(
  db: DbOrTx,
  understood: Understood,
  { limit }: { limit: number },
): Promise<ProductId[]> {
  const { ids, set } = understood.matches;
  if (set !== null) return bestSold(db, understood, { limit, offset: 0, met: [isInMatches(set)] });
  const { rows } = await sql<{ id: ProductId }>`
    select product_id as id from listing_row
    where language = 'en' and in_search and product_id = any(${[...ids]}::int[])
    order by ${byRelevance(understood, true)} limit ${limit}
  `.execute(db);
  return rows.map(({ id }) => id);
}

/** What is searched but not shown on cards: descriptions, and tags by name. */
export async function readSearchTexts(db: DbOrTx, ids: readonly number[]) {
  const { rows } = await sql<{ id: number; texts: string[]; tags: string[] }>`
    select product.id,
      array[short_description->>'en', coalesce(short_description->>'ar', ''),
        description->>'en', coalesce(description->>'ar', '')] as texts,
      array(
        select unnest(array[tag.name->>'en', coalesce(tag.name->>'ar', '')])
        from product_tag join tag on tag.id = product_tag.tag_id where product_tag.product_id = product.id
      ) as tags
    from product where product.id = any(${ids}::int[]) and product.parent_id is null
  `.execute(db);
  return new Map(rows.map(({ id, ...texts }) => [id, texts]));
}
