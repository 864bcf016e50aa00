import { findEntry } from '#kernel/find-entry.ts';
import { type Money, parsePrice, toDecimal } from '#kernel/money.ts';
import { cutText } from '#kernel/text/cut-text.ts';
import { initialOrder, type ListingOrder, parseOrder } from './listing-order.ts';
import { type SearchParameter, searchTextOf } from './search/search-text.ts';

/** The query of a listing's URL, except the category. */
export type ListingQuery = Readonly<{
  search: string;
  /** In which of them the shop writes the words. */
  searchParameter: SearchParameter;
  orderby: ListingOrder;
  page: number;
  /** attribute slug → chosen value slugs. */
  filters: Readonly<Record<string, readonly string[]>>;
  /** Attributes for which one of the chosen values is enough; of all others a product must have every one. */
  anyOf: readonly string[];
  /** Makers by number, as older addresses name them. */
  brandIds: readonly number[];
  /** Whole stars, 1 to 5; any of them will do. */
  ratings: readonly number[];
  minPrice: Money | null;
  maxPrice: Money | null;
  inStock: boolean;
  onSale: boolean;
  /** Slug of a device (its sticks) or of a stick (its devices); empty for everything. */
  fits: string;
}>;

const LAST_PAGE = 100_000;
const MOST_VALUES = 50;

/** @returns the page a text names, 1 for what is no page number */
export function parsePage(text: string | null | undefined): number {
  const page = /^\d{1,6}$/.test(text ?? '') ? Number(text) : 1;
  return Math.min(Math.max(page, 1), LAST_PAGE);
}

function parseFilters(parameters: URLSearchParams): Record<string, string[]> {
  const filters = new Map<string, string[]>();
  for (const [name, value] of parameters) {
    const slug = /^filter_([a-z0-9-]{1,60})$/.exec(name)?.[1];
    if (slug === undefined) continue;
    const values = value.split(',').filter((one) => /^[\p{L}\p{N}%._-]{1,80}$/u.test(one));
    const all = [...new Set([...(filters.get(slug) ?? []), ...values])].slice(0, MOST_VALUES).sort();
    if (all.length > 0) filters.set(slug, all);
  }
  return Object.fromEntries(filters);
}

/** Numbers of a list such as `4,5`, each once and in order. */
function parseNumbers(parameters: URLSearchParams, name: string, largest: number): number[] {
  const texts = parameters.getAll(name).flatMap((text) => text.split(','));
  const numbers = texts.filter((text) => /^[1-9]\d{0,8}$/.test(text)).map(Number);
  return [...new Set(numbers)].filter((number) => number <= largest).sort((a, b) => a - b);
}

/** The bounds of the price; the wrong way round they are turned round. */
function parsePrices(parameters: URLSearchParams): Pick<ListingQuery, 'minPrice' | 'maxPrice'> {
  const minPrice = parsePrice(parameters.get('min_price') ?? '');
  const maxPrice = parsePrice(parameters.get('max_price') ?? '');
  const isTurned = minPrice !== null && maxPrice !== null && minPrice.minor > maxPrice.minor;
  return isTurned ? { minPrice: maxPrice, maxPrice: minPrice } : { minPrice, maxPrice };
}

/**
 * Parses a listing's URL; invalid values are ignored.
 *
 * @param searchParameter the parameter in which the shop writes the search text, whichever it came in
 */
export function parseListingQuery(
  parameters: URLSearchParams,
  searchParameter: SearchParameter = 's',
): ListingQuery {
  const search = searchTextOf(parameters);
  const filters = parseFilters(parameters);
  const fits = parameters.get('fits') ?? '';
  return {
    search: cutText(search, 200),
    searchParameter,
    orderby: parseOrder(parameters.get('orderby'), search !== ''),
    page: parsePage(parameters.get('paged') ?? parameters.get('product-page')),
    filters,
    anyOf: Object.keys(filters)
      .filter((slug) => (filters[slug]?.length ?? 0) > 1 && parameters.get(`query_type_${slug}`) === 'or')
      .sort(),
    brandIds: parseNumbers(parameters, 'filter_product_brand', 999_999_999).slice(0, MOST_VALUES),
    ratings: parseNumbers(parameters, 'rating_filter', 5),
    ...parsePrices(parameters),
    inStock: parameters.get('stock') === 'instock',
    onSale: parameters.get('on_sale') === '1',
    fits: /^[\p{L}\p{N}%._-]{1,120}$/u.test(fits) ? fits : '',
  };
}

function short(money: Money | null): string {
  return money === null ? '' : toDecimal(money).replace(/\.00$/, '');
}

function filterEntries({ filters, anyOf }: ListingQuery): [string, string][] {
  return Object.keys(filters)
    .sort()
    .flatMap((slug): [string, string][] => [
      [`filter_${slug}`, (filters[slug] ?? []).join(',')],
      [`query_type_${slug}`, anyOf.includes(slug) && (filters[slug]?.length ?? 0) > 1 ? 'or' : ''],
    ]);
}

/**
 * Converts a query to its canonical parameters; defaults are left out. The page is part of the path: see
 * `listingAddress`.
 */
export function toListingParameters(query: ListingQuery): URLSearchParams {
  const isSearch = query.search !== '';
  const entries: [string, string][] = [
    [query.searchParameter, query.search],
    ['post_type', isSearch ? 'product' : ''],
    ['orderby', query.orderby === initialOrder(isSearch) ? '' : query.orderby],
    ...filterEntries(query),
    ['filter_product_brand', query.brandIds.join(',')],
    ['rating_filter', query.ratings.join(',')],
    ['min_price', short(query.minPrice)],
    ['max_price', short(query.maxPrice)],
    ['stock', query.inStock ? 'instock' : ''],
    ['on_sale', query.onSale ? '1' : ''],
    ['fits', query.fits],
  ];
  return new URLSearchParams(entries.filter(([, value]) => value !== ''));
}

/**
 * The address of one page of a listing, without language.
 *
 * @param path the listing's own address, `/shop/`
 * @returns `/shop/page/2/?orderby=price`
 */
export function listingAddress(path: string, query: ListingQuery): string {
  const text = toListingParameters(query).toString().replaceAll('%2C', ',');
  const page = query.page > 1 ? `page/${query.page}/` : '';
  return `${path}${page}${text === '' ? '' : `?${text}`}`;
}

/** A listing without filters or search. */
export const PLAIN_QUERY: ListingQuery = {
  search: '',
  searchParameter: 's',
  orderby: 'menu_order',
  page: 1,
  filters: {},
  anyOf: [],
  brandIds: [],
  ratings: [],
  minPrice: null,
  maxPrice: null,
  inStock: false,
  onSale: false,
  fits: '',
};

/** @returns the query with one value of one filter added or removed, on the first page */
export function withFilterToggled(query: ListingQuery, slug: string, value: string): ListingQuery {
  const chosen = findEntry(query.filters, slug) ?? [];
  const next = chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value].sort();
  const { [slug]: _before, ...others } = query.filters;
  const mustHaveAll = chosen.length > 1 && !query.anyOf.includes(slug);
  const anyOf = query.anyOf.filter((one) => one !== slug);
  return {
    ...query,
    page: 1,
    filters: next.length === 0 ? others : { ...others, [slug]: next },
    anyOf: next.length > 1 && !mustHaveAll ? [...anyOf, slug].sort() : anyOf,
  };
}

/** @returns the query with one rating added or removed, on the first page */
export function withRatingToggled(query: ListingQuery, stars: number): ListingQuery {
  const ratings = query.ratings.includes(stars)
    ? query.ratings.filter((one) => one !== stars)
    : [...query.ratings, stars].sort((a, b) => a - b);
  return { ...query, page: 1, ratings };
}

/** How many things narrow the listing; a price range counts once. */
export function countFilters(query: ListingQuery): number {
  const values = Object.values(query.filters).reduce((sum, chosen) => sum + chosen.length, 0);
  const isPriced = query.minPrice !== null || query.maxPrice !== null;
  const single = [query.inStock, query.onSale, query.fits !== '', isPriced].filter(Boolean).length;
  return values + query.ratings.length + query.brandIds.length + single;
}

export function hasFilters(query: ListingQuery): boolean {
  return countFilters(query) > 0;
}

export function withoutFilters(query: ListingQuery): ListingQuery {
  const { search, searchParameter, orderby } = query;
  return { ...PLAIN_QUERY, search, searchParameter, orderby };
}
