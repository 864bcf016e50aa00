import type { ProductType } from './product.ts';

/** Whether something is announced and not sold yet: goods of the shop's own that have no price. */
export function isComingSoon({ type, hasPrice }: { type: ProductType; hasPrice: boolean }): boolean {
  return !hasPrice && (type === 'simple' || type === 'variable');
}
