import type { OrderId } from '#kernel/ids.ts';
import { ENDED } from '#shop/orders/rules/states.ts';
import type { ConversionDeps } from '../deps.ts';
import { inRound, roundOf } from '../rules/rounds.ts';
import { purchaseOf } from '../rules/sale.ts';
import { type ConversionService, heldBackReason, usedServices } from '../rules/services.ts';
import {
  conversionsOf,
  findAttribution,
  insertConversion,
  type NewConversion,
} from '../store/conversions.ts';

type Event = Omit<NewConversion, 'reason' | 'orderId'>;

/** Notes events of an order, each once, and queues what may be sent. */
export async function note(deps: ConversionDeps, orderId: OrderId, events: readonly Event[]): Promise<void> {
  const { db, access, settings, raise } = deps;
  const set = await settings();
  const attribution = await findAttribution(db, orderId);
  await db.transaction().execute(async (tx) => {
    for (const event of events) {
      const { service } = event;
      const reason = heldBackReason({ service, settings: set, secret: access[service].secret, attribution });
      const id = await insertConversion(tx, { ...event, orderId, reason });
      if (id !== null && reason === null) await raise(tx, 'ConversionDue', { id });
    }
  });
}

/**
 * Records the purchase of a storefront order; other orders are not made in a browser. Meta has no refunds, so an order
 * that resumes after a failure is not another purchase there.
 */
export function planPurchase(deps: ConversionDeps) {
  return async (orderId: OrderId): Promise<void> => {
    const order = await deps.findOrder(orderId);
    if (order?.origin !== 'shop') return;
    const round = roundOf(await conversionsOf(deps.db, orderId), ENDED.includes(order.status));
    const sale = purchaseOf(order, order.language);
    const happenedAt = deps.clock();
    const purchaseFor = (service: ConversionService): Event => {
      const at = service === 'google' ? round : 1;
      const params = { ...sale, transaction_id: inRound(sale.transaction_id, at) };
      return { service, event: 'purchase', key: inRound('purchase', at), params, happenedAt };
    };
    await note(deps, orderId, usedServices(await deps.settings(), deps.access).map(purchaseFor));
  };
}
