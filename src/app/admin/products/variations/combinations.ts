import type { ProductDraft, VariationDraft } from '#shop/catalogue';
import { EMPTY_VARIATION } from '#shop/catalogue/staff/rules/empty-draft.ts';

type Options = Record<string, string>;

/** Every choice of one value for each attribute that variations differ by. */
export function combinationsOf(attributes: ProductDraft['attributes']): Options[] {
  const varying = attributes.filter(({ isVariation, values }) => isVariation && values.length > 0);
  if (varying.length === 0) return [];
  return varying.reduce<Options[]>(
    (all, { slug, values }) =>
      all.flatMap((options) => values.map((value) => ({ ...options, [slug]: value.slug }))),
    [{}],
  );
}

function isSame(a: Options, b: Options): boolean {
  const names = Object.keys(a);
  return names.length === Object.keys(b).length && names.every((name) => a[name] === b[name]);
}

/**
 * A product's variations with one for each combination it has none for yet; what is there stays, and begins with the
 * price of the product.
 */
export function withAllCombinations({ attributes, variations, price }: ProductDraft): VariationDraft[] {
  const missing = combinationsOf(attributes).filter(
    (options) => !variations.some((one) => isSame(one.options, options)),
  );
  return [...variations, ...missing.map((options) => ({ ...EMPTY_VARIATION, options, price }))];
}
