import { sql } from 'kysely';
import type { ProductId } from '#kernel/ids.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import {
  type FacetCount,
  FITS,
  isOfBits,
  type ListingConditions,
  type PriceBounds,
  placeTokens,
  RATING,
  SALE,
  type Scope,
  STOCK,
  type Totals,
} from '../rules/conditions.ts';
import {
  boundsInBitmaps,
  countInBitmaps,
  countListedInBitmaps,
  countValues,
  wantedOf,
} from './bitmaps/index.ts';
import {
  boundsByConditions,
  boundsOfShop,
  countByConditions,
  countListed,
  countValuesByConditions,
} from './by-conditions.ts';

/** Shops up to this size are always counted exactly. */
const SMALL_SHOP = 20_000;
/** In a larger one, what bitmaps do not decide (the devices of a stick, a period) is counted no further. */
const MOST_COUNTED = 2000;

type Group = { slugs: readonly string[]; without: string | null };

/** Filters that do not narrow their own counts, because any of their values may match. */
function looseFilters({ query, fits }: ListingConditions): string[] {
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

function groupsOf(slugs: readonly string[], conditions: ListingConditions): Group[] {
  const loose = new Set(looseFilters(conditions));
  const plain = { slugs: slugs.filter((slug) => !loose.has(slug)), without: null };
  const facets = slugs.filter((slug) => loose.has(slug)).map((slug) => ({ slugs: [slug], without: slug }));
  return [plain, ...facets].filter((group) => group.slugs.length > 0);
}

/** The limit for counting a listing that bitmaps alone do not cover; null: counted to the end. */
export async function countingBound(db: DbOrTx, conditions: ListingConditions): Promise<number | null> {
  const isRanked = conditions.words !== null && conditions.words.matches.set === null;
  if (!conditions.isBitmapped || isOfBits(conditions) || isRanked) return null;
  return (await countListedInBitmaps(db)).total <= SMALL_SHOP ? null : MOST_COUNTED;
}

/** Counts matching products, up to the limit plus one. */
export function countMatching(
  db: DbOrTx,
  scope: Scope,
  { bound, ...conditions }: ListingConditions & { bound: number | null },
): Promise<Totals> {
  if (isOfBits(conditions)) return countInBitmaps(db, wantedOf(scope, conditions));
  return countByConditions(db, scope, { ...conditions, most: bound === null ? null : bound + 1 });
}

/** How many products are listed anywhere. */
export function countAll(db: DbOrTx, { isBitmapped }: ListingConditions): Promise<Totals> {
  return isBitmapped ? countListedInBitmaps(db) : countListed(db);
}

type Counting = ListingConditions & { slugs: readonly string[]; bound: number | null };

function countGroup(
  db: DbOrTx,
  scope: Scope,
  { slugs, without, bound, ...conditions }: Counting & Group,
): Promise<FacetCount[]> {
  const others = { ...conditions, fits: without === FITS ? null : conditions.fits };
  if (isOfBits(others)) return countValues(db, wantedOf(scope, others, without), slugs);
  return countValuesByConditions(db, scope, { ...conditions, slugs, without, most: bound });
}

/** How many products have each value of some filters, devices by their number among them. */
export async function countFacets(
  db: DbOrTx,
  scope: Scope,
  { slugs, ...conditions }: Counting,
): Promise<FacetCount[]> {
  const groups = groupsOf(slugs, conditions);
  const counted = await Promise.all(
    groups.map((group) => countGroup(db, scope, { ...conditions, ...group })),
  );
  return counted.flat();
}

/** The same where each value narrows the listing further, beside all of its filters. */
export function countNarrowing(db: DbOrTx, scope: Scope, conditions: Counting): Promise<FacetCount[]> {
  return countGroup(db, scope, { ...conditions, without: null });
}

/** How many of the sticks listed each device takes. */
export function fitsOf(counts: readonly FacetCount[]): { id: ProductId; count: number }[] {
  return counts
    .filter(({ slug }) => slug === FITS)
    .map(({ value, count }) => ({ id: Number(value) as ProductId, count }));
}

/** The lowest and highest price of a whole listing, regardless of filters. */
export async function priceBounds(
  db: DbOrTx,
  scope: Scope,
  { words, isBitmapped }: Pick<ListingConditions, 'words' | 'isBitmapped'>,
): Promise<PriceBounds> {
  const tokens = placeTokens(scope, words !== null);
  const isAnywhere = tokens.length === 1;
  if (words === null && isAnywhere) return boundsOfShop(db);
  const within = words?.matches.set ?? null;
  if (!isBitmapped || (words !== null && within === null)) return boundsByConditions(db, scope, words);
  const place = { tokens, within };
  const { total } = words !== null && isAnywhere ? words.matches : await countInBitmaps(db, place);
  return boundsInBitmaps(db, place, total);
}

/** @returns slugs of the makers with these numbers */
export async function brandsOf(db: DbOrTx, ids: readonly number[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ slug: string }>`
    select slug from attribute_term where attribute_slug = 'brand' and id = any(${ids}::int[]) order by slug
  `.execute(db);
  return rows.map(({ slug }) => slug);
}
