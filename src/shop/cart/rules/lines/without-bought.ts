import type { ProductId } from '#kernel/ids.ts';
import { CHOICE_PREFIX, soldChoice } from '#shop/catalogue';
import type { StoredLine } from './price-lines.ts';

/** An ordered product and its quantity. */
export type BoughtPieces = Readonly<{
  productId: ProductId;
  variationId: ProductId | null;
  quantity: number;
  /** The chosen parts of a bundle. */
  parts?: Parameters<typeof soldChoice>[0];
}>;

type Thing = Pick<StoredLine, 'productId' | 'variationId' | 'options'>;

/** Identifies equal products; bundles by their choice. */
function thingOf({ productId, variationId, options }: Thing): string {
  const chosen = Object.entries(options).filter(([name]) => name.startsWith(CHOICE_PREFIX));
  return [variationId ?? productId, ...chosen.map((one) => one.join('=')).sort()].join(' ');
}

/**
 * The lines after some of their products were ordered.
 *
 * @returns only lines that change, with the remaining quantity
 */
export function withoutBought(
  lines: readonly StoredLine[],
  bought: readonly BoughtPieces[],
): Pick<StoredLine, 'key' | 'quantity'>[] {
  const left = new Map<string, number>();
  for (const { quantity, parts = [], ...pieces } of bought) {
    const thing = thingOf({ ...pieces, options: soldChoice(parts) });
    left.set(thing, (left.get(thing) ?? 0) + quantity);
  }
  return lines.flatMap(({ key, quantity, ...line }) => {
    const thing = thingOf(line);
    const taken = Math.min(quantity, left.get(thing) ?? 0);
    left.set(thing, (left.get(thing) ?? 0) - taken);
    return taken === 0 ? [] : [{ key, quantity: quantity - taken }];
  });
}
