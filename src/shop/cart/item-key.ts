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

type HashedLine = { key: string; quantity: number; unitMinor: number };

/** @returns 32 hex digits that differ after any change of lines, quantities or prices; empty for an empty cart */
export function cartHash(lines: readonly HashedLine[]): string {
  if (lines.length === 0) return '';
  const text = JSON.stringify(lines.map(({ key, quantity, unitMinor }) => [key, quantity, unitMinor]));
  return createHash('md5').update(text).digest('hex');
}
