import { type Money, NOTHING, shareOf } from '#kernel/money.ts';
import type { BasketLine } from './basket.ts';
import type { Part } from './spread.ts';

/** Some items of one line. */
export type Pieces = Readonly<{ line: BasketLine; count: number }>;

/** What remains to pay of each line after earlier discounts, by key. */
export type Left = ReadonlyMap<string, Money>;

function byKey(a: BasketLine, b: BasketLine): number {
  return a.key < b.key ? -1 : 1;
}

export function cheapestFirst(a: BasketLine, b: BasketLine): number {
  return a.unitPrice.minor - b.unitPrice.minor || byKey(a, b);
}

export function dearestFirst(a: BasketLine, b: BasketLine): number {
  return b.unitPrice.minor - a.unitPrice.minor || byKey(a, b);
}

/** The first `most` items of the lines in order; null for all. */
export function firstPieces(lines: readonly BasketLine[], most: number | null): Pieces[] {
  let open = most ?? Number.POSITIVE_INFINITY;
  return lines.flatMap((line) => {
    const count = Math.min(open, line.quantity);
    open -= count;
    return count > 0 ? [{ line, count }] : [];
  });
}

/** What remains to pay of some items. */
export function worthOf({ line, count }: Pieces, left: Left): Part {
  return { key: line.key, amount: shareOf(left.get(line.key) ?? NOTHING, count, line.quantity) };
}
