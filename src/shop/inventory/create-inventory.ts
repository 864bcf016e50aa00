import type { OrderId } from '#kernel/ids.ts';
import { type LedgerEntry, readLedger } from './adjust.store.ts';
import { type AdjustNeeds, adjustByHand, transferStock } from './adjust.ts';
import { createLocations } from './locations.ts';
import { type OrderMovement, readOrderMovements } from './order-movements.store.ts';
import { readLow, readSheet } from './sheets.store.ts';
import { readStock, type StockNow } from './shelves.store.ts';

const LEDGER_PER_PAGE = 50;
const SHEET_PER_PAGE = 50;

const partOf = (page: number) => ({ limit: SHEET_PER_PAGE, offset: (page - 1) * SHEET_PER_PAGE });

/**
 * Stock, for those who keep it. `adjust` moves it by hand, `transfer` from place to place, both by the ledger alone;
 * `of` says what stands where, `ledger` how it came to that, `ofOrder` what an order took
 * and gave back; `low` is what is at its threshold, `sheet` what is to be counted at a place; `locations` are the places.
 */
export function createInventory(needs: AdjustNeeds) {
  return {
    adjust: adjustByHand(needs),
    transfer: transferStock(needs),
    of: (ids: readonly number[]): Promise<StockNow[]> => readStock(needs.db, ids),
    ledger: (productId: number, page = 1): Promise<{ entries: LedgerEntry[]; total: number }> =>
      readLedger(needs.db, productId, { limit: LEDGER_PER_PAGE, offset: (page - 1) * LEDGER_PER_PAGE }),
    ofOrder: (id: OrderId): Promise<OrderMovement[]> => readOrderMovements(needs.db, id),
    low: async (threshold: number, page: number) => ({
      ...(await readLow(needs.db, threshold, partOf(page))),
      perPage: SHEET_PER_PAGE,
    }),
    sheet: async (locationId: number, page: number) => ({
      ...(await readSheet(needs.db, locationId, partOf(page))),
      perPage: SHEET_PER_PAGE,
    }),
    locations: createLocations(needs),
  };
}
