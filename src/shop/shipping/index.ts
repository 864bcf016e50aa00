import type { OrderId } from '#kernel/ids.ts';
import type { Clock, Instant } from '#kernel/instant.ts';
import { done, type Outcome } from '#kernel/outcome.ts';
import type { Db, DbOrTx, Tx } from '#platform/database/client.ts';
import { memoizeRead } from '#platform/database/read-scope/memoize-read.ts';
import type { ShippingRefusal, ZoneRefusal } from './refusals.ts';
import { type Basket, type DeliveryOffer, offerFor } from './rules/offer.ts';
import { type DeliveryPromise, promising } from './rules/promise.ts';
import type { DeliverySlot, Emirate } from './rules/rate.ts';
import { unservedEmirates } from './rules/served.ts';
import { openSlots, parseSlotId, slotChosen, withPlaces } from './rules/slot.ts';
import { judgeMethods, type MethodVerdict, type Unavailable } from './rules/verdict.ts';
import { comingTimes, type MethodLoad, type SlotLoad, withLoad } from './staff/days-ahead.ts';
import { type NewMethod, type NewWindow, type NewZone, parseZones } from './staff/new-zone.ts';
import { editZones } from './staff/save-zone.ts';
import { lockWindow, type OpenedZone, readOpenedZones, readZones, writeZones } from './store/shipping.ts';
import type { DeliveryMethod, Zone } from './zone.ts';

/** Emirates, shipping rates and delivery slots. */
export {
  type ChosenSlot,
  type DeliverySlot,
  EMIRATES,
  type Emirate,
  type ShippingRate,
} from './rules/rate.ts';
export type { SlotWindow } from './rules/slot.ts';
export type {
  Basket,
  DeliveryMethod,
  DeliveryOffer,
  DeliveryPromise,
  MethodLoad,
  MethodVerdict,
  NewMethod,
  NewWindow,
  NewZone,
  ShippingRefusal,
  SlotLoad,
  Unavailable,
  Zone,
  ZoneRefusal,
};
/** The slot that a shopper chose, and the emirates without delivery. */
export { slotChosen, unservedEmirates };

/** How long a process may use zones that another one has changed. */
const MEMORY_MS = 1000;

/** The number of orders per slot; one order may be left out. */
export type CountTaken = (
  db: DbOrTx,
  slots: readonly string[],
  except: OrderId | null,
) => Promise<ReadonlyMap<string, number>>;

type Deps = { db: Db; clock: Clock; zone: string; countTaken: CountTaken };

/** A slot held by an order. */
type Held = { slotId: string; orderId: OrderId; from: Instant };

/** Reserves a slot in the order's transaction. @returns false when it is full */
function holdSlot({ clock, countTaken }: Deps) {
  return async (tx: Tx, { slotId, orderId, from }: Held): Promise<boolean> => {
    const requested = parseSlotId(slotId);
    if (requested === null || from <= clock()) return false;
    const capacity = await lockWindow(tx, requested.windowId);
    if (capacity === undefined) return false;
    if (capacity === null) return true;
    const taken = await countTaken(tx, [slotId], orderId);
    return (taken.get(slotId) ?? 0) < capacity;
  };
}

/**
 * Shipping: `offer` returns the rates for a cart with price and day, and the progress to free delivery; `slots` the
 * delivery slots of a rate; `hold` reserves a slot; `promises` the delivery day of each zone, `promisesHoldUntil` when
 * these expire. `zones` and `save` read and write all zones; `setUp` changes one, `explain` returns the verdict on
 * every method for a cart, `load` the bookings of the next days.
 *
 * Refusals: `shipping.wrong-zones`, and of `setUp` those of `ZoneRefusal`
 */
export function createShipping(deps: Deps) {
  const { db, clock, zone, countTaken } = deps;
  const zones = memoizeRead({ clock, forMs: MEMORY_MS, source: db as DbOrTx, read: readZones });
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
    /** The same outside a transaction. */
    offerNow: async (basket: Basket): Promise<DeliveryOffer> => offerFor(await zones.get(), basket, zone),
    /** @param rateId an id from `offer`; @param except an order whose own slot counts as free */
    slots: (at: DbOrTx, rateId: string, except: OrderId | null = null): Promise<DeliverySlot[]> =>
      slotsOf(at, rateId, except),
    hold: holdSlot(deps),
    promises: async (now: Instant): Promise<readonly DeliveryPromise[]> =>
      promise(await zones.get(), now).promises,
    /** Until when these promises are valid, if no zone changes. */
    promisesHoldUntil: async (now: Instant): Promise<Instant> => promise(await zones.get(), now).until,
    zones: (): Promise<Zone[]> => readZones(db),
    /** The zones with the versions that their changes go back with. */
    openedZones: (): Promise<OpenedZone[]> => readOpenedZones(db),
    setUp: editZones({ db, clock, onChange: zones.forget }),
    explain: async (basket: Pick<Basket, 'worth'> & { emirate: Emirate }): Promise<MethodVerdict[]> =>
      judgeMethods(await readZones(db), { ...basket, now: clock() }, zone),
    load: async (): Promise<MethodLoad[]> => {
      const coming = comingTimes(await readZones(db), clock(), zone);
      const ids = coming.flatMap(({ slots }) => slots.map(({ id }) => id));
      return withLoad(coming, await countTaken(db, ids, null));
    },
    slotsNow: (rateId: string): Promise<DeliverySlot[]> => slotsOf(db, rateId, null),
    save: async (input: unknown): Promise<Outcome<Zone[], ShippingRefusal>> => {
      const parsed = parseZones(input);
      if (!parsed.ok) return parsed;
      await db.transaction().execute((tx) => writeZones(tx, parsed.value));
      zones.forget();
      return done(await readZones(db));
    },
  };
}
