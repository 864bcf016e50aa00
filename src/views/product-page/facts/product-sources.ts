import type { ProductId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import type { Language } from '#kernel/language.ts';
import type { Category, Product, Sellable } from '#shop/catalogue';
import type { Options } from '#shop/catalogue/rules/choose-variation.ts';
import type { ProductCard } from '#shop/listing';
import type { RefusedReview, ReviewSummary } from '#shop/reviews';
import type { Settings } from '#shop/settings';
import type { DeliveryPromise } from '#shop/shipping';

/** The sources of a product page. */
export type ProductSources = {
  product: Product;
  tree: readonly Category[];
  /** Cards of all linked products: compatible, cross-sells, parts. */
  cards: readonly ProductCard[];
  /** Price and stock of the products of a group or bundle. */
  products: ReadonlyMap<ProductId, Sellable>;
  promises: readonly DeliveryPromise[];
  reviews: ReviewSummary;
  /** A review that was just refused. */
  refusedReview: RefusedReview | null;
  /** The review this visitor just voted for. */
  helpedReviewId: number | null;
  settings: Settings;
  language: Language;
  now: Instant;
  /** The options in the URL, e.g. `{ colour: 'blue' }`. */
  query: Options;
};
