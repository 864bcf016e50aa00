import type { ReceivedOrder } from '#views/order/order-received.tsx';
import type { UnverifiedOrder } from '#views/order/verify-email.tsx';

export const fields = {};

/** What the loader adds: both null without an order, or without its key. */
export type PurchaseSummaryData = {
  received: ReceivedOrder | null;
  /** The order is shown once its email is confirmed. */
  unverified: UnverifiedOrder | null;
};
