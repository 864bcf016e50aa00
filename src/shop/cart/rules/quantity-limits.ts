import type { ProductId } from '#kernel/ids.ts';
import { MONEY_MAX, type Money } from '#kernel/money.ts';
import { mostBuyable, type Sellable } from '#shop/catalogue';
import type { LineProblem } from '../cart.ts';
import type { CartRefusal } from '../refusals.ts';
import { maxBeside, NO_PIECES, type Pieces } from './lines/shared-stock.ts';
import { lowestLimit, MOST_ON_THE_WIRE } from './quantity.ts';

/** The limits of a product per order; null for none. */
type Bounds = Readonly<{
  stock: number | null;
  /** The product's own limit. */
  perOrder: number | null;
  /** The shop's limit for any line. */
  ceiling: number | null;
}>;

function boundsOf(product: Sellable, ceiling: number | null, others: Pieces = NO_PIECES): Bounds {
  const perOrder = product.isSoldIndividually ? 1 : product.maxPerOrder;
  const stock = lowestLimit(mostBuyable(product.stock), maxBeside(product, others));
  return { stock, perOrder, ceiling };
}

/** @returns the maximum quantity in a cart, or null for none */
export function maxInCart(product: Sellable, ceiling: number | null): number | null {
  const { stock, perOrder } = boundsOf(product, ceiling);
  return lowestLimit(stock, perOrder, ceiling);
}

/** Not published, or not sold now. */
export function notForSale(productId: ProductId): CartRefusal {
  return { code: 'cart.not-for-sale', address: `/?p=${productId}` };
}

/** Why a product cannot be bought at all. */
function absence({ productId, name, address, isPublished, prices, stock }: Sellable): CartRefusal | null {
  if (!isPublished) return notForSale(productId);
  if (prices.regular === null) return { code: 'cart.coming-soon', name, address };
  return stock.status === 'outofstock' ? { code: 'cart.out-of-stock', name, address } : null;
}

function isOver(wanted: number, bound: number | null): bound is number {
  return bound !== null && wanted > bound;
}

type QuantityRequest = Readonly<{
  wanted: number;
  /** The line's quantity so far. */
  inCart: number;
  ceiling: number | null;
  /** What the other lines take from stock. */
  others: Pieces;
}>;

/** Why a quantity is refused; null when it is allowed. */
export function refusalFor(
  product: Sellable,
  { wanted, inCart, ceiling, others }: QuantityRequest,
): CartRefusal | null {
  const { name, address } = product;
  const { stock, perOrder } = boundsOf(product, ceiling, others);
  const absent = absence(product);
  if (absent !== null) return absent;
  if (product.isSoldIndividually && wanted > 1) return { code: 'cart.only-one', name, address };
  if (stock === 0) return { code: 'cart.out-of-stock', name, address };
  if (isOver(wanted, stock)) return { code: 'cart.not-enough', name, left: stock, inCart, address };
  if (isOver(wanted, perOrder)) return { code: 'cart.over-limit', name, limit: perOrder, address };
  const limit = ceiling ?? MOST_ON_THE_WIRE;
  return wanted > limit ? { code: 'cart.too-large', limit, address } : null;
}

/** The amount exceeds what an order can store. */
export const TOO_MUCH: CartRefusal = { code: 'cart.too-much', address: '/cart/' };

/** Whether one line alone exceeds that. */
export function isLineTooMuch(unitPrice: Money | null, quantity: number): boolean {
  return (unitPrice?.minor ?? 0) * quantity > MONEY_MAX.minor;
}

const PROBLEMS: Readonly<Partial<Record<CartRefusal['code'], LineProblem>>> = {
  'cart.not-for-sale': 'gone',
  'cart.coming-soon': 'gone',
  'cart.out-of-stock': 'out-of-stock',
  'cart.not-enough': 'too-many',
  'cart.only-one': 'over-limit',
  'cart.over-limit': 'over-limit',
  'cart.too-large': 'over-limit',
};

/** Why a line cannot be ordered now. */
export function problemOf(product: Sellable, quantity: number, ceiling: number | null): LineProblem {
  const refusal = refusalFor(product, { wanted: quantity, inCart: quantity, ceiling, others: NO_PIECES });
  return refusal === null ? '' : (PROBLEMS[refusal.code] ?? 'gone');
}
