import { type RawBuilder, sql } from 'kysely';
import type { DbOrTx } from '#platform/database/client.ts';
import {
  type AnyOf,
  type FacetCount,
  IN_STOCK,
  LISTED,
  type ListingConditions,
  type PriceBounds,
  placeTokens,
  type Scope,
  SOUGHT,
  type Totals,
  tokensWanted,
  type Words,
} from '../rules/conditions.ts';
import { type Condition, hasTokens, otherConditions } from './conditions.ts';
import { isInMatches } from './search/matches-condition.ts';

/** The keys to filter: all, or those that match the words; few matches are looked up by id only. */
export function sourceOf(words: Words | null): RawBuilder<unknown> {
  if (words === null) return sql`listing_key`;
  const { ids, set } = words.matches;
  if (set !== null) return sql`(select * from listing_key where ${isInMatches(set)}) as listing_key`;
  return sql`(select * from listing_key where product_id = any(${[...ids]}::int[]) offset 0) as listing_key`;
}

/** Tokens that a key has as columns: comparing its array costs several times as much. */
const COLUMNS: ReadonlyMap<string, string> = new Map([
  [LISTED, 'in_catalogue'],
  [SOUGHT, 'in_search'],
  [IN_STOCK, 'in_stock'],
]);

/** The keys with all these tokens. */
function keysWith(tokens: readonly AnyOf[]): Condition[] {
  const columnOf = ([token = '', ...more]: AnyOf) => (more.length === 0 ? COLUMNS.get(token) : undefined);
  const columns = tokens.flatMap((any) => columnOf(any) ?? []);
  const others = tokens.filter((any) => columnOf(any) === undefined);
  return [
    ...columns.map((column) => sql<boolean>`${sql.ref(column)}`),
    ...(others.length === 0 ? [] : [hasTokens(others)]),
  ];
}

/** The condition for matching products, on the rows of `sourceOf`. */
export function matchesConditions(
  scope: Scope,
  conditions: ListingConditions,
  without: string | null = null,
): RawBuilder<unknown> {
  const clauses = [
    ...keysWith(tokensWanted(scope, conditions, without)),
    ...otherConditions(conditions, without),
  ];
  return sql.join(clauses, sql` and `);
}

function upTo(bound: number | null): RawBuilder<unknown> {
  return bound === null ? sql`` : sql`limit ${bound}`;
}

/** Counts matching products, up to a limit. */
export async function countByConditions(
  db: DbOrTx,
  scope: Scope,
  { most, ...conditions }: ListingConditions & { most: number | null },
): Promise<Totals> {
  const { rows } = await sql<Totals>`
    select count(*)::int as total, (count(*) filter (where in_stock))::int as "inStock" from (
      select in_stock from ${sourceOf(conditions.words)} where ${matchesConditions(scope, conditions)} ${upTo(most)}
    ) as counted
  `.execute(db);
  return rows[0] ?? { total: 0, inStock: 0 };
}

/** How many products are listed anywhere. */
export async function countListed(db: DbOrTx): Promise<Totals> {
  const { rows } = await sql<Totals>`
    select count(*)::int as total, (count(*) filter (where in_stock))::int as "inStock"
    from listing_key where in_catalogue
  `.execute(db);
  return rows[0] ?? { total: 0, inStock: 0 };
}

/** Counts the matching products, up to a limit, by value of some filters. */
export async function countValuesByConditions(
  db: DbOrTx,
  scope: Scope,
  conditions: ListingConditions & { slugs: readonly string[]; without: string | null; most: number | null },
): Promise<FacetCount[]> {
  const { slugs, without, most, words } = conditions;
  const isOne = slugs.length === 1 ? sql`where starts_with(token, ${`${slugs[0]}:`})` : sql``;
  const { rows } = await sql<FacetCount>`
    select split_part(token, ':', 1) as slug, substr(token, strpos(token || ':', ':') + 1) as value, count::int from (
      select token, count(*) from (
        select unnest(tokens) as token from (
          select tokens from ${sourceOf(words)} where ${matchesConditions(scope, conditions, without)} ${upTo(most)}
        ) as counted
      ) as unnested ${isOne} group by token
    ) as of_mark
    where split_part(token, ':', 1) = any(${slugs}::text[])
  `.execute(db);
  return rows;
}

/** Lowest and highest price of the whole shop: the ends of the indexes of prices. */
export async function boundsOfShop(db: DbOrTx): Promise<PriceBounds> {
  const first = (column: string, stock: string) => sql`(
    select ${sql.raw(column.split(' ')[0] ?? column)} from listing_key
    where in_catalogue and ${sql.raw(stock)} and ${sql.raw(column.split(' ')[0] ?? column)} is not null
    order by ${sql.raw(column)} nulls last, product_id limit 1)`;
  const both = (column: string) => sql`${first(column, 'in_stock')}, ${first(column, 'not in_stock')}`;
  const { rows } = await sql<PriceBounds>`
    select least(${both('price_min_minor')}) as min, greatest(${both('price_max_minor desc')}) as max
  `.execute(db);
  return rows[0] ?? { min: null, max: null };
}

/** Lowest and highest price of a place, whatever is filtered. */
export async function boundsByConditions(
  db: DbOrTx,
  scope: Scope,
  words: Words | null,
): Promise<PriceBounds> {
  const { rows } = await sql<PriceBounds>`
    select min(price_min_minor) as min, max(price_max_minor) as max
    from ${sourceOf(words)} where ${sql.join(keysWith(placeTokens(scope, words !== null)), sql` and `)}
  `.execute(db);
  return rows[0] ?? { min: null, max: null };
}
