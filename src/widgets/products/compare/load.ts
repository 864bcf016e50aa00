import type { Product } from '#shop/catalogue';
import { COMPARE_PARAMETER, parseComparison } from '#shop/catalogue/rules/comparison.ts';
import type { Loader } from '../../place.ts';
import { comparedRows } from './compared-rows.ts';
import { type CompareData, type fields, slugOf } from './fields.ts';

/** The products that the page's address compares, of those that can be; without any, the first of them. */
export const loadCompare: Loader<typeof fields, CompareData> = async (
  { products: offered, initially },
  { shop, language, page, variesBy },
) => {
  variesBy(COMPARE_PARAMETER);
  const bySlug = new Map(offered.map((card) => [slugOf(card), card]));
  const requested = parseComparison(new URLSearchParams(page.query)).flatMap(
    (slug) => bySlug.get(slug) ?? [],
  );
  const chosen = requested.length === 0 ? offered.slice(0, initially) : requested;
  const fullProducts = await Promise.all(
    chosen.map((card) => shop.catalogue.findProductBySlug(slugOf(card))),
  );
  const compared = chosen.filter((_, at) => fullProducts[at] !== null);
  const products = fullProducts.filter((product): product is Product => product !== null);
  return { compared, rows: comparedRows(products, language), path: page.path };
};
