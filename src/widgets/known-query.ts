import { COMPARE_PARAMETER } from '#shop/catalogue/rules/comparison.ts';
import { SEARCH_PARAMETERS } from '#shop/listing';
import { REVIEW_PARAMETERS } from '#shop/reviews';

const KNOWN: ReadonlySet<string> = new Set([
  ...SEARCH_PARAMETERS,
  ...Object.values(REVIEW_PARAMETERS),
  COMPARE_PARAMETER,
  'post_type',
  'orderby',
  'paged',
  'product-page',
  'min_price',
  'max_price',
  'rating_filter',
  'stock',
  'on_sale',
  'fits',
]);
const KNOWN_BEGINNING = /^(?:quiz-|(?:filter|query_type|attribute)_|e-(?:filter|page)-)/;

/** The query parameters a page knows; others, e.g. for tracking, are dropped from its links. */
export function knownQuery(parameters: URLSearchParams): string {
  const known = [...parameters].filter(([name]) => KNOWN.has(name) || KNOWN_BEGINNING.test(name));
  return known.length === 0 ? '' : `?${new URLSearchParams(known)}`;
}
