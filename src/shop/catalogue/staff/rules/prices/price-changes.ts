import type { Localized } from '#kernel/language.ts';
import type { Terms } from '../../../store/terms.ts';
import type { ProductDraft, VariationDraft } from '../draft.ts';
import { NO_OPTION, optionOf } from './variation-options.ts';

/** A price that a change of a product changes, in fils; null for none. */
export type PriceChange = Readonly<{
  /** Null for the product's own. */
  variationId: number | null;
  /** A variation's values. */
  option: Localized;
  price: 'regular' | 'sale';
  before: number | null;
  after: number | null;
  /** The regular price, before and after. */
  regular: Readonly<{ before: number | null; after: number | null }>;
  /** The sale price would not be below the regular price. */
  isWrong: boolean;
}>;

type Sold = ProductDraft | VariationDraft;

function changesIn({ price: before }: Sold, { price: after }: Sold) {
  const { regularMinor, saleMinor } = after;
  const isWrong = saleMinor !== null && (regularMinor === null || saleMinor >= regularMinor);
  const both = [
    { price: 'regular', before: before.regularMinor, after: regularMinor },
    { price: 'sale', before: before.saleMinor, after: saleMinor },
  ] as const;
  const regular = { before: before.regularMinor, after: regularMinor };
  return both.flatMap((one) => (one.before === one.after ? [] : [{ ...one, regular, isWrong }]));
}

/**
 * Every price that differs between a product and what a change makes of it.
 *
 * @param terms the names of values, by which variations are named
 */
export function priceChanges(
  before: ProductDraft,
  after: ProductDraft,
  terms: Pick<Terms, 'terms'>,
): PriceChange[] {
  const changes = changesIn(before, after).map((one) => ({ variationId: null, option: NO_OPTION, ...one }));
  const variations = before.variations.flatMap((variation, index) => {
    const changed = after.variations[index];
    if (changed === undefined) return [];
    const { id: variationId } = variation;
    return changesIn(variation, changed).map((one) => ({
      ...{ variationId, option: optionOf(variation, before, terms) },
      ...one,
    }));
  });
  return [...changes, ...variations];
}
