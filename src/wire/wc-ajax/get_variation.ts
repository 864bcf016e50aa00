import { parseProductId } from '#kernel/ids.ts';
import { chooseVariation } from '#shop/catalogue/choose-variation.ts';
import { toVariationFacts } from '#views/product-page/variation-facts.ts';
import { toWireVariation } from '#views/product-page/wire-variation.tsx';
import type { Endpoint } from '../endpoint.ts';
import { chosenOptions } from '../options.ts';

/**
 * One variation by what was chosen, for products whose variations are too many to stand in the page.
 *
 * Answers the variation, or `false` when the product has none that the choice names in full.
 * Source: WIRE §6
 */
export const get_variation: Endpoint = async ({ fields, visitor, needs }) => {
  const id = parseProductId(fields.get('product_id'));
  const product = id === null ? null : await needs.shop.catalogue.findProduct(id);
  const variation = product === null ? null : chooseVariation(product.variations, chosenOptions(fields));
  if (product === null || variation === null) return { kind: 'json', body: false };
  const { language } = visitor;
  const settings = await needs.shop.settings.all();
  const facts = toVariationFacts(variation, { product, settings, language, now: new Date() });
  return { kind: 'json', body: toWireVariation(facts, language) };
};
