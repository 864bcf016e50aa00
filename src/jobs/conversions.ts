import type { Shop } from '#composition/shop.ts';
import { parseOrderId, parseRefundId } from '#kernel/ids.ts';
import { withAdvisoryLock } from '#platform/database/advisory-lock.ts';
import type { Db } from '#platform/database/client.ts';
import { JOBS } from './names.ts';
import { field } from './payload.ts';

/** Records the conversions of an order for each service: its purchase, a refund, or its cancellation. */
export function planConversions({ shop }: { shop: Shop }) {
  return async (payload: object): Promise<void> => {
    const { purchased, refunded, cancelled } = shop.conversions;
    const refundId = parseRefundId(field(payload, 'refundId'));
    if (refundId !== null) return refunded(refundId);
    const orderId = parseOrderId(field(payload, 'orderId'));
    if (orderId === null) return;
    await (field(payload, 'isCancelled') === true ? cancelled(orderId) : purchased(orderId));
  };
}

/**
 * Sends a purchase or refund to a service, in one process at a time; throws if it was not accepted, so that the queue
 * retries.
 */
export function sendConversion({ shop, db }: { shop: Shop; db: Db }) {
  return async (payload: object): Promise<void> => {
    const id = field(payload, 'id');
    if (typeof id !== 'number') return;
    await withAdvisoryLock(db, `${JOBS.conversion} ${id}`, async () => {
      const problem = await shop.conversions.deliver(id);
      if (problem !== null) throw new Error(`the event ${id} was not taken: ${problem}`);
    });
  };
}
