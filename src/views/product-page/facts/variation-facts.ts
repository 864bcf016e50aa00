import type { Instant } from '#kernel/instant.ts';
import { inLanguage, type Language } from '#kernel/language.ts';
import type { Product, StockState, Variation } from '#shop/catalogue';
import { priceAt } from '#shop/catalogue/rules/price.ts';
import { isLow, mostBuyable } from '#shop/catalogue/rules/stock.ts';
import { toPicture } from '#shop/media/rules/to-picture.ts';
import { mayPromote } from '#shop/restrictions/rules/promotion.ts';
import type { Settings } from '#shop/settings';
import type { StockFacts, VariationFacts } from './product-facts.ts';

/** The sources of a variation's facts, except the variation. */
export type VariationSources = {
  product: Pick<Product, 'name' | 'class' | 'isSoldIndividually' | 'weightKg' | 'dimensions'>;
  settings: Settings;
  language: Language;
  now: Instant;
};

/** The stock as shown, with 'low stock' by the setting. */
export function toStockFacts(stock: StockState, settings: Settings): StockFacts {
  return { status: stock.status, left: stock.left, isLow: isLow(stock, settings['stock.lowAmount']) };
}

/** The quantity limit: by stock, and by the setting if one is set. Source: QT-07 to QT-09 */
export function maximumOf(stock: StockState, settings: Settings): number | null {
  const bounds = [
    mostBuyable(stock),
    settings['quantity.ceiling'] === 'field' ? settings['quantity.maximum'] : null,
  ];
  const known = bounds.filter((bound) => bound !== null);
  return known.length === 0 ? null : Math.max(1, Math.min(...known));
}

/** A variation as the page shows it; missing values come from its product. */
export function toVariationFacts(variation: Variation, sources: VariationSources): VariationFacts {
  const { product, language, now, settings } = sources;
  const { now: paid, was } = priceAt(variation.prices, now);
  return {
    id: variation.id,
    options: variation.options,
    price: paid === null ? null : { now: paid, was: mayPromote(product.class, settings) ? was : null },
    sku: variation.sku,
    gtin: variation.gtin,
    stock: toStockFacts(variation.stock, settings),
    maximum: maximumOf(variation.stock, settings),
    picture:
      variation.image === null
        ? null
        : toPicture(variation.image, language, inLanguage(product.name, language)),
    imageId: variation.image?.id ?? null,
    description: inLanguage(variation.description, language),
    allowsBackorders: variation.stock.backorders !== 'no',
    isVirtual: variation.isVirtual,
    isDownloadable: variation.isDownloadable,
    isSoldIndividually: product.isSoldIndividually,
    weightKg: variation.weightKg ?? product.weightKg,
    dimensions: variation.dimensions ?? product.dimensions,
  };
}
