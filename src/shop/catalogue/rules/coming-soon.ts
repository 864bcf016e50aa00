import type { ProductType } from '../product.ts';

/** Whether a product is announced: sold by the shop itself but without a price yet. */
export function isComingSoon({ type, hasPrice }: { type: ProductType; hasPrice: boolean }): boolean {
  return !hasPrice && (type === 'simple' || type === 'variable');
}
