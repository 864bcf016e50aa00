import type { ProductId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import { inLanguage, type Language } from '#kernel/language.ts';
import { aed, type Money } from '#kernel/money.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import type { FittingSide } from '#shop/catalogue';
import type { ProductCard } from '../product-card.ts';
import {
  type FacetCount,
  FITS,
  type ListingConditions,
  RATING,
  SALE,
  type Scope,
  STOCK,
} from '../rules/conditions.ts';
import { countMarks, FACETS, type Facet, type FitValue, nameFacets, nameFits } from '../rules/facets.ts';
import type { ListingQuery } from '../rules/listing-query.ts';
import { toCards } from '../rules/to-cards.ts';
import { readCardsById, readNames } from '../store/cards.ts';
import { countFacets, countingBound, fitsOf, priceBounds } from '../store/facets.ts';
import type { Understood } from '../store/search/match.ts';
import {
  type ListingPlace,
  type ReadDeps,
  readPage,
  readWithin,
  resolve,
  scopeOf,
  wordsOf,
} from './read-page.ts';

/** One page of a listing. */
export type Listing = Readonly<{
  cards: readonly ProductCard[];
  total: number;
  /** There are more than `total`; counting stopped there. */
  isRounded: boolean;
  /** The counts of values are lower bounds. */
  areLeast: boolean;
  page: number;
  pageCount: number;
  /** The query without unknown filters and terms. */
  query: ListingQuery;
  /** The device or stick that everything listed fits. */
  fit: Readonly<{ slug: string; name: string; kind: FittingSide['kind'] }> | null;
  facets: readonly Facet[];
  /** Devices that take the listed sticks. */
  fits: readonly FitValue[];
  /** From five stars to one; `count` may be 0. */
  ratings: readonly Readonly<{ stars: number; count: number }>[];
  inStockCount: number;
  onSaleCount: number;
  /** Lowest and highest price of the whole listing, unfiltered. */
  prices: Readonly<{ min: Money; max: Money }> | null;
  /** The interpreted search text; null without a search. */
  search: Understood | null;
}>;

async function readFitValues(
  db: DbOrTx,
  { language }: Scope,
  counted: readonly FacetCount[],
): Promise<FitValue[]> {
  const counts = fitsOf(counted);
  const names = await readNames(
    db,
    language,
    counts.map(({ id }) => id),
  );
  return nameFits(counts, names, language);
}

type Choice = Omit<ListingConditions, 'within'> & { slugs: readonly string[] };

/** A page with the filters of its listing; independent reads run concurrently. */
async function readListing(
  { db, speculation }: Pick<ReadDeps, 'db' | 'speculation'>,
  scope: Scope,
  { slugs, ...choice }: Choice,
) {
  const readChosen = async () => {
    const conditions: ListingConditions = { ...choice, within: await readWithin(db, choice) };
    const bound = await countingBound(db, conditions);
    const [page, counts] = await Promise.all([
      readPage({ db, speculation }, scope, { ...conditions, bound }),
      countFacets(db, scope, { ...conditions, slugs, bound }),
    ]);
    return { ...page, counts, areLeast: bound !== null };
  };
  const [chosen, bounds] = await Promise.all([readChosen(), priceBounds(db, scope, choice)]);
  return { ...chosen, bounds };
}

function pricesOf({ min, max }: { min: number | null; max: number | null }): Listing['prices'] {
  return min === null || max === null ? null : { min: aed(min), max: aed(max) };
}

/** One page of the products of a category, of the shop or of a search; null past the last page. */
export function listProducts({ db, settings, understand, pricesHold, speculation }: ReadDeps) {
  return async (wanted: ListingQuery, place: ListingPlace): Promise<Listing | null> => {
    const { language, now } = place;
    const all = await settings();
    const scope = scopeOf(place, all);
    const [{ query, fit, terms }, search] = await Promise.all([
      resolve(db, wanted),
      wanted.search === '' ? null : understand(wanted.search),
    ]);
    const slugs = [...FACETS, ...Object.keys(query.filters), RATING, STOCK, SALE, FITS];
    const choice = { slugs, query, fits: fit, words: wordsOf(search, scope) };
    const { rows, counts, bounds, ...counted } = await speculation.atStage(db, (isBitmapped) =>
      readListing({ db, speculation }, scope, { ...choice, isBitmapped }),
    );
    if (query.page > counted.pageCount) return null;
    return {
      cards: toCards(rows, { now, settings: all, pricesHold }),
      ...counted,
      page: query.page,
      query,
      fit: fit === null ? null : { slug: fit.slug, name: inLanguage(fit.name, language), kind: fit.kind },
      facets: nameFacets({ counts, terms, query, language }),
      fits: await readFitValues(db, scope, counts),
      ...countMarks(counts),
      prices: pricesOf(bounds),
      search,
    };
  };
}

/** Cards of chosen products, in the given order; products that are not shown anywhere are left out. */
export function findCards({ db, settings, pricesHold }: Pick<ReadDeps, 'db' | 'settings' | 'pricesHold'>) {
  return async (ids: readonly ProductId[], language: Language, now: Instant): Promise<ProductCard[]> =>
    ids.length === 0
      ? []
      : toCards(await readCardsById(db, language, ids), { now, settings: await settings(), pricesHold });
}
