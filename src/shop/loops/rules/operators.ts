/**
 * How several terms of a taxonomy are joined: by the separators of an address. Items need all of the terms (AND), one of
 * them (OR; `IN` in WordPress), or none (NOT; `NOT IN`).
 *
 * Source: spec §9 'Grid filter separators in the URL'; GF-03, GF-04, GF-05
 */
export const SEPARATORS = { AND: '+', OR: '~', NOT: '!' } as const;

export type Operator = keyof typeof SEPARATORS;

/** How a filter joins several terms; with DISABLED it has one term at a time. */
export type MultipleTerms = 'AND' | 'OR' | 'DISABLED';

/** Anything but AND and OR is DISABLED. Source: spec §5 'Grid filter'; GF-07 */
export function multipleTerms(stored: unknown): MultipleTerms {
  return stored === 'AND' || stored === 'OR' ? stored : 'DISABLED';
}

export function isOperator(value: unknown): value is Operator {
  return typeof value === 'string' && Object.hasOwn(SEPARATORS, value);
}
