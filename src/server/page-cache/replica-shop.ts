import type { Shop } from '#composition/shop.ts';
import type { Clock } from '#kernel/instant.ts';
import { runInScope } from '#platform/database/read-scope/read-scope.ts';
import type { Replica } from '#platform/database/replica.ts';

type Verb<A extends unknown[], R> = (...args: A) => Promise<R>;

/**
 * The shop with catalogue, listings, search and content read from the replica when it is up to date. Carts, orders
 * and all writes use the primary.
 */
export function replicaShop(
  shop: Shop,
  { replica, scopedShop, clock }: Readonly<{ replica: Replica; scopedShop: Shop; clock: Clock }>,
): Shop {
  function there<A extends unknown[], R>(pick: (shop: Shop) => Verb<A, R>): Verb<A, R> {
    return async (...args) => {
      const read = await replica.read((held) =>
        runInScope({ db: held, clock }, () => pick(scopedShop)(...args)),
      );
      return read === null ? pick(shop)(...args) : read.done;
    };
  }
  const { listing, search, content, catalogue } = shop;
  return {
    ...shop,
    listing: {
      ...listing,
      listProducts: there((one) => one.listing.listProducts),
      findCards: there((one) => one.listing.findCards),
      goingWith: there((one) => one.listing.goingWith),
      popular: there((one) => one.listing.popular),
      suggestWords: there((one) => one.listing.suggestWords),
    },
    search: {
      ...search,
      suggest: there((one) => one.search.suggest),
      beside: there((one) => one.search.beside),
    },
    content: {
      ...content,
      find: there((one) => one.content.find),
      newest: there((one) => one.content.newest),
      around: there((one) => one.content.around),
      categories: there((one) => one.content.categories),
      tags: there((one) => one.content.tags),
    },
    catalogue: {
      ...catalogue,
      findProductBySlug: there((one) => one.catalogue.findProductBySlug),
      findTag: there((one) => one.catalogue.findTag),
      findBrand: there((one) => one.catalogue.findBrand),
    },
  };
}
