import type { BuyGet } from '../promotion.ts';
import type { BasketLine } from './basket.ts';
import { cheapestFirst, type Pieces } from './pieces.ts';
import { holds } from './product-set.ts';

type Counts = Readonly<{ onlyBought: number; onlyGiven: number; both: number }>;

function countPieces({ bought, given }: BuyGet, lines: readonly BasketLine[]): Counts {
  const count = (isBought: boolean, isGiven: boolean) =>
    lines
      .filter((line) => holds(bought, line) === isBought && holds(given, line) === isGiven)
      .reduce((pieces, { quantity }) => pieces + quantity, 0);
  return { onlyBought: count(true, false), onlyGiven: count(false, true), both: count(true, true) };
}

/** How often the offer applies; no item counts as both bought and discounted. */
function countTimes({ buy, get, mostTimes }: BuyGet, { onlyBought, onlyGiven, both }: Counts): number {
  return Math.floor(
    Math.min(
      (onlyBought + both) / buy,
      (onlyGiven + both) / get,
      (onlyBought + onlyGiven + both) / (buy + get),
      mostTimes ?? Number.POSITIVE_INFINITY,
    ),
  );
}

/**
 * The items a buy-X-get-Y promotion discounts: the cheapest eligible ones, as long as enough others count as bought.
 *
 * @param mostPieces maximum number of discounted items; null for none
 * @returns empty when the cart has too few items
 */
export function givenPieces(
  offer: BuyGet,
  lines: readonly BasketLine[],
  mostPieces: number | null,
): Pieces[] {
  const counts = countPieces(offer, lines);
  const times = countTimes(offer, counts);
  let open = Math.min(times * offer.get, mostPieces ?? Number.POSITIVE_INFINITY);
  let openOfBoth = counts.both - Math.max(0, times * offer.buy - counts.onlyBought);
  return lines
    .filter((line) => holds(offer.given, line))
    .toSorted(cheapestFirst)
    .flatMap((line) => {
      const isBoth = holds(offer.bought, line);
      const count = Math.min(open, line.quantity, isBoth ? openOfBoth : line.quantity);
      open -= count;
      if (isBoth) openOfBoth -= count;
      return count > 0 ? [{ line, count }] : [];
    });
}
