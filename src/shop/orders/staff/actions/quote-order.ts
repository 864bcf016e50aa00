import { type Money, minus, NOTHING, sum } from '#kernel/money.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import { isTooMuch, sumUp } from '#shop/cart';
import type { RefusedCode } from '#shop/promotions';
import { type DeliverySlot, type Emirate, type ShippingRate, slotChosen } from '#shop/shipping';
import type { OrderDeps } from '../../deps.ts';
import type { OrderDiscount, OrderLine, OrderTotals } from '../../order.ts';
import type { OrderRefusal } from '../../refusals.ts';
import { priceLines, type WantedLines } from './price-lines.ts';

export type Quoting = WantedLines &
  Readonly<{
    emirate: Emirate | null;
    /** A shipping method by its offered id; the first available one for any other text. */
    deliveryId: string;
    /** An agreed price; null: the method's own. */
    deliveryCost: Money | null;
    /** A delivery slot of the method; without one, the first that is not full. */
    slotId: string;
  }>;

/** The totals and shipping methods of a manual order. */
export type OrderQuote = Readonly<{
  lines: readonly OrderLine[];
  discounts: readonly OrderDiscount[];
  /** Codes without effect. */
  refused: readonly RefusedCode[];
  totals: OrderTotals;
  rates: readonly ShippingRate[];
  rate: ShippingRate | null;
  /** The delivery slots of the method; empty when it has none. */
  slots: readonly DeliverySlot[];
  /** The chosen slot; null when it is full, or the method has none. */
  slot: DeliverySlot | null;
}>;

type Shipped = Readonly<{ lines: readonly OrderLine[]; emirate: Emirate | null; isFreed?: boolean }>;

/** The shipping methods for some products; virtual ones are not shipped. */
export function ratesFor(
  deps: OrderDeps,
  { lines, emirate, isFreed = false }: Shipped,
): Promise<readonly ShippingRate[]> {
  const worth = minus(sum(lines.map(({ total }) => total)), sum(lines.map(({ discount }) => discount)));
  const basket = { emirate, worth, needsDelivery: true, isFreed, now: deps.clock() };
  return deps.offerDelivery(deps.db, basket).then(({ rates }) => rates);
}

/** Calculates a manual order without creating it. */
export function quoteOrder(deps: OrderDeps) {
  return async (requested: Quoting): Promise<Outcome<OrderQuote, OrderRefusal>> => {
    const priced = await priceLines(deps, deps.db, requested);
    if (!priced.ok) return priced;
    const { lines, discounts } = priced.value;
    const isFreed = discounts.some(({ freesDelivery }) => freesDelivery);
    const rates = await ratesFor(deps, { lines, emirate: requested.emirate, isFreed });
    const rate = rates.find(({ id }) => id === requested.deliveryId) ?? rates[0] ?? null;
    const slots = rate?.hasSlots ? await deps.deliverySlots(deps.db, rate.id) : [];
    const slot = slotChosen(slots, requested.slotId);
    const delivery = requested.deliveryCost ?? rate?.cost ?? NOTHING;
    const totals = { ...sumUp(lines, [delivery]), delivery, giftWrap: NOTHING, fee: NOTHING };
    if (isTooMuch(totals)) return refuse({ code: 'orders.too-much' });
    return done({ ...priced.value, totals, rates, rate, slots, slot });
  };
}
