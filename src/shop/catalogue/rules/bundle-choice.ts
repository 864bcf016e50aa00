import { findEntry } from '#kernel/find-entry.ts';
import type { ProductId } from '#kernel/ids.ts';
import type { BundlePart, ChosenPart, PartItem, ProductClass, Sellable, StockState } from '../product.ts';
import type { Options } from './choose-variation.ts';
import { isEnough, withParts } from './stock.ts';

/** Prefix of a part's choice in forms and URLs: `bundle_variation_id_12=45`. */
export const CHOICE_PREFIX = 'bundle_variation_id_';

/** The field of a part's choice. */
export function choiceField(partId: number): string {
  return CHOICE_PREFIX + partId;
}

/**
 * The default item of a part: the preferred one, or if it has too little stock the next that has enough; items in
 * stock precede backordered ones.
 *
 * @returns null for a part without items
 */
export function firstChoice(
  items: readonly PartItem[],
  { quantity, preferredId }: { quantity: number; preferredId: number | null },
): ProductId | null {
  const preferred = items.filter(({ productId }) => productId === preferredId);
  const inOrder = [...preferred, ...items];
  const enough = inOrder.filter(({ stock }) => isEnough({ quantity, stock }));
  const best = enough.find(({ stock }) => stock.status === 'instock') ?? enough[0] ?? inOrder[0];
  return best?.productId ?? null;
}

/** The chosen item of a part, or the default without a choice; null for an unknown item. */
export function chosenItem(part: BundlePart, chosen: Options): PartItem | null {
  const named = part.isChoice ? findEntry(chosen, choiceField(part.partId)) : undefined;
  const id = named ?? String(part.defaultId);
  return part.items.find(({ productId }) => String(productId) === id) ?? null;
}

/**
 * The choice a cart line stores: a variation for each part with options.
 *
 * @returns null for a variation that does not belong to its part
 */
export function choiceOf(parts: readonly BundlePart[], chosen: Options): Options | null {
  const choices = parts.filter(({ isChoice }) => isChoice);
  const stored = choices.map(
    (part) => [choiceField(part.partId), chosenItem(part, chosen)?.productId] as const,
  );
  if (stored.some(([, id]) => id === undefined)) return null;
  return Object.fromEntries(stored.map(([field, id]) => [field, String(id)]));
}

type SoldThing = Readonly<{ productId: ProductId; partId?: ProductId | undefined }>;

/** The choice of a sold bundle's parts; empty for parts without options. */
export function soldChoice(parts: readonly SoldThing[]): Options {
  return Object.fromEntries(
    parts.flatMap(({ productId, partId }) =>
      partId === undefined || partId === productId ? [] : [[choiceField(partId), String(productId)]],
    ),
  );
}

const NOTHING_LEFT: StockState = { status: 'outofstock', left: 0, backorders: 'no', lowStockAmount: null };

/** The stock of a chosen bundle; out of stock when a chosen item is missing. */
export function bundleStock(
  stock: StockState,
  parts: readonly BundlePart[],
  chosen: Options = {},
): StockState {
  return withParts(
    stock,
    parts.map((part) => ({
      quantity: part.quantity,
      stock: chosenItem(part, chosen)?.stock ?? NOTHING_LEFT,
    })),
  );
}

export function chosenParts(parts: readonly BundlePart[], chosen: Options = {}): ChosenPart[] {
  return parts.flatMap((part): ChosenPart[] => {
    const item = chosenItem(part, chosen);
    if (item === null) return [];
    const { productId, sku, name } = item;
    const options = item.options.map(({ slug, name: option, value }) => ({ slug, name: option, value }));
    return [{ productId, partId: part.partId, quantity: part.quantity, sku, name, options }];
  });
}

/** A bundle with the chosen parts and the resulting stock; other products unchanged. */
export function withChoice(product: Sellable, chosen: Options): Sellable {
  if (product.bundle === null || !product.bundle.parts.some(({ isChoice }) => isChoice)) return product;
  const { ownStock, parts } = product.bundle;
  return { ...product, parts: chosenParts(parts, chosen), stock: bundleStock(ownStock, parts, chosen) };
}

/** A bundle has the strictest class of its parts: with tobacco in it, it is tobacco. */
export function bundleClass(storedClass: ProductClass, parts: readonly BundlePart[]): ProductClass {
  return parts.some((part) => part.class === 'tobacco') ? 'tobacco' : storedClass;
}
