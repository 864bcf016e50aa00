import type { Product } from '#shop/catalogue';

/** The products of a group or bundle. */
export function madeOf({ groupedIds, bundleParts }: Product) {
  return [...groupedIds, ...bundleParts.map(({ partId }) => partId)];
}

/** Products whose price and stock the form of a product shows besides its own. */
export function goodsOn(product: Product) {
  const items = product.bundleParts.flatMap((part) => part.items.map(({ productId }) => productId));
  return [...product.groupedIds, ...(items.length > 0 ? [product.id] : []), ...items];
}
