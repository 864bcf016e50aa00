import { type Clock, DAY_MS, type Instant } from '#kernel/instant.ts';
import { memoizeOnce } from '#kernel/memoize.ts';
import {
  isTrackingDependencies,
  type NarrowedDependencies,
  narrowDependencies,
  noteExpiry,
} from '#platform/cache/cache-dependencies.ts';
import { perScope } from '#platform/database/read-scope/read-scope.ts';
import { nextPriceChange, type Product, type Sellable } from '#shop/catalogue';
import type { ListingOrder, ListingQuery } from '#shop/listing';
import type { PrintedPlace } from '#shop/templates';
import type { Shop } from './shop.ts';

/** Tables that publish changes by product. */
const PRODUCT_TABLES = [
  'product',
  'product_category',
  'product_image',
  'product_link',
  'product_tag',
  'bundle_part',
  'stock_level',
];
const OF_REVIEWS = ['review', 'review_picture'];

function onProducts(ids: readonly number[]): NarrowedDependencies {
  return { tables: PRODUCT_TABLES, tags: ids.map((id) => `product:${id}`) };
}

function notePrices(products: readonly Pick<Sellable, 'prices'>[], clock: Clock): void {
  const now = clock();
  for (const { prices } of products) noteExpiry(nextPriceChange(prices, now));
}

function aboutProduct(product: Product | null, clock: Clock): NarrowedDependencies | null {
  if (product === null) return null;
  notePrices([product, ...product.variations], clock);
  return onProducts([product.id, ...product.bundleParts.map(({ partId }) => partId)]);
}

/** Other products that a sellable depends on: the parent of a variation, and the parts of a bundle. */
function behind({ productId, bundle }: Sellable): number[] {
  return [productId, ...(bundle?.parts ?? []).map(({ partId }) => partId)];
}

/** Sales change the bestsellers without an invalidation; lists in that order expire after this time. */
const SALES_HOLD_MS = 15 * 60_000;
const BY_SALES: readonly ListingOrder[] = ['popularity', 'relevance'];

function noteSales(now: Date): void {
  noteExpiry(new Date(now.getTime() + SALES_HOLD_MS));
}

/** The next day, when lists in a random order have another one. */
function tomorrow(now: Date): Date {
  return new Date((Math.floor(now.getTime() / DAY_MS) + 1) * DAY_MS);
}

function noteOrder({ orderby }: Pick<ListingQuery, 'orderby'>, now: Date): void {
  if (orderby === 'rand') noteExpiry(tomorrow(now));
  if (BY_SALES.includes(orderby)) noteSales(now);
}

function trackProducts(shop: Shop, clock: Clock): Pick<Shop, 'catalogue' | 'listing'> {
  const { catalogue, listing } = shop;
  return {
    catalogue: {
      ...catalogue,
      findProductBySlug: (slug) =>
        narrowDependencies(
          () => catalogue.findProductBySlug(slug),
          (product) => aboutProduct(product, clock),
        ),
      sellables: (ids) =>
        narrowDependencies(
          () => catalogue.sellables(ids),
          (cards) => {
            notePrices([...cards.values()], clock);
            return onProducts([...ids, ...[...cards.values()].flatMap(behind)]);
          },
        ),
      multipacks: (id) =>
        narrowDependencies(
          () => catalogue.multipacks(id),
          (products) => onProducts([id, ...products.map((one) => one.id)]),
        ),
      fit: {
        ...catalogue.fit,
        names: (ids) =>
          narrowDependencies(
            () => catalogue.fit.names(ids),
            () => onProducts(ids),
          ),
      },
    },
    listing: {
      ...listing,
      findCards: (ids, language, now) =>
        narrowDependencies(
          () => listing.findCards(ids, language, now),
          () => ({ tables: ['listing_row'], tags: ids.map((id) => `listing:${id}`) }),
        ),
      listProducts: (query, place) => {
        noteOrder(query, place.now);
        return listing.listProducts(query, place);
      },
      loop: (loop) => {
        noteOrder(loop.query, loop.place.now);
        noteExpiry(loop.published.movesAt);
        return listing.loop(loop);
      },
      loopTerms: (loop, family) => {
        noteExpiry(loop.published.movesAt);
        return listing.loopTerms(loop, family);
      },
      goingWith: (ids, wanted) => {
        noteSales(clock());
        return listing.goingWith(ids, wanted);
      },
      popular: (wanted) => {
        noteSales(clock());
        return listing.popular(wanted);
      },
    },
  };
}

/** A payment button depends on its product, and on the moment its price changes. */
function trackCheckout(shop: Shop, clock: Clock): Pick<Shop, 'checkout'> {
  const { checkout } = shop;
  return {
    checkout: {
      ...checkout,
      button: async (button, requested) => {
        const id = button.sold.kind === 'product' ? button.sold.productId : null;
        if (id === null) return checkout.button(button, requested);
        const products = [...(await trackProducts(shop, clock).catalogue.sellables([id])).values()];
        return narrowDependencies(
          () => checkout.button(button, requested),
          () => onProducts([id, ...products.flatMap(behind)]),
        );
      },
    },
  };
}

/** Records that a result expires at `next`. Both reads are awaited together, since either may fail. */
async function notingExpiry<T>(read: Promise<T>, next: () => Promise<Instant | null>): Promise<T> {
  if (!isTrackingDependencies()) return read;
  const [result, until] = await Promise.all([read, next()]);
  noteExpiry(until);
  return result;
}

/** Documents may be published by schedule: what lists some expires when the next one is due. */
function trackContent({ content }: Shop, clock: Clock): Pick<Shop, 'content'> {
  // Asked once for all that one page reads.
  const next = perScope(() => memoizeOnce(content.nextPublication));
  const noted = <T>(read: Promise<T>) => notingExpiry(read, next());
  return {
    content: {
      ...content,
      find: (kind, slug) => noted(content.find(kind, slug)),
      home: () => noted(content.home()),
      newest: (kind, page) => noted(content.newest(kind, page)),
      around: (document, limit) => noted(content.around(document, limit)),
      loop: (loop) => {
        noteExpiry(loop.published.movesAt);
        if (loop.orderby === 'rand') noteExpiry(tomorrow(clock()));
        return noted(content.loop(loop));
      },
      loopTerms: (loop, of) => {
        noteExpiry(loop.published.movesAt);
        return noted(content.loopTerms(loop, of));
      },
    },
  };
}

/**
 * Templates start and end by schedule: a result is valid until the next change. A page depends on the templates of its
 * places, and on the nodes that it shows.
 */
function trackTemplates({ templates }: Shop): Pick<Shop, 'templates'> {
  const next = perScope(() => memoizeOnce(templates.nextChange));
  const noted = <T>(read: () => Promise<T>, tag: PrintedPlace | number) =>
    narrowDependencies(
      () => notingExpiry(read(), next()),
      () => ({ tables: ['template'], tags: [`template:${tag}`] }),
    );
  return {
    templates: {
      ...templates,
      published: (place = null) =>
        place === null
          ? notingExpiry(templates.published(), next())
          : noted(() => templates.published(place), place),
      tree: (id) => noted(() => templates.tree(id), id),
    },
  };
}

/**
 * The shop with exact cache dependencies: which product, which reviews, and when the result expires. Other reads
 * depend on the tables in their statements.
 */
export function withCacheDependencies(shop: Shop, clock: Clock): Shop {
  const { reviews, sharing, shipping } = shop;
  return {
    ...shop,
    ...trackProducts(shop, clock),
    ...trackContent(shop, clock),
    ...trackTemplates(shop),
    ...trackCheckout(shop, clock),
    reviews: {
      ...reviews,
      of: (id, query, reviewKey) =>
        narrowDependencies(
          () => reviews.of(id, query, reviewKey),
          () => ({ tables: OF_REVIEWS, tags: [`reviews:${id}`] }),
        ),
    },
    sharing: {
      ...sharing,
      counts: (path) =>
        narrowDependencies(
          () => sharing.counts(path),
          () => ({ tables: ['share_click'], tags: [`share:${path}`] }),
        ),
    },
    shipping: {
      ...shipping,
      promises: async (now) => {
        noteExpiry(await shipping.promisesHoldUntil(now));
        return shipping.promises(now);
      },
    },
  };
}
