import type { Raise } from '#shop/events.ts';
import { createInventory, type ListedStock, readStockLevels } from '#shop/inventory';
import type { ComposeDeps } from '../deps.ts';

/** Builds the inventory and what staff see of it. */
export function composeStock({ db, clock }: ComposeDeps, { raise }: Readonly<{ raise: Raise }>) {
  return {
    inventory: createInventory({ db, clock, raise }),
    /** Current stock levels, for staff. */
    shelves: (ids: readonly number[]): Promise<ListedStock[]> => readStockLevels(db, ids),
  };
}
