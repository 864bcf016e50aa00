import type { ProductClass } from '#shop/catalogue';
import type { Settings } from '#shop/settings';

type Rule = Pick<Settings, 'restrictions.promoteTobacco'>;

/**
 * Whether a product may be promoted: badges, sale prices, savings, countdowns, stars in lists.
 *
 * @returns false for tobacco unless the setting allows it
 */
export function mayPromote(kind: ProductClass, settings: Rule): boolean {
  return kind !== 'tobacco' || settings['restrictions.promoteTobacco'];
}

type Promoted = {
  class: ProductClass;
  badge: string;
  price: { was: unknown } | null;
  rating: { average: number; count: number };
};

const NO_RATING = { average: 0, count: 0 };

/** A product as displayed: unchanged, or without promotional elements. The actual price never changes. */
export function withoutPromotion<T extends Promoted>(product: T, settings: Rule): T {
  if (mayPromote(product.class, settings)) return product;
  const price = product.price === null ? null : { ...product.price, was: null };
  return { ...product, badge: '', price, rating: NO_RATING };
}
