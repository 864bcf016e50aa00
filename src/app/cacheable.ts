import { FILS_PER_DIRHAM } from '#kernel/money.ts';
import { PERSONAL_WORDS } from '#kernel/web/addresses/personal-addresses.ts';
import { parsePageNumber } from '#shop/content';
import { type ListingQuery, parseListingQuery, toListingParameters } from '#shop/listing';
import { PLAIN_REVIEWS, parseReviewQuery, REVIEW_PARAMETERS } from '#shop/reviews';

type Entries = readonly (readonly [name: string, value: string])[];

/** A page that is the same for everybody, with its parameters. */
export type Cacheable = Readonly<{
  path: RegExp;
  parameters: RegExp;
  /**
   * Returns the parameters in canonical form, without unreadable ones.
   *
   * @param isPaged the path contains a page number
   * @returns null for a page that is rendered per request
   */
  canonical: (query: URLSearchParams, isPaged: boolean) => Entries | null;
}>;

function pageEntry(name: string, page: number, isPaged: boolean): Entries {
  return page > 1 && !isPaged ? [[name, String(page)]] : [];
}

/** Whole dirhams: what the slider and most people write. */
function isPlainRange({ minPrice, maxPrice }: ListingQuery): boolean {
  return [minPrice, maxPrice].every((bound) => bound === null || bound.minor % FILS_PER_DIRHAM === 0);
}

const NOTHING: Omit<Cacheable, 'path'> = { parameters: /^$/, canonical: () => [] };

const LISTING: Omit<Cacheable, 'path'> = {
  parameters:
    /^(orderby|paged|product-page|min_price|max_price|rating_filter|stock|on_sale|fits|(filter|query_type)_[a-z0-9-]{1,60})$/,
  canonical: (query, isPaged) => {
    const requested = parseListingQuery(query);
    if (!isPlainRange(requested)) return null;
    return [...toListingParameters(requested), ...pageEntry('paged', requested.page, isPaged)];
  },
};

const ARCHIVE: Omit<Cacheable, 'path'> = {
  parameters: /^paged$/,
  canonical: (query, isPaged) =>
    pageEntry('paged', parsePageNumber(undefined, query.get('paged')) ?? 1, isPaged),
};

const OPTION = /^(attribute_[a-z0-9_-]{1,60}|bundle_variation_id_\d{1,10})$/;
const OPTION_VALUE = /^[\p{L}\p{N}%._-]{1,80}$/u;
/** An empty one is no choice, in the place of the default. */
const NO_CHOICE = /^attribute_\S+=$/;
const OF_REVIEWS = Object.values(REVIEW_PARAMETERS).map((name) => name.replaceAll('-', '\\-'));

const PRODUCT: Omit<Cacheable, 'path'> = {
  parameters: new RegExp(`${OPTION.source}|^(${OF_REVIEWS.join('|')})$`),
  canonical: (query, isPaged) => {
    const { order, stars, hasPictures, page } = parseReviewQuery(query);
    const reviews: Entries = [
      [REVIEW_PARAMETERS.order, order === PLAIN_REVIEWS.order ? '' : order],
      [REVIEW_PARAMETERS.stars, stars === null ? '' : String(stars)],
      [REVIEW_PARAMETERS.hasPictures, hasPictures ? '1' : ''],
      ...pageEntry(REVIEW_PARAMETERS.page, page, isPaged),
    ];
    const options = [...query].filter(
      ([name, value]) =>
        OPTION.test(name) && (OPTION_VALUE.test(value) || NO_CHOICE.test(`${name}=${value}`)),
    );
    return [...options, ...reviews.filter(([, value]) => value !== '')];
  },
};

/** Two segments below these are other pages, or accepted versions. */
const NO_LISTING_BELOW = [
  ...PERSONAL_WORDS,
  'blog',
  'brand',
  'category',
  'portfolio',
  'privacy',
  'product',
  'product-tag',
  'terms',
];

const none = (words: readonly string[]) => `(?!(?:${words.join('|')})/)`;
const WORD = '[a-z0-9][a-z0-9_-]*';
const PAGE = '(?:page/[1-9]\\d{0,5}/)?';
const NAMES_PAGE = /\/(?:page\/|comment-page-)\d+\/$/;

/** Whether a path contains a page number. */
export function namesPage(path: string): boolean {
  return NAMES_PAGE.test(path);
}

/**
 * The cacheable pages, besides the table of all pages in routes.ts. Paths are without language. An unlisted
 * parameter, except for campaigns, makes a request uncacheable; so do searches, which are unlimited.
 */
export const CACHEABLE: readonly Cacheable[] = [
  { path: /^\/$/, ...NOTHING },
  { path: /^\/(my-device|under-age|coming-soon)\/$/, ...NOTHING },
  { path: new RegExp(`^/shop/${PAGE}$`), ...LISTING },
  { path: new RegExp(`^/(category|product-tag|brand)/${WORD}/${PAGE}$`), ...LISTING },
  { path: new RegExp(`^/product/${WORD}/(?:comment-page-[1-9]\\d{0,4}/)?$`), ...PRODUCT },
  { path: new RegExp(`^/(blog|portfolio)/${PAGE}$`), ...ARCHIVE },
  { path: new RegExp(`^/(blog|portfolio)/(category|tag)/${WORD}/${PAGE}$`), ...ARCHIVE },
  { path: new RegExp(`^/(blog|portfolio)/${WORD}/$`), ...NOTHING },
  { path: new RegExp(`^/${none(PERSONAL_WORDS)}${WORD}/${PAGE}$`), ...LISTING },
  { path: new RegExp(`^/${none(NO_LISTING_BELOW)}${WORD}/${WORD}/${PAGE}$`), ...LISTING },
];
