import type { ProductClass } from '#shop/catalogue';

/**
 * Which health warning stands beside goods.
 *
 * @returns null where nothing is restricted; tobacco's warning wherever tobacco is among them
 */
export function warningKind(classes: readonly ProductClass[]): 'tobacco' | 'device' | null {
  if (classes.includes('tobacco')) return 'tobacco';
  return classes.includes('device') ? 'device' : null;
}
