import {
  isOfBits,
  type ListingConditions,
  passedBefore,
  rangeOf,
  type Scope,
  type Totals,
  tokensWanted,
} from './conditions.ts';

/** A part of a page: in stock or sold out, offset and limit, and whether to scan from the end. */
export type Slice = Readonly<{
  part: 'had' | 'gone';
  offset: number;
  limit: number;
  isBackwards: boolean;
}>;

/**
 * How a page is read: all matches sorted; an index scanned, in-stock and sold-out products one after the other or
 * merged; or for common words, name matches first and then best sellers.
 */
export type QueryPlan = 'sorted' | 'walked' | 'merged' | 'words';

/** Cost of fetching and sorting a row, relative to skipping it in an index scan that looks up the row. */
const FETCH_WORTH = 3;
/** The same for an index-only scan that checks a bitmap set. */
const FETCH_WORTH_BESIDE_SET = 10;
/** From this many scanned rows a bitmap set is built; for fewer, each row is looked up. */
const SET_WORTH = 1000;

type PlanDeps = Readonly<{
  scope: Scope;
  conditions: ListingConditions;
  totals: Totals;
  all: Totals;
  isRounded: boolean;
  mostShuffled: number;
}>;

/** Estimated rows of an index scan for a page, if matches are spread evenly. */
function walkedRows({ scope, conditions, totals, all }: PlanDeps): number {
  const last = passedBefore(scope, conditions.query.page + 1);
  return Math.min(
    all.total,
    (Math.min(last, totals.total - last + scope.perPage * 2) * all.total) / totals.total,
  );
}

/** Whether tokens or prices filter the products of a scan, or tokens exclude some. */
export function isNarrowedByTokens({ scope, conditions }: PlanDeps): boolean {
  const excluded = conditions.choice?.noneOf ?? [];
  const wanted = tokensWanted(scope, conditions);
  return wanted.length > 1 || excluded.length > 0 || rangeOf(conditions.query) !== null;
}

function isNarrowed(deps: PlanDeps): boolean {
  const { words, fits, choice } = deps.conditions;
  return isNarrowedByTokens(deps) || words !== null || fits?.kind === 'stick' || choice !== undefined;
}

/** Whether a scan checks a bitmap set of the matches. Words have a set already, and a set is their only filter. */
export function isBesideSet(deps: PlanDeps): boolean {
  if (!isOfBits(deps.conditions) || !isNarrowedByTokens(deps)) return false;
  return deps.conditions.words !== null || walkedRows(deps) > SET_WORTH;
}

/** Whether sorting all matches costs less than a scan; matches filtered by tokens have no index in their order. */
function isSorted(deps: PlanDeps): boolean {
  const { conditions, totals, mostShuffled } = deps;
  if (conditions.words !== null && conditions.words.matches.set === null) return true;
  if (conditions.query.orderby === 'rand' && totals.total <= mostShuffled) return true;
  const worth = isOfBits(conditions) ? FETCH_WORTH_BESIDE_SET : FETCH_WORTH;
  return isNarrowed(deps) && totals.total * worth <= walkedRows(deps);
}

/** @returns the way that is the least work */
export function planQuery(deps: PlanDeps): QueryPlan {
  const { scope, conditions, isRounded } = deps;
  if (!isRounded && isSorted(deps)) return 'sorted';
  if (conditions.words !== null && conditions.query.orderby === 'relevance') return 'words';
  return isRounded || conditions.words !== null || scope.soldOut === 'show' ? 'merged' : 'walked';
}

function sliceOf(
  part: Slice['part'],
  { from, until, size }: { from: number; until: number; size: number },
): Slice[] {
  const [first, end] = [Math.max(0, from), Math.min(until, size)];
  if (first >= end) return [];
  const isBackwards = first > size - end;
  return [{ part, offset: isBackwards ? size - end : first, limit: end - first, isBackwards }];
}

/** The parts of a page if sold-out products follow all others. */
export function slicesOf(scope: Scope, page: number, { total, inStock }: Totals): Slice[] {
  const from = passedBefore(scope, page);
  const until = from + scope.perPage;
  return [
    ...sliceOf('had', { from, until, size: inStock }),
    ...sliceOf('gone', { from: from - inStock, until: until - inStock, size: total - inStock }),
  ];
}
