import { type RawBuilder, sql } from 'kysely';
import type { CategoryId, ProductId } from '#kernel/ids.ts';
import type { Language } from '#kernel/language.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import type { StoredCard } from './card-row.ts';
import type { ListingOrder, ListingQuery } from './listing-query.ts';

export type Scope = {
  language: Language;
  categoryId: CategoryId | null;
  soldOut: 'show' | 'last' | 'hide';
  perPage: number;
};

type Condition = RawBuilder<boolean>;

function tokensOf(slug: string, values: readonly string[]): string[] {
  return values.map((value) => `${slug}:${value}`);
}

/** Everything a listing's rows must meet; one filter may be left out, to count its values. */
type Asked = {
  query: ListingQuery;
  words: Condition | null;
  /** The order of best match; null where nothing is searched for. */
  relevance: RawBuilder<unknown> | null;
};

function conditions(
  scope: Scope,
  { query, words }: Pick<Asked, 'query' | 'words'>,
  without: string | null,
): RawBuilder<unknown> {
  const isSearch = words !== null;
  const all: Condition[] = [
    sql`language = ${scope.language}`,
    isSearch ? sql`in_search` : sql`in_catalogue`,
    ...(words === null ? [] : [words]),
    ...(scope.categoryId === null ? [] : [sql<boolean>`category_ids @> ${[scope.categoryId]}::int[]`]),
    ...(scope.soldOut === 'hide' || (query.inStock && without !== 'stock') ? [sql<boolean>`in_stock`] : []),
    ...Object.entries(query.filters)
      .filter(([slug, values]) => values.length > 0 && slug !== without)
      .map(([slug, values]) => sql<boolean>`facets && ${tokensOf(slug, values)}::text[]`),
    ...(query.minPrice === null ? [] : [sql<boolean>`price_max_minor >= ${query.minPrice.minor}`]),
    ...(query.maxPrice === null ? [] : [sql<boolean>`price_min_minor <= ${query.maxPrice.minor}`]),
  ];
  return sql.join(all, sql` and `);
}

const ORDER: Readonly<Record<Exclude<ListingOrder, 'relevance'>, string>> = {
  menu_order: 'position, name, product_id',
  popularity: 'total_sales desc, product_id',
  rating: 'rating_average desc, rating_count desc, product_id',
  date: 'created_at desc, product_id desc',
  price: 'price_min_minor nulls last, product_id',
  'price-desc': 'price_max_minor desc nulls last, product_id',
  title: 'name, product_id',
};

function orderOf(scope: Scope, { query, relevance }: Asked): RawBuilder<unknown> {
  const last = scope.soldOut === 'last' ? sql`in_stock desc, ` : sql``;
  if (query.orderby === 'relevance') return relevance ?? sql.raw(ORDER.menu_order);
  return sql`${last}${sql.raw(ORDER[query.orderby])}`;
}

export type CardRow = { card: StoredCard; rating_average: number; rating_count: number };

export async function readCards(db: DbOrTx, scope: Scope, asked: Asked): Promise<CardRow[]> {
  const { query } = asked;
  const { rows } = await sql<CardRow>`
    select card, rating_average, rating_count from listing_row
    where ${conditions(scope, asked, null)}
    order by ${orderOf(scope, asked)}
    limit ${scope.perPage} offset ${(query.page - 1) * scope.perPage}
  `.execute(db);
  return rows;
}

export async function countRows(db: DbOrTx, scope: Scope, asked: Asked): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from listing_row where ${conditions(scope, asked, null)}
  `.execute(db);
  return rows[0]?.count ?? 0;
}

export type FacetCount = { slug: string; value: string; count: number };

/** How many rows have each value; a filter's own choice does not narrow its own counts. */
export async function countFacets(
  db: DbOrTx,
  scope: Scope,
  asked: Asked & { slugs: readonly string[] },
): Promise<FacetCount[]> {
  const { query, words, slugs } = asked;
  const isChosen = (slug: string) =>
    (query.filters[slug]?.length ?? 0) > 0 || (slug === 'stock' && query.inStock);
  const groups = [slugs.filter((slug) => !isChosen(slug)), ...slugs.filter(isChosen).map((slug) => [slug])];
  const counted = await Promise.all(
    groups
      .filter((group) => group.length > 0)
      .map(async (group) => {
        const without = group.length === 1 && isChosen(group[0] ?? '') ? (group[0] ?? null) : null;
        const { rows } = await sql<{ token: string; count: number }>`
          select token, count(*) as count from listing_row, unnest(facets) as token
          where ${conditions(scope, { query, words }, without)} and split_part(token, ':', 1) = any(${group}::text[])
          group by token
        `.execute(db);
        return rows;
      }),
  );
  return counted.flat().map(({ token, count }) => {
    const [slug = '', value = ''] = token.split(/:(.*)/s);
    return { slug, value, count };
  });
}

export async function priceBounds(db: DbOrTx, scope: Scope, words: Condition | null) {
  const plain = {
    filters: {},
    inStock: false,
    minPrice: null,
    maxPrice: null,
    search: '',
    orderby: 'menu_order',
    page: 1,
  } as const;
  const { rows } = await sql<{ min: number | null; max: number | null }>`
    select min(price_min_minor) as min, max(price_max_minor) as max from listing_row
    where ${conditions(scope, { query: plain, words }, null)}
  `.execute(db);
  return rows[0] ?? { min: null, max: null };
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
