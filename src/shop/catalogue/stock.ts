import type { Backorders, StockState, StockStatus } from './product.ts';

export type StockFacts = {
  managesStock: boolean;
  ownStatus: StockStatus;
  backorders: Backorders;
  lowStockAmount: number | null;
  level: number | null;
};

/** Counted stock decides by its level; uncounted stock by what the shopkeeper says. */
export function stockState(facts: StockFacts): StockState {
  const { managesStock, ownStatus, backorders, lowStockAmount } = facts;
  if (!managesStock) return { status: ownStatus, left: null, backorders, lowStockAmount };
  const left = facts.level ?? 0;
  const below = backorders === 'no' ? 'outofstock' : 'onbackorder';
  return { status: left > 0 ? 'instock' : below, left, backorders, lowStockAmount };
}

/** A product with variations is there when one of them is. */
export function bestStatus(states: readonly StockState[]): StockStatus {
  const order: StockStatus[] = ['instock', 'onbackorder'];
  return order.find((status) => states.some((state) => state.status === status)) ?? 'outofstock';
}

/** @returns the most that can be bought at once, or null for no bound */
export function mostBuyable(stock: StockState): number | null {
  if (stock.status === 'outofstock') return 0;
  return stock.left === null || stock.backorders !== 'no' ? null : Math.max(stock.left, 0);
}

/**
 * Whether so little is left that it should be said.
 *
 * @param threshold pieces, for what has no threshold of its own; 0 for never
 */
export function isLow({ status, left, lowStockAmount }: StockState, threshold: number): boolean {
  return status === 'instock' && left !== null && left <= (lowStockAmount ?? threshold);
}

/** A part of a bundle: how many of it one bundle holds, and what its shelf says. */
export type PartStock = Readonly<{ quantity: number; stock: StockState }>;

/** @returns how many bundles a part is enough for, or null for no bound */
function enoughFor({ quantity, stock }: PartStock): number | null {
  const most = mostBuyable(stock);
  return most === null ? null : Math.floor(most / quantity);
}

/** @returns whether there is enough of a part for one bundle */
export function isEnough(part: PartStock): boolean {
  const bundles = enoughFor(part);
  return bundles === null || bundles > 0;
}

/**
 * The stock of a bundle: never more than its parts allow; where a part must be ordered, the bundle waits for it.
 *
 * @param own what the bundle's own shelf says
 * @param parts none for what is no bundle
 * Source: ST-06
 */
export function withParts(own: StockState, parts: readonly PartStock[]): StockState {
  if (parts.length === 0 || own.status === 'outofstock') return own;
  const bounds = [mostBuyable(own), ...parts.map(enoughFor)].filter((bound) => bound !== null);
  if (bounds.length === 0) return own;
  const left = Math.min(...bounds);
  const waits = [own, ...parts.map(({ stock }) => stock)].some(({ status }) => status === 'onbackorder');
  const status = left <= 0 ? 'outofstock' : waits ? 'onbackorder' : 'instock';
  return { ...own, status, left, backorders: 'no' };
}
