import type { Instant } from '#kernel/instant.ts';
import type { Db } from '#platform/database/client.ts';
import { type DeliveryPromise, promiseFor } from './promise.ts';
import { quoteRates } from './quote-rates.ts';
import { type NewZone, readZones, replaceZones } from './shipping.store.ts';

export type { Basket } from './quote-rates.ts';
/** The seven emirates by their codes, and a quoted way of delivery. */
export { EMIRATES, type Emirate, type ShippingRate } from './rate.ts';
export type { DeliveryPromise, NewZone };

/**
 * Delivery: `quoteRates` gives the ways a basket can reach an emirate, with price and day; `replaceZones` sets all
 * zones and methods at once; `promises` says when something ordered now arrives in each zone.
 */
export function createShipping({ db, zone }: { db: Db; zone: string }) {
  return {
    quoteRates: quoteRates(zone),
    promises: async (now: Instant): Promise<DeliveryPromise[]> =>
      (await readZones(db)).flatMap((one) => promiseFor(one, now, zone) ?? []),
    replaceZones: (zones: readonly NewZone[]): Promise<void> =>
      db.transaction().execute((tx) => replaceZones(tx, zones)),
  };
}
