import type { CartId, CartItemKey, ProductId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import { NOTHING, sum, times } from '#kernel/money.ts';
import { mostBuyable, priceAt, type Sellable } from '#shop/catalogue';
import { mayPromote } from '#shop/restrictions';
import type { Settings } from '#shop/settings';
import type { Cart, CartLine } from './cart.ts';
import { cartHash } from './item-key.ts';

/** A line as it is kept: what was chosen, and how many. */
export type KeptLine = Readonly<{
  key: CartItemKey;
  productId: ProductId;
  variationId: ProductId | null;
  options: Readonly<Record<string, string>>;
  quantity: number;
}>;

/** @returns the most of one thing that a cart may hold, or null for no bound */
export function mostInCart(goods: Sellable): number | null {
  const most = mostBuyable(goods.stock);
  if (!goods.isSoldIndividually) return most;
  return most === null ? 1 : Math.min(1, most);
}

function problemOf(goods: Sellable, quantity: number, hasPrice: boolean): CartLine['problem'] {
  if (!goods.isPublished || !hasPrice) return 'gone';
  const most = mostInCart(goods);
  if (goods.stock.status === 'outofstock' || most === 0) return 'out-of-stock';
  return most !== null && quantity > most ? 'too-many' : '';
}

type At = { now: Instant; settings: Pick<Settings, 'restrictions.promoteTobacco'> };

function priceLine(line: KeptLine, goods: Sellable, { now, settings }: At): CartLine {
  const price = priceAt(goods.prices, now);
  const unitPrice = price.now ?? NOTHING;
  return {
    ...line,
    goods,
    unitPrice,
    regularPrice: mayPromote(goods.class, settings) ? price.was : null,
    total: times(unitPrice, line.quantity),
    maximum: mostInCart(goods),
    problem: problemOf(goods, line.quantity, price.now !== null),
  };
}

/** A cart as it stands at a moment: prices and stock of now, lines of goods that no longer exist left out. */
export function priceCart(
  id: CartId,
  kept: readonly KeptLine[],
  { goods, at }: { goods: ReadonlyMap<ProductId, Sellable>; at: At },
): Cart {
  const lines = kept.flatMap((line) => {
    const found = goods.get(line.variationId ?? line.productId);
    return found === undefined ? [] : [priceLine(line, found, at)];
  });
  return {
    id,
    lines,
    itemCount: lines.reduce((count, { quantity }) => count + quantity, 0),
    subtotal: sum(lines.map(({ total }) => total)),
    hash: cartHash(
      lines.map(({ key, quantity, unitPrice }) => ({ key, quantity, unitMinor: unitPrice.minor })),
    ),
  };
}
