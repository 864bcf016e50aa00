import type { ProductDraft, VariationDraft } from '../draft.ts';

/** What has no price and cannot be bought: the product itself, and its variations. */
export type Unpriced = Readonly<{ isUnpriced: boolean; variations: readonly VariationDraft[] }>;

type Priced = Pick<ProductDraft, 'type' | 'price' | 'variations'>;

/**
 * The parts of a product that would be shown without a price; grouped and external products have no price themselves.
 */
export function findUnpriced({ type, price, variations }: Priced): Unpriced {
  return {
    isUnpriced: type === 'simple' && price.regularMinor === null,
    variations:
      type === 'variable'
        ? variations.filter((one) => one.status === 'published' && one.price.regularMinor === null)
        : [],
  };
}

/** Whether shoppers see a product, now or by its date. */
export function isShownToShoppers({
  status,
  publishAt,
}: Readonly<{ status: string; publishAt: string | null }>): boolean {
  return status === 'published' || (status === 'draft' && publishAt !== null);
}
