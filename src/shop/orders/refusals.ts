import type { Localized } from '#kernel/language.ts';
import type { Money } from '#kernel/money.ts';
import type { OrderStatus } from './order.ts';
import type { ReturnState } from './returns/return.ts';

/** Every answer "no" about an order that stands. */
export type OrderRefusal =
  | { code: 'orders.unknown-order' }
  | { code: 'orders.may-not-move'; from: OrderStatus; to: OrderStatus }
  | { code: 'orders.changed-meanwhile'; status: OrderStatus }
  | { code: 'orders.stock-gone'; name: Localized }
  | { code: 'orders.promotion-gone' }
  | { code: 'orders.slot-gone' }
  | { code: 'orders.may-not-edit'; status: OrderStatus }
  | { code: 'orders.has-refunds' }
  | { code: 'orders.of-old-shop' }
  | { code: 'orders.no-lines' }
  | { code: 'orders.unknown-line'; position: number }
  | { code: 'orders.wrong-quantity'; name: Localized; left: number }
  | { code: 'orders.not-for-sale' }
  | { code: 'orders.choose-options'; name: Localized }
  | { code: 'orders.too-much' }
  | { code: 'orders.nothing-to-refund' }
  | { code: 'orders.nothing-paid' }
  | { code: 'orders.more-than-paid'; left: Money }
  | { code: 'orders.more-than-charged'; left: Money }
  | { code: 'orders.unknown-refund' }
  | { code: 'orders.may-not-return'; status: OrderStatus }
  | { code: 'orders.unknown-return' }
  | { code: 'orders.return-may-not-move'; from: ReturnState; to: ReturnState }
  | { code: 'orders.wrong-fields'; field: 'reason' | 'text' };
