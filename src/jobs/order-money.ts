import { parseOrderId, parseRefundId } from '#kernel/ids.ts';
import type { Shop } from '#src/compose.ts';
import { field } from './payload.ts';

/** Sends the money of a refund that was decided; fails, to be tried again, when it could not be sent. */
export function sendRefund({ shop }: { shop: Shop }) {
  return async (payload: object): Promise<void> => {
    const id = parseRefundId(field(payload, 'refundId'));
    if (id !== null) await shop.orders.refunds.payOut(id);
  };
}

/** Takes or gives up what was only allowed for an order; fails, to be tried again, when that could not be. */
export function followPayments({ shop }: { shop: Shop }) {
  return async (payload: object): Promise<void> => {
    const id = parseOrderId(field(payload, 'orderId'));
    if (id !== null) await shop.payments.follow(id);
  };
}

/** Has a provider forget a customer who is gone, with all cards; fails, to be tried again, when it could not be asked. */
export function forgetCustomer({ shop }: { shop: Shop }) {
  return async (payload: object): Promise<void> => {
    const [provider, reference] = [field(payload, 'provider'), field(payload, 'reference')];
    if (typeof provider === 'string' && typeof reference === 'string')
      await shop.payments.savedCards.forgetAt({ provider, reference });
  };
}
