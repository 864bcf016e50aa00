/** Every answer "no" to staff who move stock. */

export type { LedgerEntry } from './adjust.store.ts';
export type { HandReason, Mover } from './adjust.ts';
/** What staff do with stock. */
export { createInventory } from './create-inventory.ts';
/** What an order took goes back, all or in part, is brought to other demands, or becomes another order's. */
export { adjustStock, giveBack, handOver, releaseStock } from './give-back.ts';
/** Stock as a ledger: what an order took can be given back once; the sum of movements is the level. */
export { findImbalances, type GivingBack } from './inventory.store.ts';
export type { StockLocation } from './locations.store.ts';
export type { OrderMovement } from './order-movements.store.ts';
export type { AdjustRefusal, StockRefusal } from './refusals.ts';
/** What stands of some products, together, by location, and reserved by orders that are not sent yet. */
export { readStock, type StockNow } from './shelves.store.ts';
/** Takes stock for an order, or refuses with `inventory.too-few`; bundles take their parts. */
export { type StockDemand, takeStock } from './take-stock.ts';
/** Which shelves have fallen to their threshold since last looked at; what stands on some shelves. */
export { countLow, noteShelves, readShelves, type Shelf } from './watch.store.ts';
