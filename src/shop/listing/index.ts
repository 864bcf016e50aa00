import type { ProductId } from '#kernel/ids.ts';
import type { Clock } from '#kernel/instant.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import type { Settings } from '#shop/settings';
import { findGoingWith, findPopular } from './going-with.ts';
import { findCards, listProducts } from './list-products.ts';
import { refreshLater } from './refresh.store.ts';
import { refreshProducts } from './refresh.ts';
import { countTermsWhenDue, foldMarks, refreshDue, refreshPicture } from './refresh-due.ts';
import { findBest } from './search/find-best.ts';
import { suggestWords, type UnderstandNeeds, understand } from './search/understand.ts';
import { countTerms, tidyWords } from './search/vocabulary.store.ts';
import type { PricesHold } from './to-cards.ts';

export type { Facet, FacetValue, FitValue } from './facets.ts';
export type { Listing, ListingPlace } from './list-products.ts';
/** Orders of a listing. */
export { type ListingOrder, ORDERS } from './listing-order.ts';
/** A listing's address: read, written, changed. */
export {
  countFilters,
  hasFilters,
  type ListingQuery,
  listingAddress,
  PLAIN_QUERY,
  parseListingQuery,
  parsePage,
  SEARCH_PARAMETERS,
  toListingParameters,
  withFilterToggled,
  withoutFilters,
  withRatingToggled,
} from './listing-query.ts';
export type { CardPrice, ProductCard } from './product-card.ts';
export type { Understood } from './search/match.ts';

/**
 * The read model of all product lists.
 *
 * `listProducts` gives one page with its filters (null past the last); `findCards` chosen products; `goingWith` what can
 * be added to some; `popular` what sells best; `refreshProducts` writes their rows anew within the transaction that changed them; `refreshLater` leaves that to the next
 * `refreshDue`, which follows prices that change by themselves; `refreshPicture` follows a picture's smaller copies;
 * `foldMarks` keeps counting quick.
 *
 * `understand` makes out what was typed; `findBest` gives the cards that fit it best, `suggestWords` other words when
 * nothing does; `tidyWords` drops words that no product has any more, `countTerms` looks which are common now.
 */
export function createListing(
  needs: UnderstandNeeds & {
    db: DbOrTx;
    clock: Clock;
    settings: () => Promise<Settings>;
    pricesHold: PricesHold;
  },
) {
  const makeOut = understand(needs);
  return {
    understand: makeOut,
    findBest: findBest(needs),
    suggestWords: suggestWords(needs),
    tidyWords: (): Promise<number> => tidyWords(needs.db),
    countTerms: (): Promise<void> => countTerms(needs.db),
    countTermsWhenDue: countTermsWhenDue(needs),
    listProducts: listProducts({ ...needs, understand: makeOut }),
    findCards: findCards(needs),
    goingWith: findGoingWith(needs),
    popular: findPopular(needs),
    refreshProducts: refreshProducts(needs),
    refreshLater: (tx: DbOrTx, ids: readonly ProductId[]): Promise<void> =>
      refreshLater(tx, ids, needs.clock()),
    refreshDue: refreshDue(needs),
    foldMarks: foldMarks(needs),
    refreshPicture: refreshPicture(needs),
  };
}
