import { sql } from 'kysely';
import type { ProductId } from '#kernel/ids.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import {
  type Asked,
  type Condition,
  conditions,
  placeConditions,
  RATING,
  SALE,
  type Scope,
  STOCK,
} from './conditions.ts';

export type FacetCount = { slug: string; value: string; count: number };

type Group = { slugs: readonly string[]; without: string | null };

/** Filters whose own choice does not narrow their own counts: any of their values will do. */
function looseFilters({ query }: Asked): string[] {
  const attributes = Object.entries(query.filters)
    .filter(([slug, values]) => values.length === 1 || query.anyOf.includes(slug))
    .map(([slug]) => slug);
  return [
    ...attributes,
    ...(query.ratings.length > 0 ? [RATING] : []),
    ...(query.inStock ? [STOCK] : []),
    ...(query.onSale ? [SALE] : []),
  ];
}

function groupsOf(slugs: readonly string[], asked: Asked): Group[] {
  const loose = new Set(looseFilters(asked));
  const plain = { slugs: slugs.filter((slug) => !loose.has(slug)), without: null };
  const own = slugs.filter((slug) => loose.has(slug)).map((slug) => ({ slugs: [slug], without: slug }));
  return [plain, ...own].filter((group) => group.slugs.length > 0);
}

/** How many rows have each value of some filters. */
export async function countFacets(
  db: DbOrTx,
  scope: Scope,
  { slugs, ...asked }: Asked & { slugs: readonly string[] },
): Promise<FacetCount[]> {
  const counted = await Promise.all(
    groupsOf(slugs, asked).map(async (group) => {
      const { rows } = await sql<{ token: string; count: number }>`
        select token, count(*) as count from listing_row, unnest(facets) as token
        where ${conditions(scope, asked, group.without)} group by token
      `.execute(db);
      const wanted = new Set(group.slugs);
      return rows
        .map(({ token, count }) => {
          const cut = token.indexOf(':');
          return { slug: token.slice(0, cut), value: token.slice(cut + 1), count };
        })
        .filter(({ slug }) => wanted.has(slug));
    }),
  );
  return counted.flat();
}

/** How many of the sticks listed each device takes; the device chosen does not narrow this. */
export async function countFits(
  db: DbOrTx,
  scope: Scope,
  asked: Asked,
): Promise<{ id: ProductId; count: number }[]> {
  const { rows } = await sql<{ id: ProductId; count: number }>`
    select device_id as id, count(*) as count from listing_row join product_fit on stick_id = product_id
    where ${conditions(scope, { ...asked, fits: null })} group by device_id
  `.execute(db);
  return rows;
}

/** Lowest and highest price of a whole listing, whatever is filtered. */
export async function priceBounds(db: DbOrTx, scope: Scope, words: Condition | null) {
  const { rows } = await sql<{ min: number | null; max: number | null }>`
    select min(price_min_minor) as min, max(price_max_minor) as max from listing_row
    where ${sql.join(placeConditions(scope, words), sql` and `)}
  `.execute(db);
  return rows[0] ?? { min: null, max: null };
}

/** @returns slugs of the makers with these numbers */
export async function brandsOf(db: DbOrTx, ids: readonly number[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ slug: string }>`
    select slug from attribute_term where attribute_slug = 'brand' and id = any(${ids}::int[]) order by slug
  `.execute(db);
  return rows.map(({ slug }) => slug);
}
