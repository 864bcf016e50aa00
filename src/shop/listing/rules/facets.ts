import { findEntry } from '#kernel/find-entry.ts';
import type { ProductId } from '#kernel/ids.ts';
import { inLanguage, type Language } from '#kernel/language.ts';
import type { Terms } from '#shop/catalogue';
import { type FacetCount, RATING, SALE, STOCK } from './conditions.ts';
import type { ListingQuery } from './listing-query.ts';

/** One value of a filter with how many products it would leave. */
export type FacetValue = Readonly<{
  slug: string;
  name: string;
  count: number;
  isChosen: boolean;
  swatchHex: string | null;
}>;
export type Facet = Readonly<{ slug: string; name: string; values: readonly FacetValue[] }>;

/** A device that takes some of the sticks listed. */
export type FitValue = Readonly<{ id: ProductId; slug: string; name: string; count: number }>;

/** Attributes to filter by, in display order; a listing shows those that its products have. */
export const FACETS = [
  'brand',
  'compatible-sticks',
  'format',
  'heating-type',
  'flavour-family',
  'intensity',
  'colour',
];

type FacetSource = {
  counts: readonly FacetCount[];
  terms: Terms;
  query: ListingQuery;
  language: Language;
};

function byUse(language: Language) {
  return (a: FacetValue, b: FacetValue) => b.count - a.count || a.name.localeCompare(b.name, language);
}

function bySize(a: FacetValue, b: FacetValue): number {
  return Number(a.slug) - Number(b.slug);
}

function valuesOf(slug: string, { counts, terms, query, language }: FacetSource): FacetValue[] {
  const chosen = findEntry(query.filters, slug) ?? [];
  const counted = new Map(
    counts.filter((one) => one.slug === slug).map(({ value, count }) => [value, count]),
  );
  const values = [...new Set([...counted.keys(), ...chosen])].map((value) => {
    const term = terms.terms.get(`${slug}/${value}`);
    return {
      slug: value,
      name: term === undefined ? value : inLanguage(term.name, language),
      count: counted.get(value) ?? 0,
      isChosen: chosen.includes(value),
      swatchHex: term?.swatchHex ?? null,
    };
  });
  const areNumbers = values.every((value) => /^\d+$/.test(value.slug));
  return values.sort(areNumbers ? bySize : byUse(language));
}

/** Filters by attribute, with names; one with a single value is no choice and left out, unless it is chosen. */
export function nameFacets(source: FacetSource): Facet[] {
  const { terms, query, language } = source;
  const slugs = [...FACETS, ...Object.keys(query.filters).filter((slug) => !FACETS.includes(slug))];
  return slugs.flatMap((slug) => {
    const name = terms.attributes.get(slug);
    const values = valuesOf(slug, source);
    const isUseful = values.length > 1 || values.some(({ isChosen }) => isChosen);
    return name === undefined || !isUseful ? [] : [{ slug, name: inLanguage(name, language), values }];
  });
}

/** Counts of what is no attribute: stars, stock, sale. */
export function countMarks(counts: readonly FacetCount[]) {
  const sumOf = (slug: string, isCounted: (value: string) => boolean) =>
    counts
      .filter((one) => one.slug === slug && isCounted(one.value))
      .reduce((sum, { count }) => sum + count, 0);
  return {
    ratings: [5, 4, 3, 2, 1].map((stars) => ({
      stars,
      count: sumOf(RATING, (value) => value === String(stars)),
    })),
    inStockCount: sumOf(STOCK, () => true),
    onSaleCount: sumOf(SALE, (value) => value !== 'tobacco'),
  };
}

type NamedDevice = { id: ProductId; slug: string; name: string };

/** Devices with the number of listed sticks they take, most first. */
export function nameFits(
  counts: readonly { id: ProductId; count: number }[],
  devices: readonly NamedDevice[],
  language: Language,
): FitValue[] {
  const counted = new Map(counts.map(({ id, count }) => [Number(id), count]));
  return devices
    .map(({ id, slug, name }) => ({
      id,
      slug,
      name,
      count: counted.get(id) ?? 0,
    }))
    .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name, language));
}
