import { sql } from 'kysely';
import type { ProductId } from '#kernel/ids.ts';
import type { Language } from '#kernel/language.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import { prepared } from '#platform/database/prepared.ts';
import { devicesTaking } from '#shop/catalogue';
import type { StoredCard } from '../rules/card-row.ts';

export type CardRow = {
  card: StoredCard;
  rating_average: number;
  rating_count: number;
  /** The compatible devices of a stick. */
  fits: readonly ProductId[];
};

const cardsById = prepared((db, { ids, language }: { ids: readonly ProductId[]; language: Language }) =>
  sql<CardRow>`
    select card, rating_average, rating_count, ${devicesTaking(sql.ref('product_id'))} as fits from listing_row
    join unnest(${ids}::int[]) with ordinality as wanted(id, place) on wanted.id = product_id
    where language = ${language} and (in_catalogue or in_search) order by wanted.place
  `.compile(db),
);

/** The cards of listed or searchable products, in the order of the ids. */
export function readCardsById(db: DbOrTx, language: Language, ids: readonly ProductId[]): Promise<CardRow[]> {
  return cardsById(db, { ids, language });
}

/** Names and slugs of some products, as on their cards. */
export async function readNames(
  db: DbOrTx,
  language: Language,
  ids: readonly ProductId[],
): Promise<{ id: ProductId; slug: string; name: string }[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ id: ProductId; slug: string; name: string }>`
    select product_id as id, split_part(card ->> 'address', '/', 3) as slug, name from listing_row
    where product_id = any(${ids}::int[]) and language = ${language} and (in_catalogue or in_search)
  `.execute(db);
  return rows;
}
