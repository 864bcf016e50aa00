import { CACHEABLE, type Cacheable, namesPage } from '#app/cacheable.ts';
import { splitLanguage } from '#kernel/language.ts';
import { isTrackingParameter } from '#kernel/web/addresses/tracking-parameters.ts';
import {
  COMPARE_PARAMETER,
  parseComparison,
  toComparisonParameter,
} from '#shop/catalogue/rules/comparison.ts';
import { canonicalLoops, LOOP_PARAMETER } from '#shop/loops';
import { canonicalQuizzes, QUIZ_PARAMETER } from '#widgets/products/device-quiz/quiz-address.ts';

const MOST_PARAMETERS = 8;
const LONGEST = 400;

type RequestedAddress = Readonly<{ query: string; path: string }>;

/** Parameters of widgets, which any page may have. */
const isOfWidget = (name: string) =>
  name === COMPARE_PARAMETER || LOOP_PARAMETER.test(name) || QUIZ_PARAMETER.test(name);

function canonicalWidgets(params: URLSearchParams): [string, string][] {
  return [
    ...canonicalLoops(params),
    ...toComparisonParameter(parseComparison(params)),
    ...canonicalQuizzes(params),
  ];
}

/** The page's parameters in canonical order; null when one is unknown or repeated, or there are too many. */
function canonicalQuery(
  { query, path }: RequestedAddress,
  { parameters, canonical }: Cacheable,
): string | null {
  const requested = [...new URLSearchParams(query)].filter(([name]) => !isTrackingParameter(name));
  if (requested.length === 0) return '';
  const names = requested.map(([name]) => name).filter((name) => name !== COMPARE_PARAMETER);
  if (requested.length > MOST_PARAMETERS || new Set(names).size < names.length) return null;
  const pageParameters = requested.filter(([name]) => !isOfWidget(name));
  if (!pageParameters.every(([name]) => parameters.test(name))) return null;
  const entries = canonical(new URLSearchParams(pageParameters), namesPage(path));
  if (entries === null) return null;
  const all = [...entries, ...canonicalWidgets(new URLSearchParams(requested))];
  return new URLSearchParams(
    all.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([...pair]) => pair),
  ).toString();
}

/** The key of the same page without a comparison; null for a key that has none. */
export function withoutComparison(key: string): string | null {
  const [pathname = '', query = ''] = key.split('?');
  const parameters = new URLSearchParams(query);
  if (!parameters.has(COMPARE_PARAMETER)) return null;
  parameters.delete(COMPARE_PARAMETER);
  return parameters.size === 0 ? pathname : `${pathname}?${parameters}`;
}

/** Whether a key is a variant of its page: by query parameters, or a page of reviews. */
export function isVariant(key: string): boolean {
  return key.includes('?') || key.includes('/comment-page-');
}

/**
 * The cache key of a URL, which is also a URL of the page.
 *
 * @param address path and query
 * @returns null for a page that is not cacheable
 */
export function cacheKeyOf(address: string): string | null {
  if (address.length > LONGEST) return null;
  const cut = address.indexOf('?');
  const pathname = cut < 0 ? address : address.slice(0, cut);
  const { path } = splitLanguage(pathname);
  const declared = CACHEABLE.find((one) => one.path.test(path));
  if (declared === undefined) return null;
  if (cut < 0) return pathname;
  const query = canonicalQuery({ query: address.slice(cut + 1), path }, declared);
  if (query === null) return null;
  return query === '' ? pathname : `${pathname}?${query}`;
}
