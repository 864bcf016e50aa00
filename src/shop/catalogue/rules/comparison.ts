/** The parameter that names the compared products. */
export const COMPARE_PARAMETER = 'compare';
/** The comparison table shows at most this many products. */
export const MOST_COMPARED = 4;

const SLUG = /^[\p{L}\p{N}%._-]{1,200}$/u;

/** The slugs that an address compares, each once: `compare=orveta-duo,kovia-bar`, or the parameter once for each. */
export function parseComparison(parameters: URLSearchParams): string[] {
  const slugs = parameters.getAll(COMPARE_PARAMETER).flatMap((value) => value.split(','));
  return [...new Set(slugs.filter((slug) => SLUG.test(slug)))].slice(0, MOST_COMPARED);
}

/** The parameter of a comparison, as an address is shared; none for no products. */
export function toComparisonParameter(slugs: readonly string[]): [string, string][] {
  return slugs.length === 0 ? [] : [[COMPARE_PARAMETER, slugs.join(',')]];
}
