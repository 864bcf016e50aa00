import type { OrderId } from '#kernel/ids.ts';
import type { Clock, Instant } from '#kernel/instant.ts';
import { memoizeFor } from '#kernel/memoize.ts';
import { done, type Outcome } from '#kernel/outcome.ts';
import type { Db, DbOrTx, Tx } from '#platform/database/client.ts';
import { comingTimes, type SlotLoad, type WayLoad, withLoad } from './days-ahead.ts';
import { keepZones, zoneVersion } from './keep-zone.ts';
import { type NewMethod, type NewWindow, type NewZone, parseZones } from './new-zone.ts';
import { type Basket, type DeliveryOffer, offerFor } from './offer.ts';
import { type DeliveryPromise, promising } from './promise.ts';
import type { DeliverySlot, Emirate } from './rate.ts';
import type { ShippingRefusal, ZoneRefusal } from './refusals.ts';
import { unservedEmirates } from './served.ts';
import { lockWindow, readZones, writeZones } from './shipping.store.ts';
import { openSlots, parseSlotId, slotChosen, withPlaces } from './slot.ts';
import { judgeWays, type NoWay, type WayVerdict } from './verdict.ts';
import type { DeliveryMethod, Zone } from './zone.ts';

/** The seven emirates by their codes, a quoted way of delivery, and its times. */
export {
  type ChosenSlot,
  type DeliverySlot,
  EMIRATES,
  type Emirate,
  type ShippingRate,
} from './rate.ts';
export type { SlotWindow } from './slot.ts';
export type {
  Basket,
  DeliveryMethod,
  DeliveryOffer,
  DeliveryPromise,
  NewMethod,
  NewWindow,
  NewZone,
  NoWay,
  ShippingRefusal,
  SlotLoad,
  WayLoad,
  WayVerdict,
  Zone,
  ZoneRefusal,
};
/** Names a zone as it stands, for who changes it. */
/** Emirates that nothing is delivered to. */
/** The time that a shopper has of those there are. */
export { slotChosen, unservedEmirates, zoneVersion };

/** How long one process may go on with zones that another has changed. */
const MEMORY_MS = 1000;

/** How many orders have taken each of some times; one order may be left out. */
export type CountTaken = (
  db: DbOrTx,
  slots: readonly string[],
  except: OrderId | null,
) => Promise<ReadonlyMap<string, number>>;

type Needs = { db: Db; clock: Clock; zone: string; countTaken: CountTaken };

/** What an order holds of a time. */
type Held = { slotId: string; orderId: OrderId; from: Instant };

/** Keeps a place for an order in its own transaction; the last one is given once. @returns whether there was one */
function holdSlot({ clock, countTaken }: Needs) {
  return async (tx: Tx, { slotId, orderId, from }: Held): Promise<boolean> => {
    const asked = parseSlotId(slotId);
    if (asked === null || from <= clock()) return false;
    const capacity = await lockWindow(tx, asked.windowId);
    if (capacity === undefined) return false;
    if (capacity === null) return true;
    const taken = await countTaken(tx, [slotId], orderId);
    return (taken.get(slotId) ?? 0) < capacity;
  };
}

/**
 * Delivery: `offer` gives the ways a basket can be delivered, with price and day, and how far it is from free delivery;
 * `slots` the times of one of these ways, none where no time is chosen; `hold` keeps a place in one for an order;
 * `promises` says when something ordered now arrives in each zone, `promisesHoldUntil` how long that is true. `zones` and
 * `save` are for who sets delivery up: all zones, ways and times, read and written at once; `setUp` changes one zone,
 * `explain` says of every way why a basket has it or not, `load` how full the next days are.
 *
 * Refusals: `shipping.wrong-zones`, and of `setUp` those of `ZoneRefusal`
 */
export function createShipping(needs: Needs) {
  const { db, clock, zone, countTaken } = needs;
  const zones = memoizeFor({ clock, forMs: MEMORY_MS, source: db as DbOrTx, read: readZones });
  const promise = promising(zone);

  async function slotsOf(at: DbOrTx, rateId: string, except: OrderId | null): Promise<DeliverySlot[]> {
    const open = (await zones.get(at)).flatMap(({ methods, closedDays }) =>
      methods
        .filter(({ id, code }) => `${code}:${id}` === rateId)
        .map((method) => ({ ...method, closedDays })),
    );
    const [method] = open;
    if (method === undefined || method.slots.length === 0) return [];
    const slots = openSlots(method, clock(), zone);
    const ids = slots.map(({ id }) => id);
    return withPlaces(slots, method.slots, await countTaken(at, ids, except));
  }

  return {
    offer: async (at: DbOrTx, basket: Basket): Promise<DeliveryOffer> =>
      offerFor(await zones.get(at), basket, zone),
    /** The same outside any transaction, for who only looks. */
    offerNow: async (basket: Basket): Promise<DeliveryOffer> => offerFor(await zones.get(), basket, zone),
    /** @param rateId of a way as `offer` named it; @param except an order whose own place counts as free */
    slots: (at: DbOrTx, rateId: string, except: OrderId | null = null): Promise<DeliverySlot[]> =>
      slotsOf(at, rateId, except),
    hold: holdSlot(needs),
    promises: async (now: Instant): Promise<readonly DeliveryPromise[]> =>
      promise(await zones.get(), now).promises,
    /** Until when these promises hold if nobody changes a zone. */
    promisesHoldUntil: async (now: Instant): Promise<Instant> => promise(await zones.get(), now).until,
    zones: (): Promise<Zone[]> => readZones(db),
    setUp: keepZones(db, zones.forget),
    explain: async (basket: Pick<Basket, 'worth'> & { emirate: Emirate }): Promise<WayVerdict[]> =>
      judgeWays(await readZones(db), { ...basket, now: clock() }, zone),
    load: async (): Promise<WayLoad[]> => {
      const coming = comingTimes(await readZones(db), clock(), zone);
      const ids = coming.flatMap(({ slots }) => slots.map(({ id }) => id));
      return withLoad(coming, await countTaken(db, ids, null));
    },
    slotsNow: (rateId: string): Promise<DeliverySlot[]> => slotsOf(db, rateId, null),
    save: async (asked: unknown): Promise<Outcome<Zone[], ShippingRefusal>> => {
      const parsed = parseZones(asked);
      if (!parsed.ok) return parsed;
      await db.transaction().execute((tx) => writeZones(tx, parsed.value));
      zones.forget();
      return done(await readZones(db));
    },
  };
}
