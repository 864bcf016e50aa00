import { inLanguage } from '#kernel/language.ts';
import { minus, sum, times } from '#kernel/money.ts';
import type { BundlePart, PartItem, Sellable } from '#shop/catalogue';
import { choiceField, choiceOf, chosenItem, withChoice } from '#shop/catalogue/rules/bundle-choice.ts';
import type { Options } from '#shop/catalogue/rules/choose-variation.ts';
import { priceAt } from '#shop/catalogue/rules/price.ts';
import { isEnough } from '#shop/catalogue/rules/stock.ts';
import type { Picture } from '#shop/media';
import { toPicture } from '#shop/media/rules/to-picture.ts';
import { mayPromote } from '#shop/restrictions/rules/promotion.ts';
import type { BundleRow, PartChoice, ProductFacts } from './product-facts.ts';
import type { ProductSources } from './product-sources.ts';

/** The item of a part that the URL chooses, if available. */
function requestedItem(part: BundlePart, { query }: ProductSources): PartItem | null {
  const isAsked = part.isChoice && query[choiceField(part.partId)] !== undefined;
  const item = isAsked ? chosenItem(part, query) : null;
  return item !== null && isEnough({ quantity: part.quantity, stock: item.stock }) ? item : null;
}

/** The items that the URL chooses, as far as available; otherwise the defaults. */
function chosenOf(sources: ProductSources): Options {
  const { bundleParts } = sources.product;
  const chosen = bundleParts.flatMap((part) => {
    const item = requestedItem(part, sources);
    return item === null ? [] : [[choiceField(part.partId), String(item.productId)] as const];
  });
  return choiceOf(bundleParts, Object.fromEntries(chosen)) ?? {};
}

/** The picture of the item that the URL chooses; shown first in the gallery. */
export function requestedPicture(sources: ProductSources): Picture | null {
  const items = sources.product.bundleParts.flatMap((part) => requestedItem(part, sources) ?? []);
  const image = items.map(({ productId }) => sources.products.get(productId)?.image)[0];
  return image
    ? toPicture(image, sources.language, inLanguage(sources.product.name, sources.language))
    : null;
}

/** The bundle as chosen; null for other products. */
export function chosenBundle(sources: ProductSources): Sellable | null {
  const bundle = sources.products.get(sources.product.id);
  return bundle === undefined || bundle.bundle === null ? null : withChoice(bundle, chosenOf(sources));
}

function itemName({ options, name }: PartItem, { language }: ProductSources): string {
  const values = options.map(({ value }) => inLanguage(value, language));
  return values.join(language === 'ar' ? '، ' : ', ') || inLanguage(name, language);
}

function toValue(item: PartItem, quantity: number, sources: ProductSources): PartChoice {
  const [only, ...more] = item.options;
  return {
    id: item.productId,
    name: itemName(item, sources),
    swatchHex: more.length === 0 ? (only?.swatchHex ?? null) : null,
    isAvailable: isEnough({ quantity, stock: item.stock }),
    pictureFile: sources.products.get(item.productId)?.image?.file ?? '',
  };
}

function toChoice(part: BundlePart, chosen: PartItem | null, sources: ProductSources): BundleRow['choice'] {
  if (!part.isChoice) return null;
  const names = part.items[0]?.options.map(({ name }) => inLanguage(name, sources.language)) ?? [];
  return {
    field: choiceField(part.partId),
    label: names.join(sources.language === 'ar' ? '، ' : ', '),
    values: part.items.map((item) => toValue(item, part.quantity, sources)),
    chosenId: chosen?.productId ?? null,
  };
}

function toRow(part: BundlePart, sources: ProductSources): BundleRow[] {
  const { cards, products, language, now } = sources;
  const item = chosenItem(part, chosenOf(sources));
  const sold = item === null ? undefined : products.get(item.productId);
  const card = cards.find(({ id }) => id === part.partId);
  const name = card?.name ?? (sold === undefined ? undefined : inLanguage(sold.name, language));
  if (name === undefined) return [];
  return [
    {
      partId: part.partId,
      name,
      quantity: part.quantity,
      path: card?.address ?? sold?.address ?? '',
      picture: sold?.image ? toPicture(sold.image, language) : (card?.picture ?? null),
      price: sold === undefined ? null : priceAt(sold.prices, now).now,
      choice: toChoice(part, item, sources),
    },
  ];
}

/** The parts of a bundle with their chosen items. */
export function toBundleRows(sources: ProductSources): BundleRow[] {
  return sources.product.bundleParts.flatMap((part) => toRow(part, sources));
}

/** The price of the parts bought separately and the saving; never a saving on tobacco. */
export function savingOf(
  rows: readonly BundleRow[],
  price: ProductFacts['price'],
  { product, settings }: ProductSources,
): ProductFacts['saving'] {
  const prices = rows.flatMap(({ price: each, quantity }) => (each === null ? [] : [times(each, quantity)]));
  if (price === null || rows.length === 0 || prices.length < rows.length) return null;
  const apart = sum(prices);
  if (price.now.minor >= apart.minor) return null;
  return { apart, saved: mayPromote(product.class, settings) ? minus(apart, price.now) : null };
}

/** Appends the pictures of selectable items to the bundle's own, so that the gallery can show the choice. */
export function withItemPictures(pictures: readonly Picture[], sources: ProductSources): Picture[] {
  const known = new Set(pictures.map(({ file }) => file));
  const choices = sources.product.bundleParts.filter(({ isChoice }) => isChoice);
  const more = choices.flatMap(({ items }) =>
    items.flatMap(({ productId, name }): Picture[] => {
      const image = sources.products.get(productId)?.image;
      if (!image || known.has(image.file)) return [];
      known.add(image.file);
      return [toPicture(image, sources.language, inLanguage(name, sources.language))];
    }),
  );
  return [...pictures, ...more];
}
