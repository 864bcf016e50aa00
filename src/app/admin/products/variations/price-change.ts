import type { ProductDraft } from '#shop/catalogue';
import { type BulkChange, withChange } from '#shop/catalogue/staff/rules/change.ts';

export type PriceChange = Extract<BulkChange, { kind: 'price-set' | 'price-by-amount' | 'price-by-percent' }>;

/** The variations to change: those with these values, by attribute; all if empty. */
type VariationFilter = Readonly<Record<string, string>>;

type PricePreview = Readonly<{
  index: number;
  /** In fils; null without a price. */
  before: number | null;
  after: number | null;
  /** Whether the sale price would not be below the regular price. */
  isWrong: boolean;
}>;

function isChosen(options: Readonly<Record<string, string>>, filter: VariationFilter): boolean {
  return Object.entries(filter).every(([attribute, value]) => options[attribute] === value);
}

/** The draft with changed prices of the matching variations; not validated. */
export function withVariationPrices(
  draft: ProductDraft,
  change: PriceChange,
  filter: VariationFilter,
): ProductDraft['variations'] {
  const changed = withChange({ ...draft, type: 'variable' }, change).variations;
  return draft.variations.map((one, index) =>
    isChosen(one.options, filter) ? (changed[index] ?? one) : one,
  );
}

const FIELD = { regular: 'regularMinor', sale: 'saleMinor' } as const;

/** Previews a price change for each matching variation. */
export function previewPrices(
  draft: ProductDraft,
  change: PriceChange,
  filter: VariationFilter,
): PricePreview[] {
  const field = FIELD[change.price];
  return withVariationPrices(draft, change, filter).flatMap(({ price, options }, index) => {
    if (!isChosen(options, filter)) return [];
    const { regularMinor, saleMinor } = price;
    return [
      {
        index,
        before: draft.variations[index]?.price[field] ?? null,
        after: price[field],
        isWrong: saleMinor !== null && (regularMinor === null || saleMinor >= regularMinor),
      },
    ];
  });
}
