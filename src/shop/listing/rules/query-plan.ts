import {
  isOfBits,
  type ListingConditions,
  passedBefore,
  rangeOf,
  type Scope,
  type Totals,
  tokensWanted,
} from './conditions.ts';

/** A part of a page: among what can be had or what cannot, from which end, what to pass over and what to take. */
export type Slice = Readonly<{
  part: 'had' | 'gone';
  offset: number;
  limit: number;
  isBackwards: boolean;
}>;

/**
 * How a page is read: all that is asked for sorted; an index walked, one part after the other or both merged; or for
 * common words what is called so and then what sells best.
 */
export type QueryPlan = 'sorted' | 'walked' | 'merged' | 'words';

/** Fetching a row and sorting it is so much more work than passing one by in its index, where its row is looked up. */
const FETCH_WORTH = 3;
/** The same where the index alone is passed, beside a set of what is asked for. */
const FETCH_WORTH_BESIDE_SET = 10;
/** Beyond so many rows a set is made of what is asked for; before, each row is looked up. */
const SET_WORTH = 1000;

type PlanDeps = Readonly<{
  scope: Scope;
  asked: ListingConditions;
  totals: Totals;
  all: Totals;
  isRounded: boolean;
  mostShuffled: number;
}>;

/** How far an index is walked for a page, if what is asked for is spread evenly. */
function walkedRows({ scope, asked, totals, all }: PlanDeps): number {
  const last = passedBefore(scope, asked.query.page + 1);
  return Math.min(
    all.total,
    (Math.min(last, totals.total - last + scope.perPage * 2) * all.total) / totals.total,
  );
}

/** Whether tokens or prices say which of the products that are walked are asked for. */
export function isNarrowedByTokens({ scope, asked }: PlanDeps): boolean {
  return tokensWanted(scope, asked).length > 1 || rangeOf(asked.query) !== null;
}

function isNarrowed(deps: PlanDeps): boolean {
  const { words, fits, choice } = deps.asked;
  return isNarrowedByTokens(deps) || words !== null || fits?.kind === 'stick' || choice !== undefined;
}

/** Whether a walk knows by a set which products are asked for; words are one already, and a set is all that narrows them. */
export function isBesideSet(deps: PlanDeps): boolean {
  if (!isOfBits(deps.asked) || !isNarrowedByTokens(deps)) return false;
  return deps.asked.words !== null || walkedRows(deps) > SET_WORTH;
}

/** Whether sorting all that is asked for is less work than walking; what marks narrow has no index of its own order. */
function isSorted(deps: PlanDeps): boolean {
  const { asked, totals, mostShuffled } = deps;
  if (asked.words !== null && asked.words.found.set === null) return true;
  if (asked.query.orderby === 'rand' && totals.total <= mostShuffled) return true;
  const worth = isOfBits(asked) ? FETCH_WORTH_BESIDE_SET : FETCH_WORTH;
  return isNarrowed(deps) && totals.total * worth <= walkedRows(deps);
}

/** @returns the way that is the least work */
export function planQuery(deps: PlanDeps): QueryPlan {
  const { scope, asked, isRounded } = deps;
  if (!isRounded && isSorted(deps)) return 'sorted';
  if (asked.words !== null && asked.query.orderby === 'relevance') return 'words';
  return isRounded || asked.words !== null || scope.soldOut === 'show' ? 'merged' : 'walked';
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

/** The parts of a page where what is sold out stands behind everything else. */
export function slicesOf(scope: Scope, page: number, { total, inStock }: Totals): Slice[] {
  const from = passedBefore(scope, page);
  const until = from + scope.perPage;
  return [
    ...sliceOf('had', { from, until, size: inStock }),
    ...sliceOf('gone', { from: from - inStock, until: until - inStock, size: total - inStock }),
  ];
}
