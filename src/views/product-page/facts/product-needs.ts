import type { Product } from '#shop/catalogue';

/** The products of a group or bundle. */
export function madeOf({ groupedIds, bundleParts }: Product) {
  return [...groupedIds, ...bundleParts.map(({ partId }) => partId)];
}

/** Other products whose price and stock a product's form shows. */
export function productIdsInForm(product: Product) {
  const items = product.bundleParts.flatMap((part) => part.items.map(({ productId }) => productId));
  return [...product.groupedIds, ...(items.length > 0 ? [product.id] : []), ...items];
}
