import type { ProductDraft } from '../draft.ts';

/** What has no price and cannot be bought: the product itself, and how many of its variations. */
export type Unpriced = Readonly<{ own: boolean; variations: number }>;

type Priced = Pick<ProductDraft, 'type' | 'price' | 'variations'>;

/** What of a product shoppers see without a price; grouped and external products need none of their own. */
export function findUnpriced({ type, price, variations }: Priced): Unpriced {
  return {
    own: type === 'simple' && price.regularMinor === null,
    variations:
      type === 'variable'
        ? variations.filter((one) => one.status === 'published' && one.price.regularMinor === null).length
        : 0,
  };
}
