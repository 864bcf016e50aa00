import type { Localized } from '#kernel/language.ts';
import type { Terms } from '../../../store/terms.ts';
import { findUnpriced, isShownToShoppers } from '../completeness/unpriced.ts';
import type { ProductDraft } from '../draft.ts';
import { NO_OPTION, optionOf } from './variation-options.ts';

/** A product, or one of its variations by its values, that shoppers see and cannot buy for want of a price. */
export type UnpricedItem = Readonly<{ variationId: number | null; option: Localized }>;

/** @param terms the names of values, by which variations are named */
export function unpricedItems(product: ProductDraft, terms: Pick<Terms, 'terms'>): UnpricedItem[] {
  if (!isShownToShoppers(product)) return [];
  const { isUnpriced, variations } = findUnpriced(product);
  return [
    ...(isUnpriced ? [{ variationId: null, option: NO_OPTION }] : []),
    ...variations.map((one) => ({ variationId: one.id, option: optionOf(one, product, terms) })),
  ];
}
