import type { Emirate } from '#kernel/address/emirate.ts';
import type { ProductId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import { aed, NOTHING, times } from '#kernel/money.ts';
import { priceAt, type Sellable } from '#shop/catalogue';
import { displayOnlyRule, mayPromote } from '#shop/restrictions';
import type { Settings } from '#shop/settings';
import type { CartLine, SavedLine } from '../../cart.ts';
import { planOf } from '../plan.ts';
import { maxInCart, problemOf } from '../quantity-limits.ts';
import { productOfLine } from './product-of-line.ts';
import { shareStock } from './shared-stock.ts';

/** A line as stored. */
export type StoredLine = SavedLine & Readonly<{ seenMinor: number | null; isSaved: boolean }>;

/** A line with its price, before promotions. */
export type PricedLine = Omit<CartLine, 'discount' | 'vat'> & Readonly<{ isSaved: boolean }>;

export type PricedAt = Readonly<{
  now: Instant;
  /** The destination; null while unknown. */
  emirate: Emirate | null;
  settings: Pick<
    Settings,
    | 'restrictions.promoteTobacco'
    | 'restrictions.rules'
    | 'quantity.ceiling'
    | 'quantity.maximum'
    | 'subscriptions.enabled'
    | 'subscriptions.intervals'
    | 'subscriptions.classes'
  >;
}>;

/** @returns the shop's limit for any line, or null */
export function ceilingOf(settings: PricedAt['settings']): number | null {
  return settings['quantity.ceiling'] === 'none' ? null : settings['quantity.maximum'];
}

function priceLine(line: StoredLine, product: Sellable, { now, settings, emirate }: PricedAt): PricedLine {
  const { seenMinor, ...stored } = line;
  const price = priceAt(product.prices, now);
  const unitPrice = price.now ?? NOTHING;
  const ceiling = ceilingOf(settings);
  const restriction = displayOnlyRule(product.class, emirate, settings);
  const plan = planOf(line.options, product, settings);
  return {
    ...stored,
    product,
    unitPrice,
    regularPrice: mayPromote(product.class, settings) ? price.was : null,
    seenPrice: seenMinor === null || seenMinor === unitPrice.minor ? null : aed(seenMinor),
    total: times(unitPrice, line.quantity),
    maximum: maxInCart(product, ceiling),
    problem: problemOf(product, line.quantity, ceiling) || (restriction === null ? '' : 'restricted'),
    restriction,
    ...(plan === null ? {} : { plan }),
  };
}

/** Adds current prices and stock to lines; lines of deleted products are left out. Saved lines take no stock. */
export function priceLines(
  stored: readonly StoredLine[],
  products: ReadonlyMap<ProductId, Sellable>,
  at: PricedAt,
): readonly PricedLine[] {
  const priced = stored.flatMap((line) => {
    const product = productOfLine(products, line);
    return product === undefined ? [] : [priceLine(line, product, at)];
  });
  return shareStock(priced);
}
