import type { Shop } from '#composition/shop.ts';
import { parseOrderId, parseRefundId } from '#kernel/ids.ts';
import { field } from './payload.ts';

/** Sends an approved refund to the provider; fails and is retried when that is not possible. */
export function sendRefund({ shop }: { shop: Shop }) {
  return async (payload: object): Promise<void> => {
    const id = parseRefundId(field(payload, 'refundId'));
    if (id !== null) await shop.orders.refunds.payOut(id);
  };
}

/** Captures or voids authorized payments of an order; fails and is retried when that is not possible. */
export function followPayments({ shop }: { shop: Shop }) {
  return async (payload: object): Promise<void> => {
    const id = parseOrderId(field(payload, 'orderId'));
    if (id !== null) await shop.payments.follow(id);
  };
}

/** Deletes a customer with all cards at the provider; fails and is retried when that is not possible. */
export function forgetCustomer({ shop }: { shop: Shop }) {
  return async (payload: object): Promise<void> => {
    const [provider, reference] = [field(payload, 'provider'), field(payload, 'reference')];
    if (typeof provider === 'string' && typeof reference === 'string')
      await shop.payments.savedCards.forgetAt({ provider, reference });
  };
}
