import { createHash } from 'node:crypto';
import type { CartItemKey, ProductId } from '#kernel/ids.ts';

type Identity = {
  productId: ProductId;
  variationId: ProductId | null;
  options: Readonly<Record<string, string>>;
};

/**
 * Names a line: the same product with the same options is the same line.
 *
 * @returns md5 over product, variation and chosen attributes, joined by underscores, as WooCommerce's clients know it
 */
export function cartItemKey({ productId, variationId, options }: Identity): CartItemKey {
  const parts = [String(productId)];
  if (variationId !== null) parts.push(String(variationId));
  const chosen = Object.keys(options)
    .sort()
    .map((name) => `attribute_${name}${options[name]}`);
  if (chosen.length > 0) parts.push(chosen.join(''));
  return createHash('md5').update(parts.join('_')).digest('hex') as CartItemKey;
}

/** @returns 32 hex digits that differ whenever anything differs that a shopper can see of the cart */
export function cartHash(shown: object): string {
  return createHash('md5').update(JSON.stringify(shown)).digest('hex');
}
