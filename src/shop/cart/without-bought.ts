import type { ProductId } from '#kernel/ids.ts';
import { CHOICE_PREFIX, soldChoice } from '#shop/catalogue';
import type { StoredLine } from './price-lines.ts';

/** So many pieces of one thing were bought. */
export type BoughtPieces = Readonly<{
  productId: ProductId;
  variationId: ProductId | null;
  quantity: number;
  /** What one of a bundle was made of. */
  parts?: Parameters<typeof soldChoice>[0];
}>;

type Thing = Pick<StoredLine, 'productId' | 'variationId' | 'options'>;

/** The same goods; of a bundle, with the same choice. */
function thingOf({ productId, variationId, options }: Thing): string {
  const chosen = Object.entries(options).filter(([name]) => name.startsWith(CHOICE_PREFIX));
  return [variationId ?? productId, ...chosen.map((one) => one.join('=')).sort()].join(' ');
}

/**
 * Lines of a cart after some of their pieces were bought: no piece counts twice, and what nobody bought stays.
 *
 * @returns the lines that change, each with the pieces that are left of it
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
