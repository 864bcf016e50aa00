import type { OrderId, RefundId } from '#kernel/ids.ts';
import { aed, FILS_PER_DIRHAM, type Money } from '#kernel/money.ts';
import type { Order } from '#shop/orders';
import { ENDED } from '#shop/orders/rules/states.ts';
import type { ConversionDeps } from '../deps.ts';
import { OLDEST_MS } from '../rules/requests.ts';
import { inRound, isPurchase, roundOf } from '../rules/rounds.ts';
import { type RefundedItems, refundOf } from '../rules/sale.ts';
import { type Conversion, conversionsOf } from '../store/conversions.ts';
import { note, planPurchase } from './plan.ts';

/** The order that was bought, which an order was split from; itself for others. */
async function boughtAs({ findOrder }: ConversionDeps, order: Order): Promise<Order> {
  let bought = order;
  while (bought.origin === 'split' && bought.originOrderId !== null) {
    const from = await findOrder(bought.originOrderId);
    if (from === null) return bought;
    bought = from;
  }
  return bought;
}

/** Whether an order was confirmed recently enough for Google to accept its purchase; older ones precede the service. */
async function countsStill({ timelineOf, clock }: ConversionDeps, { id }: Order): Promise<boolean> {
  const oldest = clock().getTime() - OLDEST_MS.google;
  return (await timelineOf(id)).some(
    ({ kind, to, at }) =>
      kind === 'move' && (to === 'confirmed' || to === 'on-hold') && at.getTime() >= oldest,
  );
}

/** The conversions of an order's purchase; plans the purchase first if its own job is late. */
async function reportedOf(deps: ConversionDeps, bought: Order): Promise<Conversion[]> {
  const reported = await conversionsOf(deps.db, bought.id);
  if (reported.some(isPurchase) || !(await countsStill(deps, bought))) return reported;
  await planPurchase(deps)(bought.id);
  return conversionsOf(deps.db, bought.id);
}

type PurchaseRefund = Readonly<{
  /** The refunded products belong to `order`; the event belongs to `bought`, the order of the purchase. */
  order: Order;
  bought: Order;
  reported: readonly Conversion[];
  key: string;
}>;

/** Meta has no event for it. */
async function refundPurchase(
  deps: ConversionDeps,
  { order, bought, reported, key }: PurchaseRefund,
  given: RefundedItems,
): Promise<void> {
  const purchase = reported.findLast(isPurchase);
  if (purchase === undefined || given.value.minor <= 0) return;
  const params = { ...refundOf(order, given), transaction_id: purchase.params.transaction_id };
  const happenedAt = deps.clock();
  await note(deps, bought.id, [{ service: 'google', event: 'refund', key, params, happenedAt }]);
}

/** A refund of an order, in part or in full; of one that was split off it is a refund of the purchase. */
export function planRefund(deps: ConversionDeps) {
  return async (id: RefundId): Promise<void> => {
    const refund = await deps.findRefund(id);
    const order = refund === null ? null : await deps.findOrder(refund.orderId);
    if (refund === null || order === null) return;
    const bought = await boughtAs(deps, order);
    const reported = await reportedOf(deps, bought);
    const given = { value: refund.total, lines: refund.lines };
    await refundPurchase(deps, { order, bought, reported, key: `refund-${id}` }, given);
  };
}

/** Fils reported to Google as purchases, less refunds. */
function reportedLeft(reported: readonly Conversion[]): number {
  const values = reported
    .filter(({ service }) => service === 'google')
    .map(({ event, params: { value } }) => (event === 'purchase' ? value : -value));
  return Math.round(values.reduce((all, one) => all + one, 0) * FILS_PER_DIRHAM);
}

/** Fils of an order that were not refunded. */
const unrefundedOf = ({ totals, money }: Order): number =>
  Math.max(0, totals.total.minor - money.refunded.minor);

/** Fils of the orders split off an order that are not cancelled. */
async function splitLeft(deps: ConversionDeps, bought: Order): Promise<number> {
  let left = 0;
  for (const id of await deps.familyOf(bought.id)) {
    const one = id === bought.id ? null : await deps.findOrder(id);
    if (one === null || ENDED.includes(one.status)) continue;
    if ((await boughtAs(deps, one)).id === bought.id) left += unrefundedOf(one);
  }
  return left;
}

/** The value that a cancellation refunds, without the value of other orders of the same purchase. */
async function valueRefunded(
  deps: ConversionDeps,
  { order, bought, reported }: Omit<PurchaseRefund, 'key'>,
): Promise<Money> {
  const left = reportedLeft(reported);
  if (order.id !== bought.id) return aed(Math.min(left, unrefundedOf(order)));
  return aed(left - (await splitLeft(deps, bought)));
}

/**
 * Plans the refund of a counted order that was cancelled unpaid: no money is returned, but the sale is void. Orders
 * that were paid meanwhile keep their purchase.
 */
export function planCancellation(deps: ConversionDeps) {
  return async (id: OrderId): Promise<void> => {
    const order = await deps.findOrder(id);
    if (order === null || !ENDED.includes(order.status)) return;
    const bought = await boughtAs(deps, order);
    const reported = await reportedOf(deps, bought);
    const key =
      order.id === bought.id ? inRound('cancelled', roundOf(reported, true)) : `cancelled-split-${id}`;
    const taking = { order, bought, reported, key };
    const lines = order.lines.map(({ quantity, refundedQuantity }, position) => ({
      position,
      quantity: quantity - refundedQuantity,
    }));
    await refundPurchase(deps, taking, { value: await valueRefunded(deps, taking), lines });
  };
}
