import { type RawBuilder, sql } from 'kysely';
import type { ProductId } from '#kernel/ids.ts';
import type { Language } from '#kernel/language.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import type { StoredCard } from './card-row.ts';
import { type Asked, conditions, type Scope } from './conditions.ts';
import type { ListingOrder } from './listing-order.ts';

const ORDER: Readonly<Record<Exclude<ListingOrder, 'relevance' | 'rand'>, string>> = {
  menu_order: 'position, name, product_id',
  'menu_order-desc': 'position desc, name desc, product_id desc',
  popularity: 'total_sales desc, product_id',
  rating: 'rating_average desc, rating_count desc, product_id',
  date: 'created_at desc, product_id desc',
  'date-asc': 'created_at, product_id',
  price: 'price_min_minor nulls last, product_id',
  'price-desc': 'price_max_minor desc nulls last, product_id',
  title: 'name, product_id',
  'title-desc': 'name desc, product_id desc',
  id: 'product_id',
  'id-desc': 'product_id desc',
};

function orderOf(scope: Scope, { query, relevance }: Asked): RawBuilder<unknown> {
  const last = scope.soldOut === 'last' ? sql`in_stock desc, ` : sql``;
  if (query.orderby === 'relevance') return relevance ?? sql.raw(ORDER.menu_order);
  if (query.orderby === 'rand')
    return sql`${last}hashint8(product_id::bigint * 1000003 + ${scope.day}::bigint), product_id`;
  return sql`${last}${sql.raw(ORDER[query.orderby])}`;
}

export type CardRow = { card: StoredCard; rating_average: number; rating_count: number };

export async function readCards(db: DbOrTx, scope: Scope, asked: Asked): Promise<CardRow[]> {
  const { query } = asked;
  const { rows } = await sql<CardRow>`
    select card, rating_average, rating_count from listing_row
    where ${conditions(scope, asked)}
    order by ${orderOf(scope, asked)}
    limit ${scope.perPage} offset ${(query.page - 1) * scope.perPage}
  `.execute(db);
  return rows;
}

export async function countRows(db: DbOrTx, scope: Scope, asked: Asked): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from listing_row where ${conditions(scope, asked)}
  `.execute(db);
  return rows[0]?.count ?? 0;
}

export async function readCardsById(
  db: DbOrTx,
  language: Language,
  ids: readonly ProductId[],
): Promise<CardRow[]> {
  const { rows } = await sql<CardRow>`
    select card, rating_average, rating_count from listing_row
    join unnest(${ids}::int[]) with ordinality as wanted(id, place) on wanted.id = product_id
    where language = ${language} and (in_catalogue or in_search) order by wanted.place
  `.execute(db);
  return rows;
}
