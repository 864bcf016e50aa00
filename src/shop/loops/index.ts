/** The state of a loop's filters, as scripts and call 6 know it. */
export {
  type ConsolidatedFilters,
  fromConsolidated,
  type LoopFilterState,
  toFilterState,
} from './rules/filter-state.ts';
/** The query of loops in a URL. */
export {
  canonicalLoops,
  filterParameter,
  LOOP_PARAMETER,
  type LoopRequest,
  PAGE_IN_PATH,
  PLAIN_LOOP,
  pageAddresses,
  pageParameter,
  parseLoop,
  REFRESH_LOOP_PATH,
  withFilters,
} from './rules/loop-address.ts';
/** How several terms are joined. */
export {
  isOperator,
  type MultipleTerms,
  multipleTerms,
  type Operator,
} from './rules/operators.ts';
/** Loops of a visitor's own products. */
export { PERSONAL_LOOP_PATH, type PersonalLoopRequest, parsePersonalLoop } from './rules/personal-loop.ts';
/** The body of call 6. */
export { type ParsedRefresh, parseRefresh, type RefreshRequest } from './rules/refresh-request.ts';
export { TAXONOMY, type TaxonomyFilter, withinMultiple, withTermToggled } from './rules/taxonomy-filter.ts';
