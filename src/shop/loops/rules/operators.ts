/**
 * How several terms of a taxonomy are joined: by which separator an address writes them, and what the query does with
 * them. Source: spec §9 'Grid filter separators in the URL'; GF-03, GF-04, GF-05
 */
export const OPERATORS = {
  AND: { separator: '+', query: 'AND' },
  OR: { separator: '~', query: 'IN' },
  NOT: { separator: '!', query: 'NOT IN' },
} as const;

export type Operator = keyof typeof OPERATORS;

/** How a filter joins several terms; with DISABLED it has one term at a time. */
export type MultipleTerms = 'AND' | 'OR' | 'DISABLED';

/** Anything but AND and OR is DISABLED. Source: spec §5 'Grid filter'; GF-07 */
export function multipleTerms(stored: unknown): MultipleTerms {
  return stored === 'AND' || stored === 'OR' ? stored : 'DISABLED';
}

export function isOperator(value: unknown): value is Operator {
  return typeof value === 'string' && Object.hasOwn(OPERATORS, value);
}
