import type { UnconfirmedOrder } from '#views/order/confirm-order.tsx';
import type { ReceivedOrder } from '#views/order/order-received.tsx';

export const fields = {};

/** What the loader adds: both null without an order, or without its key. */
export type PurchaseSummaryData = {
  received: ReceivedOrder | null;
  /** The order is shown once its email is confirmed. */
  unconfirmed: UnconfirmedOrder | null;
};
