import { type RawBuilder, sql } from 'kysely';
import type { CategoryId, ProductId } from '#kernel/ids.ts';
import type { Language } from '#kernel/language.ts';
import type { ListingQuery } from './listing-query.ts';

/** Where a listing stands, and what the shop's settings say of all listings. */
export type Scope = {
  language: Language;
  categoryId: CategoryId | null;
  /** Slug of the one maker that is listed. */
  brand: string | null;
  tag: string | null;
  soldOut: 'show' | 'last' | 'hide';
  perPage: number;
  /** Decides what 'rand' looks like; the same for all pages of a day. */
  day: number;
};

export type Condition = RawBuilder<boolean>;

/** Everything a listing's rows must meet. */
export type Asked = {
  query: ListingQuery;
  words: Condition | null;
  /** The order of best match; null where nothing is searched for. */
  relevance: RawBuilder<unknown> | null;
  /** The device or stick that `query.fits` names. */
  fits: ProductId | null;
};

/** Classes of goods whose sale may be spoken of; tobacco is never promoted. */
const PROMOTED = ['device', 'accessory', 'other'];

/** Names of filters that are no attributes; an attribute's slug never begins with this sign. */
export const RATING = '_rating';
export const STOCK = '_stock';
export const SALE = '_sale';
export const FITS = '_fits';

/** What a row carries for each value that it may be filtered by. */
export function tokensOf(slug: string, values: readonly (string | number)[]): string[] {
  return values.map((value) => `${slug}:${value}`);
}

export const SALE_TOKENS = tokensOf(SALE, PROMOTED);

function hasAny(tokens: readonly string[]): Condition {
  return sql<boolean>`facets && ${tokens}::text[]`;
}

function hasAll(tokens: readonly string[]): Condition {
  return sql<boolean>`facets @> ${tokens}::text[]`;
}

/** One condition for each filter, by the filter's name; one may be left out to count its own values. */
function filterConditions({ query, fits }: Asked): [string, Condition][] {
  const attributes = Object.entries(query.filters)
    .filter(([, values]) => values.length > 0)
    .map(([slug, values]): [string, Condition] => {
      const tokens = tokensOf(slug, values);
      return [slug, query.anyOf.includes(slug) ? hasAny(tokens) : hasAll(tokens)];
    });
  const all: (readonly [string, Condition] | null)[] = [
    query.ratings.length > 0 ? [RATING, hasAny(tokensOf(RATING, query.ratings))] : null,
    query.inStock ? [STOCK, sql<boolean>`in_stock`] : null,
    query.onSale ? [SALE, hasAny(SALE_TOKENS)] : null,
    fits === null
      ? null
      : [
          FITS,
          sql<boolean>`product_id in (select stick_id from product_fit where device_id = ${fits}
            union all select device_id from product_fit where stick_id = ${fits})`,
        ],
  ];
  return [...attributes, ...all.flatMap((one): [string, Condition][] => (one === null ? [] : [[...one]]))];
}

/** What must hold of a listing whatever is filtered. */
export function placeConditions(scope: Scope, words: Condition | null): Condition[] {
  return [
    sql<boolean>`language = ${scope.language}`,
    words === null ? sql<boolean>`in_catalogue` : sql<boolean>`in_search`,
    ...(words === null ? [] : [words]),
    ...(scope.categoryId === null ? [] : [sql<boolean>`category_ids @> ${[scope.categoryId]}::int[]`]),
    ...(scope.brand === null ? [] : [hasAll(tokensOf('brand', [scope.brand]))]),
    ...(scope.tag === null ? [] : [sql<boolean>`tags @> ${[scope.tag]}::text[]`]),
    ...(scope.soldOut === 'hide' ? [sql<boolean>`in_stock`] : []),
  ];
}

/** @param without the filter that is left out, to count its values */
export function conditions(scope: Scope, asked: Asked, without: string | null = null): RawBuilder<unknown> {
  const { query, words } = asked;
  const filters = filterConditions(asked).filter(([name]) => name !== without);
  const all: Condition[] = [
    ...placeConditions(scope, words),
    ...filters.map(([, condition]) => condition),
    ...(query.minPrice === null ? [] : [sql<boolean>`price_max_minor >= ${query.minPrice.minor}`]),
    ...(query.maxPrice === null ? [] : [sql<boolean>`price_min_minor <= ${query.maxPrice.minor}`]),
  ];
  return sql.join(all, sql` and `);
}
