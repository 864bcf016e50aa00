import { PLAIN_REVIEWS, type ReviewSummary } from '#shop/reviews';
import { goodsOn, madeOf } from '#views/product-page/facts/product-needs.ts';
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
  average: 0,
  distribution: [],
  query: PLAIN_REVIEWS,
  matching: 0,
  pageCount: 0,
};

/** The chosen product with its options and stock, in its default options. */
export const loadAddToCart: Loader<typeof fields, AddToCartData> = async (
  { product: id },
  { shop, language, now },
) => {
  const slug = id === null ? null : await shop.catalogue.published.slugOf({ id });
  const product = slug === null ? null : await shop.catalogue.findProductBySlug(slug);
  if (product === null) return { facts: null };
  const [tree, cards, goods, settings] = await Promise.all([
    shop.catalogue.categoryTree(),
    shop.listing.findCards(madeOf(product), language, now),
    shop.catalogue.sellables(goodsOn(product)),
    shop.settings.all(),
  ]);
  const sources = { product, tree, cards, goods, settings, language, now };
  const none = { promises: [], reviews: NO_REVIEWS, refusedReview: null, helpedReviewId: null, asked: {} };
  return { facts: toProductFacts({ ...sources, ...none }) };
};
