import {
  bestStatus,
  bundleStock,
  nameAttribute,
  type ProductAttribute,
  parseAttributes,
  parsePricePlan,
  parseStock,
} from '#shop/catalogue';
import type { StoredCard } from '../rules/card-row.ts';
import { type RowSearch, toRowSearch } from '../rules/search/row-texts.ts';
import type { ListedProduct, RefreshContext } from './refresh-context.ts';

/** What both languages of a listing row share. */
export type RowSource = {
  product: ListedProduct;
  context: RefreshContext;
  attributes: readonly ProductAttribute[];
  plans: readonly ReturnType<typeof parsePricePlan>[];
  stock: StoredCard['stock'];
  search: RowSearch;
};

/** The items that a card's price and stock come from: the published variations, or the product itself. */
export function sold(product: ListedProduct, { children }: RefreshContext): readonly ListedProduct[] {
  const variations = (children.get(product.id) ?? []).filter(({ status }) => status === 'published');
  return product.type === 'variable' ? variations : [product];
}

function searchOf(
  product: ListedProduct,
  context: RefreshContext,
  attributes: readonly ProductAttribute[],
): RowSearch {
  const children = context.children.get(product.id) ?? [];
  return toRowSearch({
    name: product.name,
    numbers: [product, ...children].map(({ sku }) => sku ?? ''),
    categories: (context.categories.get(product.id) ?? []).map(({ name }) => name),
    attributes,
    ...(context.texts.get(product.id) ?? { texts: [], tags: [] }),
  });
}

/** What the rows of a product are made of. */
export function rowSourceOf(product: ListedProduct, context: RefreshContext): RowSource {
  const items = sold(product, context);
  const attributes = parseAttributes(product.attributes).map((attribute) =>
    nameAttribute(attribute, context.terms, false),
  );
  const hasOwnPrice = product.type === 'simple' || product.type === 'variable';
  const sellable = hasOwnPrice ? items.filter(({ regular_price_minor: price }) => price !== null) : items;
  const states = sellable.map((item) => bundleStock(parseStock(item), context.bundles.get(item.id) ?? []));
  return {
    product,
    context,
    attributes,
    plans:
      product.type === 'grouped' ? (context.groupPlans.get(product.id) ?? []) : items.map(parsePricePlan),
    stock: product.type === 'variable' ? bestStatus(states) : (states[0]?.status ?? 'outofstock'),
    search: searchOf(product, context, attributes),
  };
}

/** Drafts and hidden products are excluded from spelling corrections. */
export function isSearched({ product }: RowSource): boolean {
  return product.status === 'published' && ['visible', 'search'].includes(product.visibility);
}
