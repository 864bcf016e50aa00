import { findEntry } from '#kernel/find-entry.ts';
import type { ProductId } from '#kernel/ids.ts';
import type { Options } from './choose-variation.ts';
import type { BundlePart, ChosenPart, PartItem, ProductClass, Sellable, StockState } from './product.ts';
import { isEnough, withParts } from './stock.ts';

/** Names the choice of a part in a form and in an address: `bundle_variation_id_12=45`. */
export const CHOICE_PREFIX = 'bundle_variation_id_';

/** The field that names which variation of a part is chosen. */
export function choiceField(partId: number): string {
  return CHOICE_PREFIX + partId;
}

/**
 * The item of a part that is chosen first: the preferred one, or where too few of it are left the next that there are
 * enough of; what is on the shelf goes before what must be ordered.
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

/** The item that was chosen of a part: the named one, or the first choice where none is named; null for no such item. */
export function chosenItem(part: BundlePart, chosen: Options): PartItem | null {
  const named = part.isChoice ? findEntry(chosen, choiceField(part.partId)) : undefined;
  const id = named ?? String(part.defaultId);
  return part.items.find(({ productId }) => String(productId) === id) ?? null;
}

/**
 * What a line keeps of a choice: a variation for each part that has some, the first choice where none was named.
 *
 * @returns null where something was named that is no variation of the part
 */
export function choiceOf(parts: readonly BundlePart[], chosen: Options): Options | null {
  const choices = parts.filter(({ isChoice }) => isChoice);
  const kept = choices.map(
    (part) => [choiceField(part.partId), chosenItem(part, chosen)?.productId] as const,
  );
  if (kept.some(([, id]) => id === undefined)) return null;
  return Object.fromEntries(kept.map(([field, id]) => [field, String(id)]));
}

type SoldThing = Readonly<{ productId: ProductId; partId?: ProductId | undefined }>;

/** What was chosen of a bundle's parts, as its order keeps them; empty for what had no choice. */
export function soldChoice(parts: readonly SoldThing[]): Options {
  return Object.fromEntries(
    parts.flatMap(({ productId, partId }) =>
      partId === undefined || partId === productId ? [] : [[choiceField(partId), String(productId)]],
    ),
  );
}

const NOTHING_LEFT: StockState = { status: 'outofstock', left: 0, backorders: 'no', lowStockAmount: null };

/** The stock of a bundle as it is chosen: a part without the chosen item cannot be had. */
export function bundleStock(own: StockState, parts: readonly BundlePart[], chosen: Options = {}): StockState {
  return withParts(
    own,
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

/** A bundle as its shopper chose it: its parts and how many of it there are; other goods as they are. */
export function withChoice(goods: Sellable, chosen: Options): Sellable {
  if (goods.bundle === null || !goods.bundle.parts.some(({ isChoice }) => isChoice)) return goods;
  const { ownStock, parts } = goods.bundle;
  return { ...goods, parts: chosenParts(parts, chosen), stock: bundleStock(ownStock, parts, chosen) };
}

/** A bundle is as restricted as the strictest of its parts: with tobacco in it, it is tobacco. */
export function bundleClass(own: ProductClass, parts: readonly BundlePart[]): ProductClass {
  return parts.some((part) => part.class === 'tobacco') ? 'tobacco' : own;
}
