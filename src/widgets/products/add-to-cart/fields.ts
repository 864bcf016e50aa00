import type { ProductFacts } from '#views/product-page/facts/product-facts.ts';
import { product } from '../../fields/references.ts';
import { toggle } from '../../fields/values.ts';

export const fields = {
  product: product(),
  /** Name and price above the form. */
  showsName: toggle(true),
};

/** What the loader adds. */
export type AddToCartData = {
  /** Null without a product, or where it is not published. */
  facts: ProductFacts | null;
};
