import { createHash } from 'node:crypto';
import type { CartItemKey, ProductId } from '#kernel/ids.ts';

type Identity = {
  productId: ProductId;
  variationId: ProductId | null;
  options: Readonly<Record<string, string>>;
};

/**
 * The key of a line: the same product with the same options is the same line.
 *
 * @returns md5 over product, variation and options, joined by underscores, as WooCommerce does
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

/** @returns 32 hex digits over everything a shopper can see of the cart */
export function cartHash(shown: object): string {
  return createHash('md5').update(JSON.stringify(shown)).digest('hex');
}
