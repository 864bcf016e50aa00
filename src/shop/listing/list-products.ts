import type { CategoryId, ProductId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import { inLanguage, type Language } from '#kernel/language.ts';
import { aed, type Money } from '#kernel/money.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import { readTerms } from '#shop/catalogue';
import type { Settings } from '#shop/settings';
import { toCard } from './card-row.ts';
import {
  type CardRow,
  countFacets,
  countRows,
  type FacetCount,
  priceBounds,
  readCards,
  readCardsById,
  type Scope,
} from './listing.store.ts';
import type { ListingQuery } from './listing-query.ts';
import type { ProductCard } from './product-card.ts';
import { byRelevance, hasWords, type Understood } from './search/match.ts';

/** One value of a filter with how many products it would leave. */
export type FacetValue = Readonly<{
  slug: string;
  name: string;
  count: number;
  isChosen: boolean;
  swatchHex: string | null;
}>;
export type Facet = Readonly<{ slug: string; name: string; values: readonly FacetValue[] }>;

/** One page of a listing. */
export type Listing = Readonly<{
  cards: readonly ProductCard[];
  total: number;
  page: number;
  pageCount: number;
  facets: readonly Facet[];
  /** How many of the current set are there; null when stock is no choice here. */
  inStockCount: number;
  /** Lowest and highest price of the whole listing, unfiltered. */
  prices: Readonly<{ min: Money; max: Money }> | null;
  /** What was searched for, as it was understood; null where nothing was. */
  search: Understood | null;
}>;

type Needs = {
  db: DbOrTx;
  settings: () => Promise<Settings>;
  understand: (typed: string) => Promise<Understood>;
};
type Place = { categoryId: CategoryId | null; language: Language; now: Instant };

/** Filters in the order they stand. */
const FACETS = ['brand', 'format', 'heating-type', 'flavour-family', 'intensity', 'colour'];

function toCards(rows: readonly CardRow[], now: Instant): ProductCard[] {
  return rows.map(({ card, rating_average, rating_count }) =>
    toCard(card, { average: rating_average, count: rating_count }, now),
  );
}

async function nameFacets(
  db: DbOrTx,
  counts: readonly FacetCount[],
  { query, language }: { query: ListingQuery; language: Language },
): Promise<Facet[]> {
  const { attributes, terms } = await readTerms(db, FACETS);
  return FACETS.flatMap((slug) => {
    const name = attributes.get(slug);
    const values = counts
      .filter((count) => count.slug === slug)
      .map(({ value, count }) => {
        const term = terms.get(`${slug}/${value}`);
        return {
          slug: value,
          name: term === undefined ? value : inLanguage(term.name, language),
          count,
          isChosen: query.filters[slug]?.includes(value) ?? false,
          swatchHex: term?.swatchHex ?? null,
        };
      })
      .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name, language));
    const isUseful = values.length > 1 || values.some(({ isChosen }) => isChosen);
    return name === undefined || !isUseful ? [] : [{ slug, name: inLanguage(name, language), values }];
  });
}

/** What a search adds to a listing: its condition and its order. */
function searchConditions(search: Understood | null, { soldOut }: Scope) {
  if (search === null) return { words: null, relevance: null };
  return { words: hasWords(search), relevance: byRelevance(search, soldOut === 'last') };
}

/** One page of the products of a category, of the shop or of a search; null past the last page. */
export function listProducts({ db, settings, understand }: Needs) {
  return async (query: ListingQuery, { categoryId, language, now }: Place): Promise<Listing | null> => {
    const all = await settings();
    const perPage = all['listing.perPage'];
    const scope: Scope = { language, categoryId, soldOut: all['listing.soldOut'], perPage };
    const search = query.search === '' ? null : await understand(query.search);
    const asked = { query, ...searchConditions(search, scope) };
    const [rows, total, counts, bounds] = await Promise.all([
      readCards(db, scope, asked),
      countRows(db, scope, asked),
      countFacets(db, scope, { ...asked, slugs: [...FACETS, 'stock'] }),
      priceBounds(db, scope, asked.words),
    ]);
    const pageCount = Math.max(1, Math.ceil(total / perPage));
    if (query.page > pageCount) return null;
    return {
      cards: toCards(rows, now),
      total,
      page: query.page,
      pageCount,
      facets: await nameFacets(db, counts, { query, language }),
      inStockCount: counts.find(({ slug }) => slug === 'stock')?.count ?? 0,
      prices:
        bounds.min === null || bounds.max === null ? null : { min: aed(bounds.min), max: aed(bounds.max) },
      search,
    };
  };
}

/** Cards of chosen products, in the order asked for; those that are not shown anywhere are left out. */
export function findCards({ db }: { db: DbOrTx }) {
  return async (ids: readonly ProductId[], language: Language, now: Instant): Promise<ProductCard[]> =>
    ids.length === 0 ? [] : toCards(await readCardsById(db, language, ids), now);
}
