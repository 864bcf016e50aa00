import type { Instant } from '#kernel/instant.ts';
import { type Money, minus, NOTHING } from '#kernel/money.ts';
import type { Emirate, ShippingRate } from './rate.ts';
import { judgeWays } from './verdict.ts';
import { freeFromIn, type Zone } from './zone.ts';

/** What delivery looks at. */
export type Basket = Readonly<{
  /** Null while nobody has said where to. */
  emirate: Emirate | null;
  /** Goods after discounts. */
  worth: Money;
  needsDelivery: boolean;
  /** A promotion pays for the cheapest way. */
  isFreed: boolean;
  now: Instant;
}>;

/** The ways a basket can be delivered, and how far it is from free delivery. */
export type DeliveryOffer = Readonly<{
  /** Cheapest first; empty where the shop does not deliver, or while the emirate is not known. */
  rates: readonly ShippingRate[];
  /** Null where delivery never is free. Without an emirate: what makes it free in all of them. */
  freeFrom: Readonly<{ threshold: Money; missing: Money }> | null;
}>;

/** For goods that nobody carries: a code by mail, a guide to download. */
const BY_MAIL: ShippingRate = {
  id: 'by-mail:0',
  code: 'by-mail',
  title: { en: 'By e-mail', ar: 'بالبريد الإلكتروني' },
  cost: NOTHING,
  arrivesOn: null,
  hasSlots: false,
};

function thresholdFor(zones: readonly Zone[], emirate: Emirate | null): Money | null {
  const asked = emirate === null ? zones : zones.filter(({ emirates }) => emirates.includes(emirate));
  const thresholds = asked.map(freeFromIn);
  if (thresholds.length === 0) return null;
  return thresholds.reduce((highest, one) =>
    highest === null || one === null ? null : one.minor > highest.minor ? one : highest,
  );
}

function missingTo(threshold: Money, { worth, isFreed }: Basket): Money {
  return isFreed || worth.minor >= threshold.minor ? NOTHING : minus(threshold, worth);
}

/** The cheapest way costs nothing when a promotion pays for it. */
function freed(rates: readonly ShippingRate[], isFreed: boolean): ShippingRate[] {
  return rates.map((rate, place) => (isFreed && place === 0 ? { ...rate, cost: NOTHING } : rate));
}

/**
 * What a basket can choose from.
 *
 * @param timezone the shop's own
 * Source: CO-05, ST-01
 */
export function offerFor(zones: readonly Zone[], basket: Basket, timezone: string): DeliveryOffer {
  const { emirate, worth, needsDelivery, isFreed, now } = basket;
  if (!needsDelivery) return { rates: [BY_MAIL], freeFrom: null };
  const threshold = thresholdFor(zones, emirate);
  const freeFrom = threshold === null ? null : { threshold, missing: missingTo(threshold, basket) };
  if (emirate === null) return { rates: [], freeFrom };
  const rates = judgeWays(zones, { emirate, worth, now }, timezone)
    .flatMap(({ rate }) => rate ?? [])
    .sort((a, b) => a.cost.minor - b.cost.minor);
  return { rates: freed(rates, isFreed), freeFrom };
}
