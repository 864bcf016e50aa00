import { type RawBuilder, sql } from 'kysely';
import type { ProductId } from '#kernel/ids.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import { byRelevance, hasWords, isNamed, MOST_RANKED, type Understood } from './match.ts';

/** @returns products that meet the words, no more than show that they are too many to rank */
export async function findMatches(
  db: DbOrTx,
  tsquery: string,
  most: number | null = MOST_RANKED + 1,
): Promise<ProductId[]> {
  if (tsquery === '') return [];
  const { rows } = await sql<{ id: ProductId }>`
    select id from rows_with_words(${tsquery}::tsquery, ${most}::int) as id where exists (select from listing_row)
  `.execute(db);
  return rows.map(({ id }) => id);
}

const COMPLETIONS = 8;
const MOST_LOOKED_AT = 200;

/** Whole words of the shop that begin like this, the shortest of the first. */
export async function completionsOf(db: DbOrTx, beginning: string): Promise<string[]> {
  const { rows } = await sql<{ word: string }>`
    select distinct word from search_word where word >= ${beginning} and word < ${beginning} || chr(1114111)
    order by word limit ${MOST_LOOKED_AT}
  `.execute(db);
  return rows
    .map(({ word }) => word)
    .filter((word) => /^[\p{L}\p{N}]+$/u.test(word))
    .toSorted((a, b) => a.length - b.length)
    .slice(0, COMPLETIONS);
}

/**
 * Asked for one row alone, the planner would read the whole table for a word that is not there; asked for many, it
 * uses the words' index.
 *
 * @returns which of several word queries any product meets, in their order
 */
export async function anyMatches(db: DbOrTx, tsqueries: readonly string[]): Promise<boolean[]> {
  const { rows } = await sql<{ known: boolean }>`
    select (
      select count(*) from (
        select from listing_row where language = 'en' and in_search and words @@ asked.query::tsquery
        limit ${MOST_RANKED + 1}
      ) as found
    ) > 0 as known
    from unnest(${tsqueries}::text[]) with ordinality as asked(query, place) order by place
  `.execute(db);
  return rows.map(({ known }) => known);
}

type Page = { limit: number; offset: number };

/**
 * Of words that too many products have: what is called so, then what sells best, walked until there are enough. Rows are
 * looked up one by one: joined, the planner might begin with all that have the words.
 *
 * @param narrowed what their keys must meet besides
 */
export async function bestSold(
  db: DbOrTx,
  understood: Understood,
  { limit, offset, narrowed }: Page & { narrowed: readonly RawBuilder<unknown>[] },
): Promise<ProductId[]> {
  const keys = sql.join([sql`listing_key.in_search`, ...narrowed], sql` and `);
  const enough = sql`order by total_sales desc, product_id limit ${offset + limit}`;
  const { rows } = await sql<{ id: ProductId }>`
    with named as materialized (
      select total_sales, product_id from listing_key where ${keys} and product_id = any(array(
        select product_id from listing_row
        where language = 'en' and in_search and ${isNamed(understood)} and ${hasWords(understood)}))
      ${enough}
    ), sold as (
      select total_sales, product_id from listing_key
      where ${keys} and product_id <> all(array(select product_id from named)) and (
        select ${hasWords(understood)} from listing_row row
        where row.product_id = listing_key.product_id and row.language = 'en' and row.in_search)
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
  if (understood.total > MOST_RANKED) return bestSold(db, understood, { limit, offset: 0, narrowed: [] });
  const { rows } = await sql<{ id: ProductId }>`
    select product_id as id from listing_row
    where language = 'en' and in_search and product_id = any(${[...understood.ids]}::int[])
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
