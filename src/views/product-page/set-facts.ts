import { inLanguage } from '#kernel/language.ts';
import { type Money, sum, times } from '#kernel/money.ts';
import { priceAt } from '#shop/catalogue/price.ts';
import type { ProductCard } from '#shop/listing';
import { toPicture } from '#shop/media/to-picture.ts';
import type { BundleRow, GroupedRow, ProductFacts, PromiseFacts } from './product-facts.ts';
import type { ProductSources } from './to-product-facts.ts';
import { maximumOf, toStockFacts } from './variation-facts.ts';

/** The products of a group, each with its own shelf. */
export function toGroupedRows({ product, cards, goods, settings }: ProductSources): GroupedRow[] {
  return product.groupedIds.flatMap((id): GroupedRow[] => {
    const card = cards.find((one) => one.id === id);
    const stock = goods.get(id)?.stock;
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

/** What a bundle is made of. */
export function toBundleRows({ product, cards, goods, language, now }: ProductSources): BundleRow[] {
  return product.bundleParts.flatMap(({ productId, quantity }): BundleRow[] => {
    const part = goods.get(productId);
    if (part === undefined) return [];
    const card: ProductCard | undefined = cards.find(({ id }) => id === productId);
    return [
      {
        name: card?.name ?? inLanguage(part.name, language),
        quantity,
        path: part.address,
        picture: card?.picture ?? (part.image && toPicture(part.image, language)),
        price: priceAt(part.prices, now).now,
      },
    ];
  });
}

/** @returns what the parts of a bundle cost one by one, or null when one of them has no price */
export function costApart(rows: readonly BundleRow[]): Money | null {
  const prices = rows.flatMap(({ price, quantity }) => (price === null ? [] : [times(price, quantity)]));
  return rows.length === 0 || prices.length < rows.length ? null : sum(prices);
}

/** What is promised about delivery and returns of a thing that is sold now and carried to a door. */
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
