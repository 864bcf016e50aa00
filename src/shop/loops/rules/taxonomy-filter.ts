import { type MultipleTerms, type Operator, SEPARATORS } from './operators.ts';

/** Terms of one taxonomy that the items of a loop must have, or may not have. Terms are slugs, in order, each once. */
export type TaxonomyFilter = Readonly<{ taxonomy: string; terms: readonly string[]; operator: Operator }>;

/** More terms than people combine. */
const MOST_TERMS = 50;
const SLUG = /^[\p{L}\p{N}%._-]{1,200}$/u;
/** A form decodes the + of an address to a space. */
const OPERATOR_OF: Readonly<Record<string, Operator>> = {
  ' ': 'AND',
  [SEPARATORS.AND]: 'AND',
  [SEPARATORS.OR]: 'OR',
  [SEPARATORS.NOT]: 'NOT',
};

/** Names a taxonomy can have on the wire. */
export const TAXONOMY = /^[a-z][a-z0-9_-]{0,63}$/;

/** Slugs in order, each once; what cannot be a slug is left out. */
export function cleanTerms(terms: readonly string[]): string[] {
  return [...new Set(terms)]
    .filter((term) => SLUG.test(term))
    .slice(0, MOST_TERMS)
    .sort();
}

/**
 * Reads the value of a filter's parameter, decoded as a form is.
 *
 * @returns null where it names no term, or joins terms in two ways
 */
export function parseTerms(value: string): Pick<TaxonomyFilter, 'terms' | 'operator'> | null {
  const operators = new Set([...value].flatMap((sign) => OPERATOR_OF[sign] ?? []));
  const [operator = 'AND', another] = operators;
  if (another !== undefined) return null;
  const terms = cleanTerms(value.split(/[ +~!]/));
  return terms.length === 0 ? null : { terms, operator };
}

/** The value of a filter's parameter, as an address writes it; one term that is left out has its separator before it. */
export function printTerms({ terms, operator }: TaxonomyFilter): string {
  const separator = SEPARATORS[operator];
  const joined = terms.map(encodeURIComponent).join(separator);
  return operator === 'NOT' && terms.length === 1 ? `${separator}${joined}` : joined;
}

/** Limits a filter to the combinations that its setting allows: one term if DISABLED. Exclusions are unchanged. */
export function withinMultiple(filter: TaxonomyFilter, multiple: MultipleTerms): TaxonomyFilter {
  if (filter.operator === 'NOT' || multiple !== 'DISABLED') return filter;
  return { ...filter, terms: filter.terms.slice(0, 1), operator: 'AND' };
}

type PickedTerm = Readonly<{ taxonomy: string; term: string; multiple: MultipleTerms }>;

/** The filters after a term was picked, or taken back. */
export function withTermToggled(
  filters: readonly TaxonomyFilter[],
  { taxonomy, term, multiple }: PickedTerm,
): TaxonomyFilter[] {
  const others = filters.filter((one) => one.taxonomy !== taxonomy);
  const before = filters.find((one) => one.taxonomy === taxonomy && one.operator !== 'NOT')?.terms ?? [];
  const isPicked = before.includes(term);
  const beside = multiple === 'DISABLED' ? [] : before.filter((one) => one !== term);
  const terms = isPicked ? beside : cleanTerms([...beside, term]);
  const operator = multiple === 'OR' && terms.length > 1 ? 'OR' : 'AND';
  return terms.length === 0 ? others : inOrder([...others, { taxonomy, terms, operator }]);
}

/** By taxonomy, so that equal filters have one address. */
export function inOrder(filters: readonly TaxonomyFilter[]): TaxonomyFilter[] {
  return filters.toSorted((a, b) => (a.taxonomy < b.taxonomy ? -1 : 1));
}
