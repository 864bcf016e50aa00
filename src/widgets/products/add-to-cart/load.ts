import type { Shop } from '#composition/shop.ts';
import type { Instant } from '#kernel/instant.ts';
import type { Language } from '#kernel/language.ts';
import type { Options } from '#shop/catalogue/rules/choose-variation.ts';
import { PLAIN_REVIEWS, type ReviewSummary } from '#shop/reviews';
import type { ProductFacts } from '#views/product-page/facts/product-facts.ts';
import { madeOf, productIdsInForm } from '#views/product-page/facts/product-needs.ts';
import { toProductFacts } from '#views/product-page/facts/to-product-facts.ts';
import type { Loader } from '../../place.ts';
import type { AddToCartData, fields } from './fields.ts';

/** The form shows no reviews. */
const NO_REVIEWS: ReviewSummary = {
  reviews: [],
  own: null,
  total: 0,
  rated: 0,
  pictured: 0,
  photos: [],
  hasVotes: false,
  average: 0,
  distribution: [],
  query: PLAIN_REVIEWS,
  matching: 0,
  pageCount: 0,
};

type FormContext = Readonly<{ shop: Shop; language: Language; now: Instant }>;

/**
 * A published product with its options and stock; null if unknown.
 *
 * @param query its chosen options; others have their default
 */
export async function loadProductForm(
  { id, query }: Readonly<{ id: number; query: Options }>,
  { shop, language, now }: FormContext,
): Promise<ProductFacts | null> {
  const slug = await shop.catalogue.published.slugOf({ id });
  const product = slug === null ? null : await shop.catalogue.findProductBySlug(slug);
  if (product === null) return null;
  const [tree, cards, products, settings] = await Promise.all([
    shop.catalogue.categoryTree(),
    shop.listing.findCards(madeOf(product), language, now),
    shop.catalogue.sellables(productIdsInForm(product)),
    shop.settings.all(),
  ]);
  const sources = { product, tree, cards, products, settings, language, now };
  const none = { promises: [], reviews: NO_REVIEWS, refusedReview: null, helpedReviewId: null, query };
  return toProductFacts({ ...sources, ...none });
}

/** The chosen product in its default options. */
export const loadAddToCart: Loader<typeof fields, AddToCartData> = async ({ product: id }, place) => ({
  facts: id === null ? null : await loadProductForm({ id, query: {} }, place),
});
