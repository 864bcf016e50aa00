import { type Money, minus, NOTHING, sum } from '#kernel/money.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import { isTooMuch, sumUp } from '#shop/cart';
import type { Emirate, ShippingRate } from '#shop/shipping';
import type { OrderDeps } from '../deps.ts';
import type { OrderLine, OrderTotals } from '../order.ts';
import type { OrderRefusal } from '../refusals.ts';
import { linesFor } from './create-order.ts';
import type { RequestedProduct } from './requested-products.ts';

export type Quoting = Readonly<{
  lines: readonly RequestedProduct[];
  emirate: Emirate | null;
  /** A shipping method by its offered id; the first available one for any other text. */
  deliveryId: string;
  /** An agreed price; null: the method's own. */
  deliveryCost: Money | null;
}>;

/** The totals and shipping methods of an order by hand. */
export type OrderQuote = Readonly<{
  lines: readonly OrderLine[];
  totals: OrderTotals;
  rates: readonly ShippingRate[];
  rate: ShippingRate | null;
}>;

/** The shipping methods for some products; virtual ones are not shipped. */
export function ratesFor(
  deps: OrderDeps,
  { lines, emirate }: { lines: readonly OrderLine[]; emirate: Emirate | null },
): Promise<readonly ShippingRate[]> {
  const worth = minus(sum(lines.map(({ total }) => total)), sum(lines.map(({ discount }) => discount)));
  const basket = { emirate, worth, needsDelivery: true, isFreed: false, now: deps.clock() };
  return deps.offerDelivery(deps.db, basket).then(({ rates }) => rates);
}

/** Calculates an order by hand without creating it. */
export function quoteOrder(deps: OrderDeps) {
  return async (asked: Quoting): Promise<Outcome<OrderQuote, OrderRefusal>> => {
    const found = await linesFor(deps, deps.db, asked.lines);
    if (!found.ok) return refuse(found.refusal);
    const lines = found.value;
    const rates = await ratesFor(deps, { lines, emirate: asked.emirate });
    const rate = rates.find(({ id }) => id === asked.deliveryId) ?? rates[0] ?? null;
    const delivery = asked.deliveryCost ?? rate?.cost ?? NOTHING;
    const totals = { ...sumUp(lines, [delivery]), delivery, giftWrap: NOTHING, fee: NOTHING };
    return isTooMuch(totals) ? refuse({ code: 'orders.too-much' }) : done({ lines, totals, rates, rate });
  };
}
