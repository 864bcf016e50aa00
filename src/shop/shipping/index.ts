import type { Db } from '#platform/database/client.ts';
import { quoteRates } from './quote-rates.ts';
import { type NewZone, replaceZones } from './shipping.store.ts';

export type { Basket } from './quote-rates.ts';
/** The seven emirates by their codes, and a quoted way of delivery. */
export { EMIRATES, type Emirate, type ShippingRate } from './rate.ts';
export type { NewZone };

/**
 * Delivery: `quoteRates` gives the ways a basket can reach an emirate, with price and day; `replaceZones` sets all
 * zones and methods at once.
 */
export function createShipping({ db, zone }: { db: Db; zone: string }) {
  return {
    quoteRates: quoteRates(zone),
    replaceZones: (zones: readonly NewZone[]): Promise<void> =>
      db.transaction().execute((tx) => replaceZones(tx, zones)),
  };
}
