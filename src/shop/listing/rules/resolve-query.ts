import type { Terms } from '#shop/catalogue';
import type { ListingQuery } from './listing-query.ts';

/** Known terms, brands and devices for resolving a query. */
export type Known = {
  terms: Pick<Terms, 'attributes' | 'terms'>;
  /** Slugs of the brands requested by id. */
  brands: readonly string[];
  /** Whether `fits` names a device or a stick. */
  isFitKnown: boolean;
};

/**
 * Removes unknown terms from a query: a filter without known values is dropped.
 *
 * @returns the query; brands requested by id are part of its filters
 */
export function resolveQuery(query: ListingQuery, { terms, brands, isFitKnown }: Known): ListingQuery {
  const requested =
    brands.length === 0
      ? query.filters
      : { ...query.filters, brand: [...new Set([...(query.filters.brand ?? []), ...brands])].sort() };
  const filters = Object.fromEntries(
    Object.entries(requested)
      .filter(([slug]) => terms.attributes.has(slug))
      .map(([slug, values]): [string, string[]] => [
        slug,
        values.filter((value) => terms.terms.has(`${slug}/${value}`)),
      ])
      .filter(([, values]) => values.length > 0),
  );
  const anyOf = brands.length > 0 ? [...query.anyOf, 'brand'] : query.anyOf;
  return {
    ...query,
    filters,
    anyOf: [...new Set(anyOf)].filter((slug) => (filters[slug]?.length ?? 0) > 1).sort(),
    brandIds: [],
    fits: isFitKnown ? query.fits : '',
  };
}
