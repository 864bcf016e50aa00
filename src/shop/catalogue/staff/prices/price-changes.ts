import type { ProductDraft, VariationDraft } from '../rules/draft.ts';

/** A price that a change of a product changes, in fils; null for none. */
export type PriceChange = Readonly<{
  /** Null for the product's own. */
  variationId: number | null;
  option: string;
  price: 'regular' | 'sale';
  before: number | null;
  after: number | null;
  /** What is asked without a sale, before and after. */
  regular: Readonly<{ before: number | null; after: number | null }>;
  /** The sale price would not be below the regular price. */
  isWrong: boolean;
}>;

type Sold = ProductDraft | VariationDraft;

/** The values of a variation, joined. */
export function optionOf({ options }: VariationDraft, { attributes }: ProductDraft): string {
  const names = attributes.flatMap(({ slug, values }) => {
    const chosen = options[slug];
    return chosen === undefined ? [] : [values.find((one) => one.slug === chosen)?.name ?? chosen];
  });
  return names.filter(Boolean).join(', ');
}

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

/** Every price that differs between a product and what a change makes of it. */
export function priceChanges(before: ProductDraft, after: ProductDraft): PriceChange[] {
  const own = changesIn(before, after).map((one) => ({ variationId: null, option: '', ...one }));
  const variations = before.variations.flatMap((variation, index) => {
    const changed = after.variations[index];
    if (changed === undefined) return [];
    const { id: variationId } = variation;
    return changesIn(variation, changed).map((one) => ({
      ...{ variationId, option: optionOf(variation, before) },
      ...one,
    }));
  });
  return [...own, ...variations];
}
