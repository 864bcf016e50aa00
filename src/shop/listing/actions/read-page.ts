import type { CategoryId } from '#kernel/ids.ts';
import { DAY_MS, type Instant } from '#kernel/instant.ts';
import type { Language } from '#kernel/language.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import { createSpeculativeRead } from '#platform/database/read-scope/speculative-read.ts';
import { type FittingSide, findFittingSide, readTerms, type Terms } from '#shop/catalogue';
import type { Settings } from '#shop/settings';
import {
  choosesAll,
  countKey,
  isChoiceOfBits,
  type ListingConditions,
  NO_CHOICE,
  rangeOf,
  type Scope,
  type Totals,
  type Words,
} from '../rules/conditions.ts';
import { FACETS } from '../rules/facets.ts';
import type { ListingQuery } from '../rules/listing-query.ts';
import { resolveQuery } from '../rules/resolve-query.ts';
import { inBoth } from '../rules/search/matches.ts';
import type { PricesHold } from '../rules/to-cards.ts';
import { isReadingBitmaps, readChoice, readPriced } from '../store/bitmaps/index.ts';
import { readCardsById } from '../store/cards.ts';
import { brandsOf, countAll, countMatching } from '../store/facets.ts';
import { readPageIds } from '../store/page-ids.ts';
import { byRelevance, type Understood } from '../store/search/match.ts';

/** What listings are read with. */
export type ReadDeps = {
  db: DbOrTx;
  settings: () => Promise<Settings>;
  understand: (typed: string) => Promise<Understood>;
  pricesHold: PricesHold;
  speculation: ListingSpeculation;
};

/** What decides how a page is read; it rarely changes between two pages. */
export type ListingSpeculation = ReturnType<typeof createListingSpeculation>;

/** Lists whose last counts are known. */
const MOST_COUNTED_LISTS = 2000;

export function createListingSpeculation() {
  const [atStage, withCounts] = [
    createSpeculativeRead<boolean>(1),
    createSpeculativeRead<Counts>(MOST_COUNTED_LISTS),
  ];
  return {
    /** Reads with bitmaps or without. */
    atStage: <T>(db: DbOrTx, work: (isBitmapped: boolean) => Promise<T>): Promise<T> =>
      atStage('stage', () => isReadingBitmaps(db), work),
    withCounts,
  };
}

/** The matches, and all listed products. */
type Counts = Readonly<{ counted: Totals; all: Totals }>;

/** The place of a listing: a category, a brand, a tag, or none of them. */
export type ListingPlace = {
  categoryId: CategoryId | null;
  brand?: string;
  tag?: string;
  language: Language;
  now: Instant;
};

type Resolved = { query: ListingQuery; fit: FittingSide | null; terms: Terms };

/**
 * Removes unknown terms and filters from a query.
 *
 * @param facets attributes whose terms are read in addition to those of the query
 */
export async function resolve(
  db: DbOrTx,
  query: ListingQuery,
  facets: readonly string[] = FACETS,
): Promise<Resolved> {
  const named = [...Object.keys(query.filters), ...(query.brandIds.length > 0 ? ['brand'] : [])];
  const [terms, brands, fit] = await Promise.all([
    readTerms(db, [...new Set([...facets, ...named])]),
    brandsOf(db, query.brandIds),
    query.fits === '' ? null : findFittingSide(db, query.fits),
  ]);
  return { query: resolveQuery(query, { terms, brands, isFitKnown: fit !== null }), fit, terms };
}

/** The matches of a search and their order. */
export function wordsOf(search: Understood | null, { soldOut }: Scope): Words | null {
  if (search === null) return null;
  return { matches: search.matches, relevance: byRelevance(search, soldOut === 'last'), understood: search };
}

/** Matches of common words and of the price range, and what a loop leaves, read once per page for all counts. */
export async function readWithin(
  db: DbOrTx,
  {
    query,
    words,
    isBitmapped,
    choice = NO_CHOICE,
  }: Pick<ListingConditions, 'query' | 'words' | 'isBitmapped' | 'choice'>,
): Promise<Buffer | null> {
  const matchSet = words?.matches.set ?? null;
  if (!isBitmapped || (words !== null && matchSet === null)) return null;
  const range = rangeOf(query);
  const sets = await Promise.all([
    ...(matchSet === null ? [] : [matchSet]),
    ...(range === null ? [] : [readPriced(db, range)]),
    ...(choosesAll(choice) || !isChoiceOfBits(choice) ? [] : [readChoice(db, choice)]),
  ]);
  return sets.length === 0 ? null : sets.reduce(inBoth);
}

/** Counts the matches and reads the page by the counts; no rows after the last page. */
export function readPage(
  { db, speculation }: Pick<ReadDeps, 'db' | 'speculation'>,
  scope: Scope,
  { bound, ...conditions }: ListingConditions & { bound: number | null },
) {
  const count = async (): Promise<Counts> => {
    const [counted, all] = await Promise.all([
      countMatching(db, scope, { ...conditions, bound }),
      countAll(db, conditions),
    ]);
    return { counted, all };
  };
  const read = async ({ counted, all }: Counts) => {
    const isRounded = bound !== null && counted.total > bound;
    const totals = isRounded ? { ...counted, total: bound } : counted;
    const total = Math.max(0, totals.total - (scope.offset ?? 0));
    const pageCount = Math.max(1, Math.ceil(total / scope.perPage));
    const isThere = total > 0 && conditions.query.page <= pageCount;
    const ids = isThere
      ? await readPageIds(db, scope, { ...conditions, facts: { totals, all, isRounded } })
      : [];
    const rows = ids.length === 0 ? [] : await readCardsById(db, scope.language, ids);
    return { rows, total, isRounded, pageCount };
  };
  return speculation.withCounts(countKey(scope, conditions), count, read);
}

export function scopeOf({ categoryId, brand, tag, language, now }: ListingPlace, settings: Settings): Scope {
  return {
    language,
    categoryId,
    brand: brand ?? null,
    tag: tag ?? null,
    soldOut: settings['listing.soldOut'],
    perPage: settings['listing.perPage'],
    day: Math.floor(now.getTime() / DAY_MS),
  };
}
