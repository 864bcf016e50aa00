import type { ProductCard } from '#shop/listing/product-card.ts';
import { localized } from '../../fields/nested.ts';
import { productQuery } from '../../fields/references.ts';
import { text } from '../../fields/text.ts';
import { number } from '../../fields/values.ts';
import type { ComparedRow } from './compared-rows.ts';

/** A whole range is to choose from. */
const OFFERED_MAX = 60;

export const fields = {
  title: localized(text()),
  /** What can be compared. */
  products: productQuery(OFFERED_MAX),
  /** How many products are compared before the visitor chooses. */
  initially: number({ min: 2, max: 4, initial: 3 }),
};

/** What the loader adds. */
export type CompareData = Readonly<{
  /** The compared products, in the order of the address. */
  compared: readonly ProductCard[];
  rows: readonly ComparedRow[];
  /** The page without language. */
  path: string;
}>;

/** What a product is compared by in an address. */
export function slugOf({ address }: Pick<ProductCard, 'address'>): string {
  return decodeURIComponent(address.split('/')[2] ?? '');
}
