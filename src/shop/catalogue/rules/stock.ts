import type { Backorders, StockState, StockStatus } from '../product.ts';

export type StockFacts = {
  managesStock: boolean;
  ownStatus: StockStatus;
  backorders: Backorders;
  lowStockAmount: number | null;
  level: number | null;
};

/** Tracked stock is decided by its level, untracked by its status. */
export function stockState(facts: StockFacts): StockState {
  const { managesStock, ownStatus, backorders, lowStockAmount } = facts;
  if (!managesStock) return { status: ownStatus, left: null, backorders, lowStockAmount };
  const left = facts.level ?? 0;
  const below = backorders === 'no' ? 'outofstock' : 'onbackorder';
  return { status: left > 0 ? 'instock' : below, left, backorders, lowStockAmount };
}

/** The best status of several variations. */
export function bestStatus(states: readonly StockState[]): StockStatus {
  const order: StockStatus[] = ['instock', 'onbackorder'];
  return order.find((status) => states.some((state) => state.status === status)) ?? 'outofstock';
}

/** @returns the maximum quantity, or null for no limit */
export function mostBuyable(stock: StockState): number | null {
  if (stock.status === 'outofstock') return 0;
  return stock.left === null || stock.backorders !== 'no' ? null : Math.max(stock.left, 0);
}

/**
 * Whether a product is low on stock.
 *
 * @param threshold default threshold; 0 for never
 */
export function isLow({ status, left, lowStockAmount }: StockState, threshold: number): boolean {
  return status === 'instock' && left !== null && left <= (lowStockAmount ?? threshold);
}

/** A bundle part: quantity per bundle, and its stock. */
export type PartStock = Readonly<{ quantity: number; stock: StockState }>;

/** @returns how many bundles a part suffices for, or null for no limit */
function enoughFor({ quantity, stock }: PartStock): number | null {
  const most = mostBuyable(stock);
  return most === null ? null : Math.floor(most / quantity);
}

/** @returns whether a part suffices for one bundle */
export function isEnough(part: PartStock): boolean {
  const bundles = enoughFor(part);
  return bundles === null || bundles > 0;
}

/**
 * The stock of a bundle, limited by its parts; with a backordered part it is backordered.
 *
 * @param stock the bundle's own
 * @param parts none for other products
 * Source: ST-06
 */
export function withParts(stock: StockState, parts: readonly PartStock[]): StockState {
  if (parts.length === 0 || stock.status === 'outofstock') return stock;
  const bounds = [mostBuyable(stock), ...parts.map(enoughFor)].filter((bound) => bound !== null);
  if (bounds.length === 0) return stock;
  const left = Math.min(...bounds);
  const waits = [stock, ...parts.map(({ stock }) => stock)].some(({ status }) => status === 'onbackorder');
  const status = left <= 0 ? 'outofstock' : waits ? 'onbackorder' : 'instock';
  return { ...stock, status, left, backorders: 'no' };
}
