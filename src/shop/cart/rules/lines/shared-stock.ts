import type { ProductId } from '#kernel/ids.ts';
import { mostBuyable, type Sellable, type StockState } from '#shop/catalogue';
import type { CartLine } from '../../cart.ts';
import { lowestLimit } from '../quantity.ts';

type StockLine = Pick<CartLine, 'product' | 'quantity'>;

/** Pieces by the product whose stock they are taken from. */
export type Pieces = ReadonlyMap<ProductId, number>;

export const NO_PIECES: Pieces = new Map();

/** What one unit takes from one stock. */
type Share = Readonly<{ id: ProductId; each: number; stock: StockState | undefined }>;

function sharesOf({ productId, variationId, stock, bundle, parts }: Sellable): Share[] {
  const self = { id: variationId ?? productId, each: 1, stock: bundle?.ownStock ?? stock };
  const items = bundle?.parts.flatMap((part) => part.items) ?? [];
  const ofParts = parts.map(({ productId: id, quantity }) => ({
    id,
    each: quantity,
    stock: items.find((item) => item.productId === id)?.stock,
  }));
  return [self, ...ofParts];
}

/** Sums what lines take from each stock: a bundle takes from those of its parts too. */
export function piecesOf(lines: readonly StockLine[]): Pieces {
  const pieces = new Map<ProductId, number>();
  for (const { product, quantity } of lines)
    for (const { id, each } of sharesOf(product)) pieces.set(id, (pieces.get(id) ?? 0) + each * quantity);
  return pieces;
}

/** @returns the maximum quantity of a product beside the pieces that other lines take, or null for no limit */
export function maxBeside(product: Sellable, others: Pieces): number | null {
  const perUnit = piecesOf([{ product, quantity: 1 }]);
  const limits = sharesOf(product).flatMap(({ id, stock }) => {
    const left = stock === undefined ? null : mostBuyable(stock);
    if (left === null) return [];
    return [Math.floor(Math.max(0, left - (others.get(id) ?? 0)) / (perUnit.get(id) ?? 1))];
  });
  return lowestLimit(...limits);
}

type LimitedLine = StockLine &
  Pick<CartLine, 'key' | 'maximum' | 'problem' | 'beside'> & { isSaved: boolean };

/** Sellable lines that take from a stock of which another line takes too. */
function linesThatShare<L extends LimitedLine>(lines: readonly L[]): L[] {
  const takers = new Map<ProductId, number>();
  const sellable = lines.filter(({ isSaved, problem }) => !isSaved && problem === '');
  for (const { product } of sellable)
    for (const id of new Set(sharesOf(product).map((share) => share.id)))
      takers.set(id, (takers.get(id) ?? 0) + 1);
  return sellable.filter(({ product }) => sharesOf(product).some(({ id }) => (takers.get(id) ?? 0) > 1));
}

/** The product of the first line that takes from a stock of another one. */
function takerBefore(line: StockLine, earlier: readonly StockLine[]): Pick<CartLine, 'beside'> {
  const ids = new Set(sharesOf(line.product).map(({ id }) => id));
  const taker = earlier.find(({ product }) => sharesOf(product).some(({ id }) => ids.has(id)));
  return taker === undefined ? {} : { beside: taker.product.name };
}

function limitLine<L extends LimitedLine>(
  line: L,
  { earlier, others }: Record<'earlier' | 'others', L[]>,
): L {
  const { product, quantity } = line;
  const left = maxBeside(product, piecesOf(earlier));
  if (left !== null && quantity > left) {
    const problem = left > 0 ? 'too-many' : 'out-of-stock';
    const maximum = lowestLimit(line.maximum, left);
    return { ...line, maximum, problem, ...takerBefore(line, earlier) };
  }
  const maximum = lowestLimit(line.maximum, maxBeside(product, piecesOf(others)));
  return { ...line, maximum: maximum === null ? null : Math.max(maximum, quantity) };
}

/**
 * Limits the lines of a cart by the stock they share. Where there is too little for all, earlier lines keep their
 * quantity, and the first line without enough has the problem.
 */
export function shareStock<L extends LimitedLine>(lines: readonly L[]): readonly L[] {
  const sharing = linesThatShare(lines);
  if (sharing.length === 0) return lines;
  const limited = new Map(
    sharing.map((line, index) => {
      const others = sharing.filter((other) => other !== line);
      return [line.key, limitLine(line, { earlier: sharing.slice(0, index), others })];
    }),
  );
  return lines.map((line) => limited.get(line.key) ?? line);
}
