import type { Clock, Instant } from '#kernel/instant.ts';
import { remembered } from '#kernel/remembered.ts';
import type { Db, DbOrTx } from '#platform/database/client.ts';
import { type Basket, type DeliveryOffer, offerFor } from './offer.ts';
import { type DeliveryPromise, promiseFor } from './promise.ts';
import { type NewZone, readZones, replaceZones } from './shipping.store.ts';

/** The seven emirates by their codes, and a quoted way of delivery. */
export { EMIRATES, type Emirate, type ShippingRate } from './rate.ts';
export type { Basket, DeliveryOffer, DeliveryPromise, NewZone };

/** How long one process may go on with zones that another has changed. */
const MEMORY_MS = 1000;

type Needs = { db: Db; clock: Clock; zone: string };

/**
 * Delivery: `offer` gives the ways a basket can be delivered, with price and day, and how far it is from free delivery;
 * `promises` says when something ordered now arrives in each zone; `replaceZones` sets all zones and methods at once.
 */
export function createShipping({ db, clock, zone }: Needs) {
  const zones = remembered({ clock, forMs: MEMORY_MS, source: db as DbOrTx, read: readZones });

  return {
    offer: async (at: DbOrTx, basket: Basket): Promise<DeliveryOffer> =>
      offerFor(await zones.get(at), basket, zone),
    promises: async (now: Instant): Promise<DeliveryPromise[]> =>
      (await zones.get()).flatMap((one) => promiseFor(one, now, zone) ?? []),
    replaceZones: async (anew: readonly NewZone[]): Promise<void> => {
      await db.transaction().execute((tx) => replaceZones(tx, anew));
      zones.forget();
    },
  };
}
