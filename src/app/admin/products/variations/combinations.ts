import type { ProductDraft, VariationDraft } from '#shop/catalogue';
import { EMPTY_VARIATION } from '#shop/catalogue/staff/rules/empty-draft.ts';

type Options = Record<string, string>;

type Attributes = ProductDraft['attributes'];

/**
 * The attributes of a product that becomes variable: those with values to choose from are used for variations.
 *
 * @returns null without such attributes
 */
export function forVariations(attributes: Attributes): Attributes | null {
  const canVary = ({ values }: Attributes[number]) => values.length > 1;
  if (!attributes.some(canVary)) return null;
  return attributes.map((one) => (canVary(one) ? { ...one, isVariation: true } : one));
}

/** All combinations of the values of variation attributes. */
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
 * Adds variations for missing combinations, with the product's price and no opening stock; existing ones are unchanged.
 * Until variations are stored, the product's stock settings are those of each.
 */
export function withAllCombinations(product: ProductDraft): VariationDraft[] {
  const { attributes, variations, price } = product;
  const shelf = variations.some(({ id }) => id !== null)
    ? EMPTY_VARIATION.shelf
    : { ...product.shelf, opening: null };
  const missing = combinationsOf(attributes).filter(
    (options) => !variations.some((one) => isSame(one.options, options)),
  );
  return [...variations, ...missing.map((options) => ({ ...EMPTY_VARIATION, options, price, shelf }))];
}
