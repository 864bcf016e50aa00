import type { Clock, Instant } from '#kernel/instant.ts';
import type { Db, DbOrTx } from '#platform/database/client.ts';
import { type Basket, type DeliveryOffer, offerFor } from './offer.ts';
import { type DeliveryPromise, promiseFor } from './promise.ts';
import { type NewZone, readZones, replaceZones } from './shipping.store.ts';
import type { Zone } from './zone.ts';

/** The seven emirates by their codes, and a quoted way of delivery. */
export { EMIRATES, type Emirate, type ShippingRate } from './rate.ts';
export type { Basket, DeliveryOffer, DeliveryPromise, NewZone };

/** How long one process may go on with zones that another has changed. An order reads them anew. */
const MEMORY_MS = 1000;

type Needs = { db: Db; clock: Clock; zone: string };

/**
 * Delivery: `offer` gives the ways a basket can be delivered, with price and day, and how far it is from free delivery;
 * `promises` says when something ordered now arrives in each zone; `replaceZones` sets all zones and methods at once.
 */
export function createShipping({ db, clock, zone }: Needs) {
  let memory: { until: number; zones: Promise<readonly Zone[]> } = { until: 0, zones: Promise.resolve([]) };

  async function zonesNow(): Promise<readonly Zone[]> {
    const now = clock().getTime();
    if (now >= memory.until || memory.until - now > MEMORY_MS)
      memory = { until: now + MEMORY_MS, zones: readZones(db) };
    return memory.zones.catch((error) => {
      memory.until = 0;
      throw error;
    });
  }

  return {
    offer: async (at: DbOrTx, basket: Basket): Promise<DeliveryOffer> =>
      offerFor(at === db ? await zonesNow() : await readZones(at), basket, zone),
    promises: async (now: Instant): Promise<DeliveryPromise[]> =>
      (await zonesNow()).flatMap((one) => promiseFor(one, now, zone) ?? []),
    replaceZones: async (zones: readonly NewZone[]): Promise<void> => {
      await db.transaction().execute((tx) => replaceZones(tx, zones));
      memory.until = 0;
    },
  };
}
