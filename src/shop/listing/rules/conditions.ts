import type { RawBuilder } from 'kysely';
import type { CategoryId, ProductId } from '#kernel/ids.ts';
import type { Language } from '#kernel/language.ts';
import { ANY_TIME, type Span } from '#kernel/span.ts';
import type { FittingSide } from '#shop/catalogue';
import type { Understood } from '../store/search/match.ts';
import type { ListingQuery } from './listing-query.ts';
import type { Matches } from './search/matches.ts';

/** The place of a listing, and the settings that apply to all listings. */
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
  /** So many products at the beginning are passed over. */
  offset?: number;
  /** Beside the place: a product must have a token of each of these lists. */
  also?: readonly AnyOf[];
};

/** How many products have a value of a filter. */
export type FacetCount = { slug: string; value: string; count: number };

/** How many products there are, and how many of them can be had. */
export type Totals = { total: number; inStock: number };

/** What a search adds. */
export type Words = Readonly<{
  matches: Matches;
  relevance: RawBuilder<unknown>;
  understood: Understood;
}>;

/** Everything a listing's products must meet. */
export type ListingConditions = {
  query: ListingQuery;
  words: Words | null;
  /** Whether the shop reads bitmaps. */
  isBitmapped: boolean;
  /**
   * With bitmaps: products that match common words and the price range, without those that a loop excludes, computed
   * once per page; null if none of these is part of the query.
   */
  within: Buffer | null;
  /** The device or stick that `query.fits` names. */
  fits: Pick<FittingSide, 'id' | 'kind'> | null;
  /** The products that a loop excludes, and those that it chooses from. */
  choice?: ProductChoice;
};

/** Products excluded by token or id, the only ones to choose from (null: all), and when they were published. */
export type ProductChoice = Readonly<{
  noneOf: readonly string[];
  without: readonly ProductId[];
  among: readonly ProductId[] | null;
  /** When they came into the shop. */
  published: Span;
}>;

/** No product is left out. */
export const NO_CHOICE: ProductChoice = { noneOf: [], without: [], among: null, published: ANY_TIME };

/** Whether a choice leaves nothing out. */
export function choosesAll({ noneOf, without, among, published: { from, until } }: ProductChoice): boolean {
  return noneOf.length === 0 && without.length === 0 && among === null && from === null && until === null;
}

/** Whether bitmaps decide a choice: products excluded by token or id. */
export function isChoiceOfBits({ among, published: { from, until } }: ProductChoice): boolean {
  return among === null && from === null && until === null;
}

/** Product classes whose discounts may be advertised; tobacco is never promoted. */
const PROMOTED = ['device', 'accessory', 'other'];

/** Names of filters that are no attributes; an attribute's slug never begins with this sign. */
export const RATING = '_rating';
export const STOCK = '_stock';
export const SALE = '_sale';
export const FITS = '_fits';

/** Marks of what is shown in lists, and of what search finds. */
export const LISTED = '_listed';
export const SOUGHT = '_sought';
export const IN_STOCK = `${STOCK}:instock`;

/** The tokens that a row has for its filterable values. */
export function tokensOf(slug: string, values: readonly (string | number)[]): string[] {
  return values.map((value) => `${slug}:${value}`);
}

const SALE_TOKENS = tokensOf(SALE, PROMOTED);

/** Marks of which a product must have at least one. */
export type AnyOf = readonly string[];

/** One or more lists of tokens for each filter, by the filter's name. */
function filterTokens({ query, fits }: ListingConditions): [string, AnyOf[]][] {
  const attributes = Object.entries(query.filters)
    .filter(([, values]) => values.length > 0)
    .map(([slug, values]): [string, AnyOf[]] => {
      const tokens = tokensOf(slug, values);
      return [slug, query.anyOf.includes(slug) ? [tokens] : tokens.map((token) => [token])];
    });
  const others: [string, AnyOf[]][] = [
    [RATING, query.ratings.length > 0 ? [tokensOf(RATING, query.ratings)] : []],
    [STOCK, query.inStock ? [[IN_STOCK]] : []],
    [SALE, query.onSale ? [SALE_TOKENS] : []],
    [FITS, fits?.kind === 'device' ? [tokensOf(FITS, [fits.id])] : []],
  ];
  return [...attributes, ...others];
}

/** The tokens of a place, without filters. */
export function placeTokens(scope: Scope, isSearch: boolean): AnyOf[] {
  return [
    [isSearch ? SOUGHT : LISTED],
    ...(scope.categoryId === null ? [] : [tokensOf('_category', [scope.categoryId])]),
    ...(scope.brand === null ? [] : [tokensOf('brand', [scope.brand])]),
    ...(scope.tag === null ? [] : [tokensOf('_tag', [scope.tag])]),
    ...(scope.soldOut === 'hide' ? [[IN_STOCK]] : []),
    ...(scope.also ?? []),
  ];
}

/** How many products precede a page. */
export function passedBefore(scope: Scope, page: number): number {
  return (scope.offset ?? 0) + (page - 1) * scope.perPage;
}

/** @param without the filter that is left out, to count its values */
export function tokensWanted(
  scope: Scope,
  conditions: ListingConditions,
  without: string | null = null,
): AnyOf[] {
  const filters = filterTokens(conditions).filter(([name]) => name !== without);
  return [...placeTokens(scope, conditions.words !== null), ...filters.flatMap(([, tokens]) => tokens)];
}

/** Between what prices, in minor units; null is no bound. */
export type PriceRange = Readonly<{ low: number | null; high: number | null }>;

/** Lowest and highest, in minor units; null where nothing has a price. */
export type PriceBounds = { min: number | null; max: number | null };

export function rangeOf({ minPrice, maxPrice }: ListingQuery): PriceRange | null {
  if (minPrice === null && maxPrice === null) return null;
  return { low: minPrice?.minor ?? null, high: maxPrice?.minor ?? null };
}

/** Equal for lists of equal counts; null for searches, and for what tokens do not decide. */
export function countKey(scope: Scope, conditions: ListingConditions): string | null {
  const { query, words, fits, choice } = conditions;
  const areTokens = words === null && rangeOf(query) === null && fits?.kind !== 'stick';
  return areTokens && choosesAll(choice ?? NO_CHOICE)
    ? JSON.stringify(tokensWanted(scope, conditions))
    : null;
}

/** Whether bitmaps alone decide, so that counts are quick for any number of products. */
export function isOfBits(conditions: ListingConditions): boolean {
  const { isBitmapped, words, fits, choice } = conditions;
  const areWords = words === null || words.matches.set !== null;
  return isBitmapped && areWords && fits?.kind !== 'stick' && isChoiceOfBits(choice ?? NO_CHOICE);
}
