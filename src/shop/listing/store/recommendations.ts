import { sql } from 'kysely';
import type { ProductId } from '#kernel/ids.ts';
import type { Language } from '#kernel/language.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import { devicesTaking } from '#shop/catalogue';
import type { CardRow } from './cards.ts';

type RecommendationQuery = Readonly<{
  ids: readonly ProductId[];
  /** Products to exclude, e.g. those in the cart. */
  without: readonly ProductId[];
  language: Language;
  limit: number;
}>;

/**
 * Products to add to some products: those that they name, and sticks for the devices among them; devices, accessories
 * and sticks in turn. Excludes the products themselves, sold-out and hidden ones.
 */
export async function readRecommendations(
  db: DbOrTx,
  { ids, without, language, limit }: RecommendationQuery,
): Promise<CardRow[]> {
  const { rows } = await sql<CardRow>`
    with named as (
      select target_id as id, 'named' as kind, min(position) as place from product_link
      where kind = 'cross_sell' and product_id = any(${ids}::int[]) group by target_id
    ), fitting as (
      select distinct stick_id as id, 'fits' as kind, 0 as place from product_fit
      where device_id = any(${ids}::int[]) and stick_id not in (select id from named)
    ), offered as (
      select product_id, card, rating_average, rating_count, card ->> 'class' as class,
        row_number() over (
          partition by card ->> 'class' order by kind desc, place, total_sales desc, product_id
        ) as turn
      from (select * from named union all select * from fitting) going
      join listing_row on product_id = going.id and language = ${language}
      where in_catalogue and in_stock and not product_id = any(${[...ids, ...without]}::int[])
        and card ->> 'type' = 'simple' and (card ->> 'isPurchasable')::boolean
    )
    select card, rating_average, rating_count, ${devicesTaking(sql.ref('product_id'))} as fits
    from offered order by turn, class = 'tobacco', class limit ${limit}
  `.execute(db);
  return rows;
}

/** The best-selling products in stock; never tobacco, which must not be promoted. */
export async function readPopular(
  db: DbOrTx,
  { language, limit }: Pick<RecommendationQuery, 'language' | 'limit'>,
): Promise<CardRow[]> {
  const { rows } = await sql<CardRow>`
    select card, row.rating_average, row.rating_count, array[]::int[] as fits from listing_key
    join listing_row row on row.product_id = listing_key.product_id and row.language = ${language}
    where listing_key.in_catalogue and listing_key.in_stock
      and card ->> 'class' <> 'tobacco' and (card ->> 'isPurchasable')::boolean
    order by listing_key.total_sales desc, row.is_featured desc, row.position, row.product_id limit ${limit}
  `.execute(db);
  return rows;
}
