import type { OrderId, RefundId } from '#kernel/ids.ts';
import { aed, FILS_PER_DIRHAM, type Money } from '#kernel/money.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import type { Order, Refund } from '#shop/orders';
import { conversionsOf, findAttribution, insertConversion, type NewConversion } from './conversions.store.ts';
import type { ConversionDeps } from './deps.ts';
import { purchaseOf, refundOf } from './rules/sale.ts';
import { reasonAgainst, usedServices } from './rules/services.ts';

type Event = Omit<NewConversion, 'reason' | 'orderId'>;

/** Notes an event of an order, once, and queues what may be sent. */
async function note(deps: ConversionDeps, orderId: OrderId, events: readonly Event[]): Promise<void> {
  const { db, access, settings, raise } = deps;
  const set = await settings();
  const attribution = await findAttribution(db, orderId);
  await db.transaction().execute(async (tx) => {
    for (const event of events) {
      const { service } = event;
      const reason = reasonAgainst({ service, settings: set, secret: access[service].secret, attribution });
      const id = await insertConversion(tx, { ...event, orderId, reason });
      if (id !== null && reason === null) await raise(tx, 'ConversionDue', { id });
    }
  });
}

/** The purchase of an order of the storefront; others were no purchase in a browser. */
export function planPurchase(deps: ConversionDeps) {
  return async (orderId: OrderId): Promise<void> => {
    const order = await deps.findOrder(orderId);
    if (order?.origin !== 'shop') return;
    const params = purchaseOf(order, order.language);
    const event = { event: 'purchase', key: 'purchase', params, happenedAt: deps.clock() } as const;
    const services = usedServices(await deps.settings(), deps.access);
    await note(
      deps,
      orderId,
      services.map((service) => ({ ...event, service })),
    );
  };
}

type GivenBack = Readonly<{
  order: Order;
  key: string;
  value: Money;
  lines: readonly Readonly<{ position: number; quantity: number }>[];
}>;

/** Meta has no event for it. */
async function planGivenBack(deps: ConversionDeps, { order, key, ...given }: GivenBack): Promise<void> {
  const told = await conversionsOf(deps.db, order.id);
  const isKnown = told.some(({ service, event }) => service === 'google' && event === 'purchase');
  if (!isKnown || given.value.minor <= 0) return;
  const params = refundOf(order, given);
  await note(deps, order.id, [{ service: 'google', event: 'refund', key, params, happenedAt: deps.clock() }]);
}

/** A refund of an order, in part or in full. */
export function planRefund(deps: ConversionDeps) {
  return async (id: RefundId): Promise<void> => {
    const refund: Refund | null = await deps.findRefund(id);
    const order = refund === null ? null : await deps.findOrder(refund.orderId);
    if (refund === null || order === null) return;
    await planGivenBack(deps, { order, key: `refund-${id}`, value: refund.total, lines: refund.lines });
  };
}

/** What Google was told of an order and has not taken back. */
async function valueLeft(db: DbOrTx, id: OrderId): Promise<Money> {
  const values = (await conversionsOf(db, id))
    .filter(({ service }) => service === 'google')
    .map(({ event, params: { value } }) => (event === 'purchase' ? value : -value));
  return aed(Math.round(values.reduce((all, one) => all + one, 0) * FILS_PER_DIRHAM));
}

/** What is left of an order that was counted and is given up without a payment: nobody is refunded, the sale is gone. */
export function planCancellation(deps: ConversionDeps) {
  return async (id: OrderId): Promise<void> => {
    const order = await deps.findOrder(id);
    if (order === null) return;
    const value = await valueLeft(deps.db, id);
    const lines = order.lines.map(({ quantity, refundedQuantity }, position) => ({
      position,
      quantity: quantity - refundedQuantity,
    }));
    await planGivenBack(deps, { order, key: 'cancelled', value, lines });
  };
}
