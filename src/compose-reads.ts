import { type Clock, DAY_MS } from '#kernel/instant.ts';
import { holdsUntil, isRecorded, type Narrowed, narrowed } from '#platform/cache/reading.ts';
import { nextPriceChange, type Product, type Sellable } from '#shop/catalogue';
import type { ListingOrder } from '#shop/listing';
import type { Shop } from './compose.ts';

/** The tables of goods, whose changes are told for each product. */
const OF_GOODS = [
  'product',
  'product_category',
  'product_image',
  'product_link',
  'product_tag',
  'bundle_part',
  'stock_level',
];
const OF_REVIEWS = ['review', 'review_picture'];

function goods(ids: readonly number[]): Narrowed {
  return { tables: OF_GOODS, tags: ids.map((id) => `product:${id}`) };
}

function notePrices(products: readonly Pick<Sellable, 'prices'>[], clock: Clock): void {
  const now = clock();
  for (const { prices } of products) holdsUntil(nextPriceChange(prices, now));
}

function aboutProduct(product: Product | null, clock: Clock): Narrowed | null {
  if (product === null) return null;
  notePrices([product, ...product.variations], clock);
  return goods([product.id, ...product.bundleParts.map(({ partId }) => partId)]);
}

/** What else a thing is shown by: the product that a variation belongs to, and what it is made of. */
function behind({ productId, bundle }: Sellable): number[] {
  return [productId, ...(bundle?.parts ?? []).map(({ partId }) => partId)];
}

/** A sale changes what sells best; nothing is told of it, and what goes by it is printed anew after so long. */
const SALES_HOLD_MS = 15 * 60_000;
const BY_SALES: readonly ListingOrder[] = ['popularity', 'relevance'];

function noteSales(now: Date): void {
  holdsUntil(new Date(now.getTime() + SALES_HOLD_MS));
}

function readingGoods(shop: Shop, clock: Clock): Pick<Shop, 'catalogue' | 'listing'> {
  const { catalogue, listing } = shop;
  return {
    catalogue: {
      ...catalogue,
      findProductBySlug: (slug) =>
        narrowed(
          () => catalogue.findProductBySlug(slug),
          (product) => aboutProduct(product, clock),
        ),
      sellables: (ids) =>
        narrowed(
          () => catalogue.sellables(ids),
          (found) => {
            notePrices([...found.values()], clock);
            return goods([...ids, ...[...found.values()].flatMap(behind)]);
          },
        ),
      fit: {
        ...catalogue.fit,
        names: (ids) =>
          narrowed(
            () => catalogue.fit.names(ids),
            () => goods(ids),
          ),
      },
    },
    listing: {
      ...listing,
      findCards: (ids, language, now) =>
        narrowed(
          () => listing.findCards(ids, language, now),
          () => ({ tables: ['listing_row'], tags: ids.map((id) => `listing:${id}`) }),
        ),
      listProducts: (query, place) => {
        if (query.orderby === 'rand')
          holdsUntil(new Date((Math.floor(place.now.getTime() / DAY_MS) + 1) * DAY_MS));
        if (BY_SALES.includes(query.orderby)) noteSales(place.now);
        return listing.listProducts(query, place);
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

/** Documents may come out by themselves: what shows some holds until the next one does. */
function readingContent({ content }: Shop): Pick<Shop, 'content'> {
  async function noted<T>(work: Promise<T>): Promise<T> {
    if (isRecorded()) holdsUntil(await content.nextPublication());
    return work;
  }
  return {
    content: {
      ...content,
      find: (kind, slug) => noted(content.find(kind, slug)),
      newest: (kind, page) => noted(content.newest(kind, page)),
      around: (document, limit) => noted(content.around(document, limit)),
    },
  };
}

/**
 * The same shop, for pages that are kept: whoever records what is read learns which product, which reviews, and until
 * when it holds. What is not narrowed here counts by the tables that its statements name.
 */
export function readingShop(shop: Shop, clock: Clock): Shop {
  const { reviews, sharing, shipping } = shop;
  return {
    ...shop,
    ...readingGoods(shop, clock),
    ...readingContent(shop),
    reviews: {
      ...reviews,
      of: (id, query, own) =>
        narrowed(
          () => reviews.of(id, query, own),
          () => ({ tables: OF_REVIEWS, tags: [`reviews:${id}`] }),
        ),
    },
    sharing: {
      ...sharing,
      counts: (path) =>
        narrowed(
          () => sharing.counts(path),
          () => ({ tables: ['share_click'], tags: [`share:${path}`] }),
        ),
    },
    shipping: {
      ...shipping,
      promises: async (now) => {
        holdsUntil(await shipping.promisesHoldUntil(now));
        return shipping.promises(now);
      },
    },
  };
}
