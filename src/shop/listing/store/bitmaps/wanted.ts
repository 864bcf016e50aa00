import { type AnyOf, type ListingConditions, type Scope, tokensWanted } from '../../rules/conditions.ts';

/** What bitmaps are queried for: products with one token of each list, within a set. */
export type Wanted = Readonly<{ tokens: readonly AnyOf[]; within: Buffer | null }>;

/** @param without the filter that is left out, to count its values */
export function wantedOf(scope: Scope, conditions: ListingConditions, without: string | null = null): Wanted {
  return { tokens: tokensWanted(scope, conditions, without), within: conditions.within };
}

/** All products with these tokens. */
export function allWith(...tokens: readonly AnyOf[]): Wanted {
  return { tokens, within: null };
}
