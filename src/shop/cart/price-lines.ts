import type { Emirate } from '#kernel/emirate.ts';
import type { ProductId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import { aed, NOTHING, times } from '#kernel/money.ts';
import { priceAt, type Sellable } from '#shop/catalogue';
import { mayPromote, notSold } from '#shop/restrictions';
import type { Settings } from '#shop/settings';
import { mostInCart, problemOf } from './bounds.ts';
import type { CartLine, KeptLine } from './cart.ts';
import { goodsOf } from './shelf.ts';

/** A line as the database keeps it. */
export type StoredLine = KeptLine & Readonly<{ seenMinor: number | null; isSaved: boolean }>;

/** A line with its price, before any promotion has looked at it. */
export type PricedLine = Omit<CartLine, 'discount' | 'vat'> & Readonly<{ isSaved: boolean }>;

export type PricedAt = Readonly<{
  now: Instant;
  /** Where the cart goes; null while nobody has said. */
  emirate: Emirate | null;
  settings: Pick<
    Settings,
    'restrictions.promoteTobacco' | 'restrictions.rules' | 'quantity.ceiling' | 'quantity.maximum'
  >;
}>;

/** @returns the most pieces that any line may hold, or null for no bound */
export function ceilingOf(settings: PricedAt['settings']): number | null {
  return settings['quantity.ceiling'] === 'none' ? null : settings['quantity.maximum'];
}

function priceLine(line: StoredLine, goods: Sellable, { now, settings, emirate }: PricedAt): PricedLine {
  const { seenMinor, ...kept } = line;
  const price = priceAt(goods.prices, now);
  const unitPrice = price.now ?? NOTHING;
  const ceiling = ceilingOf(settings);
  const restriction = notSold(goods.class, emirate, settings);
  return {
    ...kept,
    goods,
    unitPrice,
    regularPrice: mayPromote(goods.class, settings) ? price.was : null,
    seenPrice: seenMinor === null || seenMinor === unitPrice.minor ? null : aed(seenMinor),
    total: times(unitPrice, line.quantity),
    maximum: mostInCart(goods, ceiling),
    problem: problemOf(goods, line.quantity, ceiling) || (restriction === null ? '' : 'restricted'),
    restriction,
  };
}

/** Lines as they stand at a moment: prices and stock of now, lines of goods that no longer exist left out. */
export function priceLines(
  stored: readonly StoredLine[],
  goods: ReadonlyMap<ProductId, Sellable>,
  at: PricedAt,
): PricedLine[] {
  return stored.flatMap((line) => {
    const found = goodsOf(goods, line);
    return found === undefined ? [] : [priceLine(line, found, at)];
  });
}
