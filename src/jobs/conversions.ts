import type { Shop } from '#composition/shop.ts';
import { parseOrderId, parseRefundId } from '#kernel/ids.ts';
import { withAdvisoryLock } from '#platform/database/advisory-lock.ts';
import type { Db } from '#platform/database/client.ts';
import { JOBS } from './names.ts';
import { field } from './payload.ts';

/** Notes what services are told of an order: its purchase, a refund, or that it was given up. */
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

/** Tells a service of a purchase or a refund, in one process at a time; what was not taken fails, so that the queue repeats it. */
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
