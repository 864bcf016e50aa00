import { type RawBuilder, sql } from 'kysely';
import type { ProductId } from '#kernel/ids.ts';
import type { Language } from '#kernel/language.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import { prepared } from '#platform/database/prepared.ts';
import { devicesTaking } from '#shop/catalogue';
import { numbersOf, setOf, wantedOf } from '../bitmaps/index.ts';
import type { StoredCard } from '../rules/card-row.ts';
import {
  hasTokens,
  isOfBits,
  type ListingConditions,
  otherConditions,
  passedBefore,
  type Scope,
  type Totals,
  tokensWanted,
  type Words,
} from '../rules/conditions.ts';
import type { ListingOrder } from '../rules/listing-order.ts';
import { isBesideSet, isNarrowedByTokens, planQuery, type Slice, slicesOf } from '../rules/query-plan.ts';
import { isIn, isInMatches } from '../search/matches-condition.ts';
import { bestSold } from '../search/search.store.ts';
import { matchesConditions, sourceOf } from './by-conditions.ts';

type Sort = { forwards: string; backwards: string };

function bothWays(forwards: string, backwards: string): [Sort, Sort] {
  return [
    { forwards, backwards },
    { forwards: backwards, backwards: forwards },
  ];
}

const [PLACED, PLACED_BACK] = bothWays(
  'position, $name, product_id',
  'position desc, $name desc, product_id desc',
);
const [NAMED, NAMED_BACK] = bothWays('$name, product_id', '$name desc, product_id desc');
const [OLDEST, NEWEST] = bothWays('created_at, product_id', 'created_at desc, product_id desc');
const [NUMBERED, NUMBERED_BACK] = bothWays('product_id', 'product_id desc');
const [SOLD] = bothWays('total_sales desc, product_id', 'total_sales, product_id desc');

/** Each order has an index, behind whether a product can be had. */
const SORTS: Readonly<Record<Exclude<ListingOrder, 'rand'>, Sort>> = {
  menu_order: PLACED,
  'menu_order-desc': PLACED_BACK,
  popularity: SOLD,
  relevance: SOLD,
  rating: {
    forwards: 'rating_average desc, rating_count desc, product_id',
    backwards: 'rating_average, rating_count, product_id desc',
  },
  date: NEWEST,
  'date-asc': OLDEST,
  price: {
    forwards: 'price_min_minor nulls last, product_id',
    backwards: 'price_min_minor desc nulls first, product_id desc',
  },
  'price-desc': {
    forwards: 'price_max_minor desc nulls last, product_id',
    backwards: 'price_max_minor nulls first, product_id desc',
  },
  title: NAMED,
  'title-desc': NAMED_BACK,
  id: NUMBERED,
  'id-desc': NUMBERED_BACK,
};
/** The random order changes daily and must be sorted; for more products an indexed order is used. */
const MOST_SHUFFLED = 20_000;
const SHUFFLED: Sort = {
  forwards: 'hashint8(product_id::bigint), product_id',
  backwards: 'hashint8(product_id::bigint) desc, product_id desc',
};

function sortOf({ query }: ListingConditions, { language }: Scope): Sort {
  if (query.orderby === 'rand') return SHUFFLED;
  const { forwards, backwards } = SORTS[query.orderby];
  const name = `name_${language}`;
  return { forwards: forwards.replace('$name', name), backwards: backwards.replace('$name', name) };
}

type Ids = readonly ProductId[];

async function idsOf(db: DbOrTx, statement: RawBuilder<{ id: ProductId }>): Promise<Ids> {
  const { rows } = await statement.execute(db);
  return rows.map(({ id }) => id);
}

/**
 * The matching products. Prices and common words cannot be combined in an index, so their matches come from bitmaps.
 */
function wanted(scope: Scope, asked: ListingConditions): RawBuilder<unknown> {
  if (!isOfBits(asked) || asked.within === null)
    return sql`${sourceOf(asked.words)} where ${matchesConditions(scope, asked)}`;
  return sql`listing_key where product_id = any(array(${numbersOf(wantedOf(scope, asked))}))`;
}

/** Products that match the words, the best match first. */
function readRanked(
  db: DbOrTx,
  scope: Scope,
  { words, ...asked }: ListingConditions & { words: Words },
): Promise<Ids> {
  return idsOf(
    db,
    sql<{ id: ProductId }>`
      select product_id as id from listing_row where language = 'en' and product_id = any(array(
        select product_id from ${wanted(scope, { ...asked, words })}))
      order by ${words.relevance} limit ${scope.perPage} offset ${passedBefore(scope, asked.query.page)}`,
  );
}

/** Collects all matches and sorts them: for few matches, or an order without an index. */
function readSorted(db: DbOrTx, scope: Scope, asked: ListingConditions): Promise<Ids> {
  const { query, words } = asked;
  if (query.orderby === 'relevance' && words !== null) return readRanked(db, scope, { ...asked, words });
  const last = scope.soldOut === 'last' ? sql`in_stock desc, ` : sql``;
  const order =
    query.orderby === 'rand'
      ? sql`${last}hashint8(product_id::bigint * 1000003 + ${scope.day}::bigint), product_id`
      : sql`${last}${sql.raw(sortOf(asked, scope).forwards)}`;
  return idsOf(
    db,
    sql<{ id: ProductId }>`
      with found as materialized (select in_stock, ${sql.raw(columnsOf(sortOf(asked, scope)))} from ${wanted(scope, asked)})
      select product_id as id from found order by ${order}
      limit ${scope.perPage} offset ${passedBefore(scope, query.page)}`,
  );
}

type Walked = ListingConditions & {
  isBesideSet: boolean;
  /** Only the beginning of the order is looked through. */
  isNear: boolean;
  listed: keyof typeof LISTED_AS;
};

/**
 * The rows looked up when matches should be found among far fewer; if they are not, e.g. for a brand with only high
 * prices, the scan continues with a bitmap set.
 */
const MOST_PASSED = 5000;

/** Products in lists, with an index for every order; and products that only a search finds, which are few. */
const LISTED_AS = { everywhere: 'in_catalogue', sought: 'in_search and not in_catalogue' } as const;
const STOCKED = { had: 'in_stock', gone: 'not in_stock' } as const;

function columnsOf({ forwards }: Sort): string {
  const columns = forwards.split(', ').map((column) => column.split(' ')[0] ?? '');
  return [...columns.filter((column) => column !== 'product_id' && !column.includes('(')), 'product_id'].join(
    ', ',
  );
}

/** Conditions on a row beyond those of the index; with a bitmap set the rows themselves are not read. */
function met(scope: Scope, asked: ListingConditions & Pick<Walked, 'isBesideSet'>): RawBuilder<unknown>[] {
  if (asked.isBesideSet) return [isIn(setOf(wantedOf(scope, asked)))];
  const set = asked.words?.found.set ?? null;
  const tokens = tokensWanted(scope, asked).slice(1);
  return [
    ...(tokens.length === 0 ? [] : [sql`(${hasTokens(tokens)}) is true`]),
    ...otherConditions(asked),
    ...(set === null ? [] : [isInMatches(set)]),
  ];
}

/** Scans an index in its order and skips rows that do not match; the condition is not part of any index. */
function walk(scope: Scope, asked: Walked, { part, offset, limit, isBackwards }: Slice): RawBuilder<unknown> {
  const sort = sortOf(asked, scope);
  const order = sql`order by ${sql.raw(isBackwards ? sort.backwards : sort.forwards)}`;
  const listed = sql.raw(`${LISTED_AS[asked.listed]} and ${STOCKED[part]}`);
  const narrowed = met(scope, asked);
  const keys = asked.isNear
    ? sql`(select * from listing_key where ${listed} ${order} limit ${MOST_PASSED}) as near where true`
    : sql`listing_key where ${listed}`;
  return sql`select ${sql.raw(columnsOf(sort))} from ${sql.join([keys, ...narrowed], sql` and `)}
    ${order} limit ${limit} offset ${offset}`;
}

async function readSlice(
  db: DbOrTx,
  scope: Scope,
  { slice, ...asked }: Walked & { slice: Slice },
): Promise<Ids> {
  const ids = await idsOf(
    db,
    sql<{ id: ProductId }>`select product_id as id from (${walk(scope, asked, slice)}) as walked`,
  );
  return slice.isBackwards ? ids.toReversed() : ids;
}

/** Scans in-stock and sold-out products from the beginning, then merges them in one order. */
function readMerged(db: DbOrTx, scope: Scope, asked: Walked): Promise<Ids> {
  const offset = passedBefore(scope, asked.query.page);
  const reach = { offset: 0, limit: offset + scope.perPage, isBackwards: false };
  const listed: readonly Walked['listed'][] =
    asked.words === null ? ['everywhere'] : ['everywhere', 'sought'];
  const stocked: readonly Slice['part'][] = scope.soldOut === 'hide' ? ['had'] : ['had', 'gone'];
  const parts = listed.flatMap((listed) =>
    stocked.map(
      (part) => sql`(
        select *, ${sql.raw(part === 'had' ? '0' : '1')} as part
        from (${walk(scope, { ...asked, listed }, { ...reach, part })}) as walked)`,
    ),
  );
  const first = scope.soldOut === 'last' ? 'part, ' : '';
  return idsOf(
    db,
    sql<{ id: ProductId }>`
      select product_id as id from (${sql.join(parts, sql` union all `)}) as merged
      order by ${sql.raw(first + sortOf(asked, scope).forwards)} limit ${scope.perPage} offset ${offset}`,
  );
}

/** The best sold of the products that have words which too many have. */
async function readBestSold(
  db: DbOrTx,
  scope: Scope,
  asked: ListingConditions & Pick<Walked, 'isBesideSet'>,
): Promise<Ids> {
  if (asked.words === null) return [];
  const offset = passedBefore(scope, asked.query.page);
  return bestSold(db, asked.words.understood, { limit: scope.perPage, offset, met: met(scope, asked) });
}

export type PageFacts = Readonly<{
  /** The matches, and all listed products. */
  totals: Totals;
  all: Totals;
  isRounded: boolean;
}>;

/** The products of one page, in their order. */
async function readIds(
  db: DbOrTx,
  scope: Scope,
  { facts, ...asked }: ListingConditions & { facts: PageFacts },
): Promise<Ids> {
  const deps = { scope, conditions: asked, ...facts, mostShuffled: MOST_SHUFFLED };
  const direction = planQuery(deps);
  if (direction === 'sorted') return readSorted(db, scope, asked);
  const walked = { ...asked, isBesideSet: isBesideSet(deps), isNear: false, listed: 'everywhere' as const };
  if (direction === 'words') return readBestSold(db, scope, walked);
  if (direction === 'merged') return readMerged(db, scope, walked);
  const slices = slicesOf(scope, asked.query.page, facts.totals);
  const read = async (how: Walked) =>
    (await Promise.all(slices.map((slice) => readSlice(db, scope, { ...how, slice })))).flat();
  // What bits do not know is no part of a set.
  if (walked.isBesideSet || !isOfBits(asked) || !isNarrowedByTokens(deps)) return read(walked);
  const near = await read({ ...walked, isNear: true });
  const wanted = slices.reduce((sum, { limit }) => sum + limit, 0);
  return near.length === wanted ? near : read({ ...walked, isBesideSet: true });
}

export type CardRow = {
  card: StoredCard;
  rating_average: number;
  rating_count: number;
  /** The devices that take it, where it is a stick. */
  fits: readonly ProductId[];
};

export async function readCards(
  db: DbOrTx,
  scope: Scope,
  asked: ListingConditions & { facts: PageFacts },
): Promise<CardRow[]> {
  const ids = await readIds(db, scope, asked);
  return ids.length === 0 ? [] : readCardsById(db, scope.language, ids);
}

const cardsById = prepared((db, { ids, language }: { ids: readonly ProductId[]; language: Language }) =>
  sql<CardRow>`
    select card, rating_average, rating_count, ${devicesTaking(sql.ref('product_id'))} as fits from listing_row
    join unnest(${ids}::int[]) with ordinality as wanted(id, place) on wanted.id = product_id
    where language = ${language} and (in_catalogue or in_search) order by wanted.place
  `.compile(db),
);

export function readCardsById(db: DbOrTx, language: Language, ids: readonly ProductId[]): Promise<CardRow[]> {
  return cardsById(db, { ids, language });
}

/** Names of some products as their cards say them, with the words of their addresses. */
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
