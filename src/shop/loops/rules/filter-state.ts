import type { Operator } from './operators.ts';
import { cleanTerms, inOrder, type TaxonomyFilter } from './taxonomy-filter.ts';

/** One filter of a loop. Source: spec §3 'Loop filter state'; GF-12 */
export type LoopFilter = Readonly<{
  filterType: 'taxonomy';
  filterData: Readonly<{ terms: readonly string[]; selectedTaxonomy: string; logicalJoin: Operator }>;
}>;

/** Filters by type and taxonomy, as call 6 sends them. Source: spec §3; GF-13 */
export type ConsolidatedFilters = Readonly<
  Partial<
    Record<
      LoopFilter['filterType'],
      Readonly<Record<string, Readonly<{ terms: readonly string[]; logicalJoin: Operator }>>>
    >
  >
>;

/** The state of one loop. */
export type LoopFilterState = Readonly<{
  filters: readonly LoopFilter[];
  consolidatedFilters: ConsolidatedFilters;
}>;

function consolidate(filters: readonly LoopFilter[]): ConsolidatedFilters {
  const taxonomies: Record<string, { terms: readonly string[]; logicalJoin: Operator }> = {};
  for (const { filterData } of filters) {
    const { selectedTaxonomy, terms, logicalJoin } = filterData;
    const before = taxonomies[selectedTaxonomy]?.terms ?? [];
    taxonomies[selectedTaxonomy] = { terms: cleanTerms([...before, ...terms]), logicalJoin };
  }
  return filters.length === 0 ? {} : { taxonomy: taxonomies };
}

export function toFilterState(filters: readonly TaxonomyFilter[]): LoopFilterState {
  const listed = filters.map(
    ({ taxonomy, terms, operator }): LoopFilter => ({
      filterType: 'taxonomy',
      filterData: { terms, selectedTaxonomy: taxonomy, logicalJoin: operator },
    }),
  );
  return { filters: listed, consolidatedFilters: consolidate(listed) };
}

export function fromConsolidated({ taxonomy = {} }: ConsolidatedFilters): TaxonomyFilter[] {
  return inOrder(
    Object.entries(taxonomy).map(([name, { terms, logicalJoin }]) => ({
      taxonomy: name,
      terms: cleanTerms(terms),
      operator: logicalJoin,
    })),
  ).filter(({ terms }) => terms.length > 0);
}
