import type { Instant } from '#kernel/instant.ts';
import { type Money, minus, NOTHING } from '#kernel/money.ts';
import { freeFromIn, type Zone } from '../zone.ts';
import { BY_MAIL_CODE, type Emirate, type ShippingRate } from './rate.ts';
import { judgeMethods } from './verdict.ts';

/** The facts that determine the shipping rates. */
export type Basket = Readonly<{
  /** Null while unknown. */
  emirate: Emirate | null;
  /** Products after discounts. */
  worth: Money;
  needsDelivery: boolean;
  /** A promotion makes the cheapest method free. */
  isFreed: boolean;
  now: Instant;
}>;

/** The rates of a basket and its progress to free delivery. */
export type DeliveryOffer = Readonly<{
  /** Cheapest first; empty without delivery or destination. */
  rates: readonly ShippingRate[];
  /** Null when delivery is never free. Without a destination: the threshold that applies everywhere. */
  freeFrom: Readonly<{ threshold: Money; missing: Money }> | null;
}>;

/** The rate of virtual products. */
const BY_MAIL: ShippingRate = {
  id: `${BY_MAIL_CODE}:0`,
  code: BY_MAIL_CODE,
  title: { en: 'By email', ar: 'بالبريد الإلكتروني' },
  cost: NOTHING,
  arrivesOn: null,
  hasSlots: false,
};

function thresholdFor(zones: readonly Zone[], emirate: Emirate | null): Money | null {
  const requested = emirate === null ? zones : zones.filter(({ emirates }) => emirates.includes(emirate));
  const thresholds = requested.map(freeFromIn);
  if (thresholds.length === 0) return null;
  return thresholds.reduce((highest, one) =>
    highest === null || one === null ? null : one.minor > highest.minor ? one : highest,
  );
}

function missingTo(threshold: Money, { worth, isFreed }: Basket): Money {
  return isFreed || worth.minor >= threshold.minor ? NOTHING : minus(threshold, worth);
}

/** Makes the cheapest rate free when a promotion pays for it. */
function freed(rates: readonly ShippingRate[], isFreed: boolean): ShippingRate[] {
  return rates.map((rate, place) => (isFreed && place === 0 ? { ...rate, cost: NOTHING } : rate));
}

/**
 * The shipping rates of a basket.
 *
 * @param timezone the shop's
 * Source: CO-05, ST-01
 */
export function offerFor(zones: readonly Zone[], basket: Basket, timezone: string): DeliveryOffer {
  const { emirate, worth, needsDelivery, isFreed, now } = basket;
  if (!needsDelivery) return { rates: [BY_MAIL], freeFrom: null };
  const threshold = thresholdFor(zones, emirate);
  const freeFrom = threshold === null ? null : { threshold, missing: missingTo(threshold, basket) };
  if (emirate === null) return { rates: [], freeFrom };
  const rates = judgeMethods(zones, { emirate, worth, now }, timezone)
    .flatMap(({ rate }) => rate ?? [])
    .sort((a, b) => a.cost.minor - b.cost.minor);
  return { rates: freed(rates, isFreed), freeFrom };
}
