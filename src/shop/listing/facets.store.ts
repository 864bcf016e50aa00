import { type RawBuilder, sql } from 'kysely';
import type { ProductId } from '#kernel/ids.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import {
  type Asked,
  FITS,
  hasMarks,
  isOfBits,
  LISTED,
  marksOf,
  otherConditions,
  placeMarks,
  RATING,
  SALE,
  type Scope,
  STOCK,
  type Wanted,
  type Words,
  wantedOf,
} from './conditions.ts';
import { isFound, isIn } from './found-set.ts';
import { allWith, countMarked, countValues, type FacetCount, type Totals } from './marks.store.ts';
import { numbersOf, setOf } from './sets.store.ts';

/** A shop of so many products is counted to the last one, whatever is asked. */
const SMALL_SHOP = 20_000;
/** In a larger one, what bits do not decide (the devices of a stick) is counted no further. */
const MOST_COUNTED = 2000;
/** A place of so few products is looked through as a whole for its prices. */
const SMALL_PLACE = 5000;

type Group = { slugs: readonly string[]; without: string | null };

/** Filters whose own choice does not narrow their own counts: any of their values will do. */
function looseFilters({ query, fits }: Asked): string[] {
  const attributes = Object.entries(query.filters)
    .filter(([slug, values]) => values.length === 1 || query.anyOf.includes(slug))
    .map(([slug]) => slug);
  return [
    ...attributes,
    ...(query.ratings.length > 0 ? [RATING] : []),
    ...(query.inStock ? [STOCK] : []),
    ...(query.onSale ? [SALE] : []),
    ...(fits === null ? [] : [FITS]),
  ];
}

function groupsOf(slugs: readonly string[], asked: Asked): Group[] {
  const loose = new Set(looseFilters(asked));
  const plain = { slugs: slugs.filter((slug) => !loose.has(slug)), without: null };
  const own = slugs.filter((slug) => loose.has(slug)).map((slug) => ({ slugs: [slug], without: slug }));
  return [plain, ...own].filter((group) => group.slugs.length > 0);
}

/** The keys that are asked: all, or those of what has the words; few are looked up by their numbers and nothing else. */
export function sourceOf(words: Words | null): RawBuilder<unknown> {
  if (words === null) return sql`listing_key`;
  const { ids, set } = words.found;
  if (set !== null) return sql`(select * from listing_key where ${isFound(set)}) as listing_key`;
  return sql`(select * from listing_key where product_id = any(${[...ids]}::int[]) offset 0) as listing_key`;
}

/** The products that are asked for, as a condition on what `sourceOf` gives. */
export function askedFor(scope: Scope, asked: Asked, without: string | null = null): RawBuilder<unknown> {
  const conditions = [
    ...(asked.words === null ? [sql<boolean>`in_catalogue`] : []),
    hasMarks(marksOf(scope, asked, without)),
    ...otherConditions(asked, without),
  ];
  return sql.join(conditions, sql` and `);
}

/** Whether so few products are shown that anything may be counted to the last one. */
async function isSmallShop(db: DbOrTx): Promise<boolean> {
  return (await countMarked(db, allWith([LISTED]))).total <= SMALL_SHOP;
}

/** How far a listing is counted that bits alone do not decide; null for to the end. */
export async function countingBound(db: DbOrTx, asked: Asked): Promise<number | null> {
  if (isOfBits(asked) || (asked.words !== null && asked.words.found.set === null)) return null;
  return (await isSmallShop(db)) ? null : MOST_COUNTED;
}

function upTo(bound: number | null): RawBuilder<unknown> {
  return bound === null ? sql`` : sql`limit ${bound}`;
}

/** How many there are, no more than the bound and one. */
export async function countAsked(
  db: DbOrTx,
  scope: Scope,
  { bound, ...asked }: Asked & { bound: number | null },
): Promise<Totals> {
  if (isOfBits(asked)) return countMarked(db, wantedOf(scope, asked));
  const { rows } = await sql<Totals>`
    select count(*)::int as total, (count(*) filter (where in_stock))::int as "inStock" from (
      select in_stock from ${sourceOf(asked.words)} where ${askedFor(scope, asked)} ${upTo(bound === null ? null : bound + 1)}
    ) as counted
  `.execute(db);
  return rows[0] ?? { total: 0, inStock: 0 };
}

type Counting = Asked & { slugs: readonly string[]; bound: number | null };

async function countGroup(
  db: DbOrTx,
  scope: Scope,
  { slugs, without, bound, ...asked }: Counting & Group,
): Promise<FacetCount[]> {
  const others = { ...asked, fits: without === FITS ? null : asked.fits };
  if (isOfBits(others)) return countValues(db, wantedOf(scope, others, without), slugs);
  const { rows } = await sql<FacetCount>`
    select split_part(mark, ':', 1) as slug, substr(mark, strpos(mark || ':', ':') + 1) as value, count(*)::int as count
    from (select marks from ${sourceOf(asked.words)} where ${askedFor(scope, asked, without)} ${upTo(bound)}) as counted,
      unnest(marks) as mark
    where split_part(mark, ':', 1) = any(${slugs}::text[]) group by mark
  `.execute(db);
  return rows;
}

/** How many products have each value of some filters, devices by their number among them. */
export async function countFacets(
  db: DbOrTx,
  scope: Scope,
  { slugs, ...asked }: Counting,
): Promise<FacetCount[]> {
  const groups = groupsOf(slugs, asked);
  const counted = await Promise.all(groups.map((group) => countGroup(db, scope, { ...asked, ...group })));
  return counted.flat();
}

/** How many of the sticks listed each device takes. */
export function fitsOf(counts: readonly FacetCount[]): { id: ProductId; count: number }[] {
  return counts
    .filter(({ slug }) => slug === FITS)
    .map(({ value, count }) => ({ id: Number(value) as ProductId, count }));
}

type Bounds = { min: number | null; max: number | null };

type Priced = 'price_min_minor' | 'price_max_minor desc';

/** The first price of a walk by price, of what can be had and of what cannot; in a place, of what is in its set. */
function firstPrice(column: Priced, place: Wanted): RawBuilder<unknown> {
  const { marks, within } = place;
  const inPlace =
    marks.length === 1 && within === null ? sql`` : sql`and ${isIn(sql`(select members from place)`)}`;
  const priced = sql.raw(column.split(' ')[0] ?? column);
  const walk = (listed: string) => sql`(
    select ${priced} from listing_key
    where ${sql.raw(listed)} and ${priced} is not null ${inPlace}
    order by ${sql.raw(column)} nulls last, product_id limit 1)`;
  const pick = column === 'price_min_minor' ? sql`least` : sql`greatest`;
  const hidden = within === null ? sql`` : sql`, ${walk('in_search and not in_catalogue')}`;
  return sql`${pick}(${walk('in_catalogue and in_stock')}, ${walk('in_catalogue and not in_stock')}${hidden})`;
}

/** The few keys of a place; of many hits by their numbers, which marks and words have no index for together. */
function keysOf(place: Wanted, words: Words | null): RawBuilder<unknown> {
  if (place.within === null) return sql`${sourceOf(words)} where ${hasMarks(place.marks)}`;
  return sql`listing_key where product_id = any(array(${numbersOf(place)}))`;
}

/** How many products there are in a place; of what was searched for everywhere, as many as were found. */
async function countPlace(db: DbOrTx, place: Wanted, words: Words | null): Promise<number> {
  const isAnywhere = place.marks.length === 1;
  if (words !== null && (words.found.set === null || isAnywhere)) return words.found.total;
  return (await countMarked(db, place)).total;
}

/** Lowest and highest price of a whole listing, whatever is filtered. */
export async function priceBounds(db: DbOrTx, scope: Scope, words: Words | null): Promise<Bounds> {
  const marks = placeMarks(scope, words !== null);
  const place: Wanted = { marks, within: words?.found.set ?? null };
  const isSmall = (await countPlace(db, place, words)) <= SMALL_PLACE;
  const { rows } = isSmall
    ? await sql<Bounds>`
        select min(price_min_minor) as min, max(price_max_minor) as max from ${keysOf(place, words)}
      `.execute(db)
    : await sql<Bounds>`
        with place as materialized (select ${setOf(place)} as members)
        select ${firstPrice('price_min_minor', place)} as min, ${firstPrice('price_max_minor desc', place)} as max
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
