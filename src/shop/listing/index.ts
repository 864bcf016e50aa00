import type { ProductId } from '#kernel/ids.ts';
import type { Clock } from '#kernel/instant.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import type { Settings } from '#shop/settings';
import { findBest } from './actions/find-best.ts';
import { countLoopTerms, listLoop } from './actions/list-loop.ts';
import { findCards, listProducts } from './actions/list-products.ts';
import { createListingSpeculation } from './actions/read-page.ts';
import { findPopular, findRecommendations } from './actions/recommendations.ts';
import { refreshProducts } from './actions/refresh.ts';
import { refreshDue, refreshPicture } from './actions/refresh-due.ts';
import { suggestWords, type UnderstandDeps, understand } from './actions/understand.ts';
import type { PricesHold } from './rules/to-cards.ts';
import { countTerms, countTermsWhenDue, maintainBitmaps } from './store/bitmaps/index.ts';
import { refreshLater } from './store/refresh.ts';
import { tidyWords } from './store/search/vocabulary.ts';

/** Loops of products. */
export {
  type ProductLoop,
  type ProductLoopPage,
  type ProductTerms,
  TERM_FAMILIES,
} from './actions/list-loop.ts';
export type { Listing } from './actions/list-products.ts';
export type { ListingPlace } from './actions/read-page.ts';
export type { CardPrice, CardSwatch, ProductCard } from './product-card.ts';
export type { FacetCount } from './rules/conditions.ts';
export type { Facet, FacetValue, FitValue } from './rules/facets.ts';
/** Orders of a listing. */
export { type ListingOrder, ORDERS } from './rules/listing-order.ts';
/** A listing's address: read, written, changed. */
export {
  countFilters,
  hasFilters,
  type ListingQuery,
  listingAddress,
  PLAIN_QUERY,
  parseListingQuery,
  parsePage,
  toListingParameters,
  withFilterToggled,
  withoutFilters,
  withRatingToggled,
} from './rules/listing-query.ts';
export { SEARCH_PARAMETERS, searchTextOf } from './rules/search/search-text.ts';
export type { Understood } from './store/search/match.ts';

/**
 * The read model of all product lists.
 *
 * `listProducts` returns one page with its filters (null past the last); `loop` one page of a loop and `loopTerms` how
 * many of its products have each term; `findCards` chosen products; `goingWith` recommendations for some; `popular`
 * the best sellers; `refreshProducts` rewrites rows in the transaction that changed the products; `refreshLater`
 * leaves that to the next `refreshDue`, which also applies scheduled price changes; `refreshPicture` updates a
 * picture's smaller copies; `maintainBitmaps` builds and updates the bitmaps of a large shop.
 *
 * `understand` interprets a search text; `findBest` returns the best matching cards, `suggestWords` other words for a
 * search without results; `tidyWords` deletes words that no product has any more, `countTerms` determines which words
 * are common.
 */
export function createListing(
  deps: UnderstandDeps & {
    db: DbOrTx;
    clock: Clock;
    settings: () => Promise<Settings>;
    pricesHold: PricesHold;
  },
) {
  const makeOut = understand(deps);
  const readDeps = { ...deps, understand: makeOut, speculation: createListingSpeculation() };
  return {
    understand: makeOut,
    findBest: findBest(deps),
    suggestWords: suggestWords(deps),
    tidyWords: (): Promise<number> => tidyWords(deps.db),
    countTerms: countTerms(deps),
    countTermsWhenDue: countTermsWhenDue(deps),
    listProducts: listProducts(readDeps),
    loop: listLoop(readDeps),
    loopTerms: countLoopTerms(readDeps),
    findCards: findCards(deps),
    goingWith: findRecommendations(deps),
    popular: findPopular(deps),
    refreshProducts: refreshProducts(deps),
    refreshLater: (tx: DbOrTx, ids: readonly ProductId[]): Promise<void> =>
      refreshLater(tx, ids, deps.clock()),
    refreshDue: refreshDue(deps),
    maintainBitmaps: maintainBitmaps(deps),
    refreshPicture: refreshPicture(deps),
  };
}
