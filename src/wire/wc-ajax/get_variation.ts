import { parseProductId } from '#kernel/ids.ts';
import { chooseVariation } from '#shop/catalogue/rules/choose-variation.ts';
import { toWireVariation } from '#views/product-page/buy/wire-variation.tsx';
import { toVariationFacts } from '#views/product-page/facts/variation-facts.ts';
import { chosenOptions } from '../cart/options.ts';
import type { Endpoint } from '../endpoint.ts';

/**
 * A variation by its options, for products with too many variations to print.
 *
 * Answers the variation, or `false` when the choice matches none completely.
 * Source: WIRE §6
 */
export const get_variation: Endpoint = async ({ fields, visitor, deps }) => {
  const id = parseProductId(fields.get('product_id'));
  const product = id === null ? null : await deps.shop.catalogue.findProduct(id);
  const variation = product === null ? null : chooseVariation(product.variations, chosenOptions(fields));
  if (product === null || variation === null) return { kind: 'json', body: false };
  const { language } = visitor;
  const settings = await deps.shop.settings.all();
  const facts = toVariationFacts(variation, { product, settings, language, now: new Date() });
  return { kind: 'json', body: toWireVariation(facts, language) };
};
