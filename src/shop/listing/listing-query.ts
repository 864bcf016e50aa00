import { type Money, parsePrice, toDecimal } from '#kernel/money.ts';

export const ORDERS = [
  'menu_order',
  'popularity',
  'rating',
  'date',
  'price',
  'price-desc',
  'title',
  'relevance',
] as const;
export type ListingOrder = (typeof ORDERS)[number];

/** What a listing's address asks for, beyond the category it stands in. */
export type ListingQuery = Readonly<{
  search: string;
  orderby: ListingOrder;
  page: number;
  /** attribute slug → chosen value slugs; any of them will do. */
  filters: Readonly<Record<string, readonly string[]>>;
  minPrice: Money | null;
  maxPrice: Money | null;
  inStock: boolean;
}>;

/** Every parameter that is recognised as the words searched for; the shop writes the first. */
export const SEARCH_PARAMETERS = ['s', 'q', 'search', 'query', 'keyword'] as const;
const LAST_PAGE = 100_000;
const MOST_VALUES = 50;

function parsePage(text: string | null): number {
  const page = /^\d{1,6}$/.test(text ?? '') ? Number(text) : 1;
  return Math.min(Math.max(page, 1), LAST_PAGE);
}

function parseOrder(text: string | null, isSearch: boolean): ListingOrder {
  const asked = ORDERS.find((order) => order === text);
  const initial = isSearch ? 'relevance' : 'menu_order';
  if (asked === undefined || (asked === 'relevance' && !isSearch)) return initial;
  return asked;
}

function parseFilters(parameters: URLSearchParams): Record<string, string[]> {
  const filters: Record<string, string[]> = {};
  for (const [name, value] of parameters) {
    const slug = /^filter_([a-z0-9-]{1,60})$/.exec(name)?.[1];
    if (slug === undefined) continue;
    const values = value.split(',').filter((one) => /^[\p{L}\p{N}%._-]{1,80}$/u.test(one));
    const all = [...new Set([...(filters[slug] ?? []), ...values])].slice(0, MOST_VALUES).sort();
    if (all.length > 0) filters[slug] = all;
  }
  return filters;
}

/** Reads a listing's address; what cannot be read counts as not asked for. */
export function parseListingQuery(parameters: URLSearchParams): ListingQuery {
  const search =
    SEARCH_PARAMETERS.map((name) => parameters.get(name)?.trim() ?? '').find((text) => text !== '') ?? '';
  return {
    search: search.slice(0, 200),
    orderby: parseOrder(parameters.get('orderby'), search !== ''),
    page: parsePage(parameters.get('paged')),
    filters: parseFilters(parameters),
    minPrice: parsePrice(parameters.get('min_price') ?? ''),
    maxPrice: parsePrice(parameters.get('max_price') ?? ''),
    inStock: parameters.get('stock') === 'instock',
  };
}

function short(money: Money): string {
  return toDecimal(money).replace(/\.00$/, '');
}

function filterEntries(query: ListingQuery): [string, string][] {
  return Object.keys(query.filters)
    .sort()
    .map((slug): [string, string] => [`filter_${slug}`, (query.filters[slug] ?? []).join(',')])
    .filter(([, values]) => values !== '');
}

/** Writes a query as the one address that stands for it; defaults are left out. */
export function toListingParameters(query: ListingQuery): URLSearchParams {
  const initial = query.search === '' ? 'menu_order' : 'relevance';
  const entries: [string, string][] = [
    ['s', query.search],
    ['orderby', query.orderby === initial ? '' : query.orderby],
    ...filterEntries(query),
    ['min_price', query.minPrice === null ? '' : short(query.minPrice)],
    ['max_price', query.maxPrice === null ? '' : short(query.maxPrice)],
    ['stock', query.inStock ? 'instock' : ''],
    ['paged', query.page > 1 ? String(query.page) : ''],
  ];
  return new URLSearchParams(entries.filter(([, value]) => value !== ''));
}

/** A listing with nothing asked for. */
export const PLAIN_QUERY: ListingQuery = {
  search: '',
  orderby: 'menu_order',
  page: 1,
  filters: {},
  minPrice: null,
  maxPrice: null,
  inStock: false,
};

/** @returns the query with one value of one filter put in or taken out, back on the first page */
export function withFilterToggled(query: ListingQuery, slug: string, value: string): ListingQuery {
  const chosen = query.filters[slug] ?? [];
  const next = chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value].sort();
  return { ...query, page: 1, filters: { ...query.filters, [slug]: next } };
}

export function hasFilters(query: ListingQuery): boolean {
  const isFiltered = Object.values(query.filters).some((values) => values.length > 0);
  return isFiltered || query.inStock || query.minPrice !== null || query.maxPrice !== null;
}

export function withoutFilters(query: ListingQuery): ListingQuery {
  return { ...PLAIN_QUERY, search: query.search, orderby: query.orderby };
}
