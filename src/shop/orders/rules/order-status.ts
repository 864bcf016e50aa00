/** All states of an order, in their usual order. */
export const ORDER_STATUSES = [
  'pending',
  'on-hold',
  'confirmed',
  'packed',
  'shipped',
  'delivered',
  'completed',
  'cancelled',
  'failed',
  'refunded',
  'returned',
] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];
