import type { ProductClass } from '#shop/catalogue';

/**
 * The health warning for some products.
 *
 * @returns null without restricted products; the tobacco warning if any is tobacco
 */
export function warningKind(classes: readonly ProductClass[]): 'tobacco' | 'device' | null {
  if (classes.includes('tobacco')) return 'tobacco';
  return classes.includes('device') ? 'device' : null;
}
