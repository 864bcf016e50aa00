import { sql } from 'kysely';
import type { ProductId } from '#kernel/ids.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import { byRelevance, hasWords, MOST_RANKED, type Understood } from './match.ts';

/** @returns products that meet the words, no more than show that they are too many to rank */
export async function findMatches(
  db: DbOrTx,
  tsquery: string,
  most: number | null = MOST_RANKED + 1,
): Promise<ProductId[]> {
  if (tsquery === '') return [];
  const { rows } = await sql<{ id: ProductId }>`
    select product_id as id from listing_row where language = 'en' and in_search and words @@ ${tsquery}::tsquery
    ${most === null ? sql`` : sql`limit ${most}`}
  `.execute(db);
  return rows.map(({ id }) => id);
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

/** The best matches alone, without filtering; where there are too many, walked by their sales until there are enough. */
export async function bestMatches(
  db: DbOrTx,
  understood: Understood,
  { limit }: { limit: number },
): Promise<ProductId[]> {
  const isFound =
    understood.total > MOST_RANKED
      ? sql`(${hasWords(understood)}) is true`
      : sql`product_id = any(${[...understood.ids]}::int[])`;
  const { rows } = await sql<{ id: ProductId }>`
    select product_id as id from listing_row where language = 'en' and in_search and ${isFound}
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
