/** Stock held by an order: released, returned, adjusted, or transferred to another order. */

/** Takes stock for an order, or refuses with `inventory.too-few`; bundles take their parts. */
export { type StockDemand, takeStock } from './actions/deduct-stock.ts';
export { adjustStock, handOver, releaseStock, returnStock } from './actions/return-stock.ts';
export type { AdjustRefusal, StockRefusal } from './refusals.ts';
/** Stock that new products start with; a change of stock within a transaction. */
export { type HandReason, type Mover, moveStock, openStock } from './staff/adjust.ts';
/** Stock for staff. */
export { createInventory } from './staff/inventory.ts';
export type { LedgerEntry } from './store/adjust.ts';
/** Stock is a ledger: an order's movements can be reversed once; the sum of movements is the level. */
export { findImbalances, type GivingBack } from './store/inventory.ts';
export type { StockLocation } from './store/locations.ts';
export type { OrderMovement } from './store/order-movements.ts';
/** Stock levels in total, by location, and reserved by unshipped orders. */
export { readStock, type StockNow } from './store/shelves.ts';
/** Products that newly reached their low stock threshold, and current levels. */
export { type ListedStock, readStockLevels, recordLowStock } from './store/watch.ts';
