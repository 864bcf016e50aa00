import { type Money, minus, NOTHING, sum } from '#kernel/money.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import { isTooMuch, sumUp } from '#shop/cart';
import type { Emirate, ShippingRate } from '#shop/shipping';
import type { OrderNeeds } from '../needs.ts';
import type { OrderLine, OrderTotals } from '../order.ts';
import type { OrderRefusal } from '../refusals.ts';
import { linesFor } from './create-order.ts';
import type { WantedGoods } from './wanted-goods.ts';

export type Quoting = Readonly<{
  lines: readonly WantedGoods[];
  emirate: Emirate | null;
  /** A way of delivery by the id that it was offered under; the first that there is for any other. */
  deliveryId: string;
  /** What staff has agreed on; null for what the way costs. */
  deliveryCost: Money | null;
}>;

/** What an order by hand would come to, and how it could be delivered. */
export type OrderQuote = Readonly<{
  lines: readonly OrderLine[];
  totals: OrderTotals;
  rates: readonly ShippingRate[];
  rate: ShippingRate | null;
}>;

/** The ways some goods could be delivered; nobody carries what is not of this world. */
export function ratesFor(
  needs: OrderNeeds,
  { lines, emirate }: { lines: readonly OrderLine[]; emirate: Emirate | null },
): Promise<readonly ShippingRate[]> {
  const worth = minus(sum(lines.map(({ total }) => total)), sum(lines.map(({ discount }) => discount)));
  const basket = { emirate, worth, needsDelivery: true, isFreed: false, now: needs.clock() };
  return needs.offerDelivery(needs.db, basket).then(({ rates }) => rates);
}

/** What an order by hand would come to, without making it. */
export function quoteOrder(needs: OrderNeeds) {
  return async (asked: Quoting): Promise<Outcome<OrderQuote, OrderRefusal>> => {
    const found = await linesFor(needs, needs.db, asked.lines);
    if (!found.ok) return refuse(found.refusal);
    const lines = found.value;
    const rates = await ratesFor(needs, { lines, emirate: asked.emirate });
    const rate = rates.find(({ id }) => id === asked.deliveryId) ?? rates[0] ?? null;
    const delivery = asked.deliveryCost ?? rate?.cost ?? NOTHING;
    const totals = { ...sumUp(lines, [delivery, NOTHING]), delivery, fee: NOTHING };
    return isTooMuch(totals) ? refuse({ code: 'orders.too-much' }) : done({ lines, totals, rates, rate });
  };
}
