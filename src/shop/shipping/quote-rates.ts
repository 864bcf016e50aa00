import type { Instant } from '#kernel/instant.ts';
import { aed, type Money, NOTHING } from '#kernel/money.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import { arrivalDay } from './arrival.ts';
import type { Emirate, ShippingRate } from './rate.ts';
import { readMethods } from './shipping.store.ts';

export type Basket = { emirate: Emirate; subtotal: Money; needsDelivery: boolean; now: Instant };

/** For goods that nobody carries: a code by mail, a guide to download. */
const BY_MAIL: ShippingRate = {
  id: 'by-mail:0',
  code: 'by-mail',
  title: { en: 'By e-mail', ar: 'بالبريد الإلكتروني' },
  cost: NOTHING,
  arrivesOn: null,
};

type Method = Awaited<ReturnType<typeof readMethods>>[number];

/** Free delivery takes the place of the paid method that is as quick; a quicker one can still be chosen. */
function withoutDearer(methods: readonly Method[]): Method[] {
  const free = methods.find(({ code }) => code === 'free');
  return methods.filter(
    (method) => free === undefined || method === free || method.delivery_days < free.delivery_days,
  );
}

/** The ways a basket can be delivered to an emirate, cheapest first; empty where the shop does not deliver. */
export function quoteRates(zone: string) {
  return async (db: DbOrTx, { emirate, subtotal, needsDelivery, now }: Basket): Promise<ShippingRate[]> => {
    if (!needsDelivery) return [BY_MAIL];
    const methods = await readMethods(db, emirate);
    const possible = methods.filter(
      ({ minimum_minor }) => minimum_minor === null || subtotal.minor >= minimum_minor,
    );
    return withoutDearer(possible)
      .map(({ id, code, title, cost_minor, delivery_days }) => ({
        id: `${code}:${id}`,
        code,
        title,
        cost: aed(cost_minor),
        arrivesOn: arrivalDay(now, delivery_days, zone),
      }))
      .sort((a, b) => a.cost.minor - b.cost.minor);
  };
}
