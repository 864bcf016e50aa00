import type { Raise } from '#shop/events.ts';
import { countLow, createInventory, readStockLevels, type Shelf } from '#shop/inventory';
import type { createSettings } from '#shop/settings';
import type { ComposeDeps } from '../deps.ts';

type StockDeps = Readonly<{ settings: ReturnType<typeof createSettings>; raise: Raise }>;

/** Builds the inventory and what staff see of it. */
export function composeStock({ db, clock }: ComposeDeps, { settings, raise }: StockDeps) {
  return {
    inventory: createInventory({ db, clock, raise }),
    /** Current stock levels, for staff. */
    shelves: (ids: readonly number[]): Promise<Shelf[]> => readStockLevels(db, ids),
    /** The number of low and of empty stock levels. */
    lowStock: async () => countLow(db, (await settings.all())['stock.lowAmount']),
  };
}
