import type { OrderId } from '#kernel/ids.ts';
import { type LedgerEntry, readLedger } from '../store/adjust.ts';
import { type OrderMovement, readOrderMovements } from '../store/order-movements.ts';
import { readLow, readSheet } from '../store/sheets.ts';
import { readStock, type StockNow } from '../store/shelves.ts';
import { type AdjustDeps, adjustByHand, transferStock } from './adjust.ts';
import { createLocations } from './locations.ts';

const LEDGER_PER_PAGE = 50;
const SHEET_PER_PAGE = 50;

const partOf = (page: number) => ({ limit: SHEET_PER_PAGE, offset: (page - 1) * SHEET_PER_PAGE });

/**
 * Stock for staff. `adjust` and `transfer` write ledger entries; `of` returns stock by location, `ledger` the
 * movements, `ofOrder` those of an order; `low` lists products at their threshold, `sheet` a counting list of a
 * location; `locations` manages locations.
 */
export function createInventory(deps: AdjustDeps) {
  return {
    adjust: adjustByHand(deps),
    transfer: transferStock(deps),
    of: (ids: readonly number[]): Promise<StockNow[]> => readStock(deps.db, ids),
    ledger: (productId: number, page = 1): Promise<{ entries: LedgerEntry[]; total: number }> =>
      readLedger(deps.db, productId, { limit: LEDGER_PER_PAGE, offset: (page - 1) * LEDGER_PER_PAGE }),
    ofOrder: (id: OrderId): Promise<OrderMovement[]> => readOrderMovements(deps.db, id),
    low: async (threshold: number, page: number) => ({
      ...(await readLow(deps.db, threshold, partOf(page))),
      perPage: SHEET_PER_PAGE,
    }),
    sheet: async (locationId: number, page: number) => ({
      ...(await readSheet(deps.db, locationId, partOf(page))),
      perPage: SHEET_PER_PAGE,
    }),
    locations: createLocations(deps),
  };
}
