import type { ReceivedOrder } from '#views/order/order-received.tsx';

export const fields = {};

/** What the loader adds. */
export type PurchaseSummaryData = {
  /** Null without an order, or without its key. */
  received: ReceivedOrder | null;
};
