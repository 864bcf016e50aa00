import { type RawBuilder, sql } from 'kysely';
import type { ProductId } from '#kernel/ids.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import { byRelevance, hasWords, MOST_RANKED, type Understood } from './match.ts';

/** @returns how many products meet the words, counted until it is clear that they are too many to rank */
export async function countMatches(db: DbOrTx, tsquery: string): Promise<number> {
  if (tsquery === '') return 0;
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from listing_row where language = 'en' and in_search and words @@ ${tsquery}::tsquery
      limit ${MOST_RANKED + 1}
    ) as found
  `.execute(db);
  return rows[0]?.count ?? 0;
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

/** A condition that no index answers: rows are walked in the order of sales until there are enough of so many. */
function walking(understood: Understood): RawBuilder<boolean> {
  return sql`(${hasWords(understood)}) is true`;
}

/** The best matches alone, without counting or filtering. */
export async function bestMatches(
  db: DbOrTx,
  understood: Understood,
  { limit }: { limit: number },
): Promise<ProductId[]> {
  const { rows } = await sql<{ id: ProductId }>`
    select product_id as id from listing_row
    where language = 'en' and in_search and ${understood.total > MOST_RANKED ? walking(understood) : hasWords(understood)}
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
