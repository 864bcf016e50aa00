import { inLanguage } from '#kernel/language.ts';
import type { GroupedRow, ProductFacts, PromiseFacts } from './product-facts.ts';
import type { ProductSources } from './product-sources.ts';
import { maximumOf, toStockFacts } from './variation-facts.ts';

/** The products of a group with their stock. */
export function toGroupedRows({ product, cards, products, settings }: ProductSources): GroupedRow[] {
  return product.groupedIds.flatMap((id): GroupedRow[] => {
    const card = cards.find((one) => one.id === id);
    const stock = products.get(id)?.stock;
    if (card === undefined) return [];
    if (stock === undefined) return [{ card, stock: null, max: null }];
    return [{ card, stock: toStockFacts(stock, settings), max: maximumOf(stock, settings) }];
  });
}

/** The lowest price of a group. */
export function groupedPrice(rows: readonly GroupedRow[]): ProductFacts['price'] {
  const prices = rows.flatMap(({ card }) => card.price ?? []);
  const lowest = prices.toSorted((a, b) => a.now.minor - b.now.minor)[0];
  if (lowest === undefined) return null;
  return { ...lowest, isFrom: prices.some(({ now }) => now.minor !== lowest.now.minor) };
}

/** The delivery and return promises of a product that is for sale and is shipped. */
export function toPromises(
  { product, settings, promises, language }: ProductSources,
  { isComing }: Pick<ProductFacts, 'isComing'>,
): PromiseFacts {
  const how = settings['product.deliveryPromise'];
  const isCarried = !product.isVirtual && product.type !== 'external' && !isComing;
  const { title, text } = settings['product.returnsPromise'];
  const returns = { title: inLanguage(title, language), text: inLanguage(text, language) };
  const zones = promises.map((one) => ({ ...one, zone: inLanguage(one.zone, language) }));
  return {
    delivery: !isCarried || how === 'none' ? null : how === 'days' ? zones : [],
    returns: isCarried && returns.title !== '' ? returns : null,
    note: product.purchaseNote[language] ?? '',
  };
}
