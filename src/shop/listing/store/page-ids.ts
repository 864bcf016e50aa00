import { type RawBuilder, sql } from 'kysely';
import type { ProductId } from '#kernel/ids.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import {
  isOfBits,
  type ListingConditions,
  passedBefore,
  type Scope,
  type Totals,
  tokensWanted,
  type Words,
} from '../rules/conditions.ts';
import { isBesideSet, isNarrowedByTokens, planQuery, type Slice, slicesOf } from '../rules/query-plan.ts';
import { numbersOf, setOf, wantedOf } from './bitmaps/index.ts';
import { matchesConditions, sourceOf } from './by-conditions.ts';
import { hasTokens, otherConditions } from './conditions.ts';
import { isIn, isInMatches } from './search/matches-condition.ts';
import { bestSold } from './search/search.ts';
import { columnsOf, MOST_SHUFFLED, sortOf } from './sorts.ts';

type Ids = readonly ProductId[];

async function idsOf(db: DbOrTx, statement: RawBuilder<{ id: ProductId }>): Promise<Ids> {
  const { rows } = await statement.execute(db);
  return rows.map(({ id }) => id);
}

/**
 * The matching products. Prices and common words cannot be combined in an index, so their matches come from bitmaps.
 */
function matching(scope: Scope, conditions: ListingConditions): RawBuilder<unknown> {
  if (!isOfBits(conditions) || conditions.within === null)
    return sql`${sourceOf(conditions.words)} where ${matchesConditions(scope, conditions)}`;
  return sql`listing_key where product_id = any(array(${numbersOf(wantedOf(scope, conditions))}))`;
}

/** Products that match the words, the best match first. */
function readRanked(
  db: DbOrTx,
  scope: Scope,
  { words, ...conditions }: ListingConditions & { words: Words },
): Promise<Ids> {
  return idsOf(
    db,
    sql<{ id: ProductId }>`
      select product_id as id from listing_row where language = 'en' and product_id = any(array(
        select product_id from ${matching(scope, { ...conditions, words })}))
      order by ${words.relevance} limit ${scope.perPage} offset ${passedBefore(scope, conditions.query.page)}`,
  );
}

/** Collects all matches and sorts them: for few matches, or an order without an index. */
function readSorted(db: DbOrTx, scope: Scope, conditions: ListingConditions): Promise<Ids> {
  const { query, words } = conditions;
  if (query.orderby === 'relevance' && words !== null) return readRanked(db, scope, { ...conditions, words });
  const last = scope.soldOut === 'last' ? sql`in_stock desc, ` : sql``;
  const order =
    query.orderby === 'rand'
      ? sql`${last}hashint8(product_id::bigint * 1000003 + ${scope.day}::bigint), product_id`
      : sql`${last}${sql.raw(sortOf(conditions, scope).forwards)}`;
  return idsOf(
    db,
    sql<{ id: ProductId }>`
      with found as materialized (select in_stock, ${sql.raw(columnsOf(sortOf(conditions, scope)))} from ${matching(scope, conditions)})
      select product_id as id from found order by ${order}
      limit ${scope.perPage} offset ${passedBefore(scope, query.page)}`,
  );
}

type Scan = ListingConditions & {
  isBesideSet: boolean;
  /** Only the first `MOST_PASSED` rows are scanned. */
  isNear: boolean;
  listed: keyof typeof LISTED_AS;
};

/**
 * The rows looked up when matches should be found among far fewer; if they are not, e.g. for a brand with only high
 * prices, the scan continues with a bitmap set.
 */
const MOST_PASSED = 5000;

/** Products in lists, with an index for every order; and the few that only a search finds. */
const LISTED_AS = { everywhere: 'in_catalogue', sought: 'in_search and not in_catalogue' } as const;
const STOCKED = { had: 'in_stock', gone: 'not in_stock' } as const;

/** Conditions on a row beyond those of the index; with a bitmap set the rows themselves are not read. */
function rowConditions(
  scope: Scope,
  conditions: ListingConditions & Pick<Scan, 'isBesideSet'>,
): RawBuilder<unknown>[] {
  if (conditions.isBesideSet) return [isIn(setOf(wantedOf(scope, conditions)))];
  const set = conditions.words?.matches.set ?? null;
  const tokens = tokensWanted(scope, conditions).slice(1);
  return [
    ...(tokens.length === 0 ? [] : [sql`(${hasTokens(tokens)}) is true`]),
    ...otherConditions(conditions),
    ...(set === null ? [] : [isInMatches(set)]),
  ];
}

/** Scans an index in its order and skips rows that do not match; the condition is not part of any index. */
function scan(
  scope: Scope,
  conditions: Scan,
  { part, offset, limit, isBackwards }: Slice,
): RawBuilder<unknown> {
  const sort = sortOf(conditions, scope);
  const order = sql`order by ${sql.raw(isBackwards ? sort.backwards : sort.forwards)}`;
  const listed = sql.raw(`${LISTED_AS[conditions.listed]} and ${STOCKED[part]}`);
  const narrowed = rowConditions(scope, conditions);
  const keys = conditions.isNear
    ? sql`(select * from listing_key where ${listed} ${order} limit ${MOST_PASSED}) as near where true`
    : sql`listing_key where ${listed}`;
  return sql`select ${sql.raw(columnsOf(sort))} from ${sql.join([keys, ...narrowed], sql` and `)}
    ${order} limit ${limit} offset ${offset}`;
}

async function readSlice(
  db: DbOrTx,
  scope: Scope,
  { slice, ...conditions }: Scan & { slice: Slice },
): Promise<Ids> {
  const ids = await idsOf(
    db,
    sql<{ id: ProductId }>`select product_id as id from (${scan(scope, conditions, slice)}) as walked`,
  );
  return slice.isBackwards ? ids.toReversed() : ids;
}

/** Scans in-stock and sold-out products from the beginning, then merges them in one order. */
function readMerged(db: DbOrTx, scope: Scope, conditions: Scan): Promise<Ids> {
  const offset = passedBefore(scope, conditions.query.page);
  const reach = { offset: 0, limit: offset + scope.perPage, isBackwards: false };
  const listed: readonly Scan['listed'][] =
    conditions.words === null ? ['everywhere'] : ['everywhere', 'sought'];
  const stocked: readonly Slice['part'][] = scope.soldOut === 'hide' ? ['had'] : ['had', 'gone'];
  const parts = listed.flatMap((listed) =>
    stocked.map(
      (part) => sql`(
        select *, ${sql.raw(part === 'had' ? '0' : '1')} as part
        from (${scan(scope, { ...conditions, listed }, { ...reach, part })}) as walked)`,
    ),
  );
  const first = scope.soldOut === 'last' ? 'part, ' : '';
  return idsOf(
    db,
    sql<{ id: ProductId }>`
      select product_id as id from (${sql.join(parts, sql` union all `)}) as merged
      order by ${sql.raw(first + sortOf(conditions, scope).forwards)} limit ${scope.perPage} offset ${offset}`,
  );
}

/** Best sellers first, for words that match too many products to rank. */
async function readBestSold(
  db: DbOrTx,
  scope: Scope,
  conditions: ListingConditions & Pick<Scan, 'isBesideSet'>,
): Promise<Ids> {
  if (conditions.words === null) return [];
  const offset = passedBefore(scope, conditions.query.page);
  return bestSold(db, conditions.words.understood, {
    limit: scope.perPage,
    offset,
    met: rowConditions(scope, conditions),
  });
}

type PageFacts = Readonly<{
  /** The matches, and all listed products. */
  totals: Totals;
  all: Totals;
  isRounded: boolean;
}>;

/** The ids of one page, in their order. */
export async function readPageIds(
  db: DbOrTx,
  scope: Scope,
  { facts, ...conditions }: ListingConditions & { facts: PageFacts },
): Promise<Ids> {
  const deps = { scope, conditions, ...facts, mostShuffled: MOST_SHUFFLED };
  const plan = planQuery(deps);
  if (plan === 'sorted') return readSorted(db, scope, conditions);
  const whole = {
    ...conditions,
    isBesideSet: isBesideSet(deps),
    isNear: false,
    listed: 'everywhere' as const,
  };
  if (plan === 'words') return readBestSold(db, scope, whole);
  if (plan === 'merged') return readMerged(db, scope, whole);
  const slices = slicesOf(scope, conditions.query.page, facts.totals);
  const read = async (reading: Scan) =>
    (await Promise.all(slices.map((slice) => readSlice(db, scope, { ...reading, slice })))).flat();
  // A set has only conditions that bitmaps cover.
  if (whole.isBesideSet || !isOfBits(conditions) || !isNarrowedByTokens(deps)) return read(whole);
  const near = await read({ ...whole, isNear: true });
  const wanted = slices.reduce((sum, { limit }) => sum + limit, 0);
  return near.length === wanted ? near : read({ ...whole, isBesideSet: true });
}
