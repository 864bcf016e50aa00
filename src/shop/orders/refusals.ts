import type { EditConflict } from '#kernel/editing/optimistic-lock.ts';
import type { Localized } from '#kernel/language.ts';
import type { Money } from '#kernel/money.ts';
import type { RefusalReplies } from '#kernel/refusal.ts';
import type { OrderStatus } from './rules/order-status.ts';
import type { ReturnState } from './rules/return.ts';

export type OrderRefusal =
  | { code: 'orders.unknown-order' }
  | { code: 'orders.may-not-move'; from: OrderStatus; to: OrderStatus }
  | EditConflict<OrderStatus>
  | { code: 'orders.stock-gone'; name: Localized }
  | { code: 'orders.promotion-gone' }
  | { code: 'orders.slot-gone' }
  | { code: 'orders.may-not-edit'; status: OrderStatus }
  | { code: 'orders.has-refunds' }
  | { code: 'orders.already-paid' }
  | { code: 'orders.may-not-mark-paid' }
  | { code: 'orders.no-transfer-recorded' }
  | { code: 'orders.may-not-undo-payment'; status: OrderStatus }
  | { code: 'orders.paid-online-too' }
  | { code: 'orders.gift-cards-issued' }
  | { code: 'orders.subscription-started' }
  | { code: 'orders.payment-authorized' }
  | { code: 'orders.may-not-change-payment'; status: OrderStatus }
  | { code: 'orders.no-online-payment'; status: OrderStatus }
  | { code: 'orders.of-old-shop' }
  | { code: 'orders.gift-card-used' }
  | { code: 'orders.has-gift-cards' }
  | { code: 'orders.no-lines' }
  | { code: 'orders.unknown-line'; position: number }
  | { code: 'orders.wrong-quantity'; name: Localized; left: number }
  | { code: 'orders.not-for-sale' }
  | { code: 'orders.choose-options'; name: Localized }
  | { code: 'orders.too-much' }
  | { code: 'orders.over-discounted'; left: Money }
  | { code: 'orders.own-line-is-product'; name: string }
  | { code: 'orders.too-many-tags'; limit: number }
  | { code: 'orders.nothing-to-refund' }
  | { code: 'orders.nothing-paid' }
  | { code: 'orders.more-than-paid'; left: Money }
  | { code: 'orders.more-than-charged'; left: Money }
  | { code: 'orders.unknown-refund' }
  | { code: 'orders.unknown-draft' }
  | { code: 'orders.may-not-return'; status: OrderStatus }
  | { code: 'orders.unknown-return' }
  | { code: 'orders.return-may-not-move'; from: ReturnState; to: ReturnState }
  | { code: 'orders.wrong-fields'; field: 'reason' | 'text' };

export const orderRefusals = {
  'orders.unknown-order': { status: 404 },
  'orders.may-not-move': { status: 409, facts: ['from', 'to'] },
  'orders.stock-gone': { status: 409, facts: ['name'] },
  'orders.promotion-gone': { status: 409 },
  'orders.slot-gone': { status: 409 },
  'orders.may-not-edit': { status: 409, facts: ['status'] },
  'orders.of-old-shop': { status: 409 },
  'orders.gift-card-used': { status: 409 },
  'orders.has-gift-cards': { status: 409 },
  'orders.has-refunds': { status: 409 },
  'orders.already-paid': { status: 409 },
  'orders.may-not-mark-paid': { status: 409 },
  'orders.no-transfer-recorded': { status: 409 },
  'orders.may-not-undo-payment': { status: 409, facts: ['status'] },
  'orders.paid-online-too': { status: 409 },
  'orders.gift-cards-issued': { status: 409 },
  'orders.subscription-started': { status: 409 },
  'orders.payment-authorized': { status: 409 },
  'orders.may-not-change-payment': { status: 409, facts: ['status'] },
  'orders.no-online-payment': { status: 409, facts: ['status'] },
  'orders.no-lines': { status: 422 },
  'orders.unknown-line': { status: 422, facts: ['position'] },
  'orders.wrong-quantity': { status: 422, facts: ['left', 'name'] },
  'orders.not-for-sale': { status: 422 },
  'orders.choose-options': { status: 422, facts: ['name'] },
  'orders.too-much': { status: 422 },
  'orders.over-discounted': { status: 422, facts: ['left'] },
  'orders.own-line-is-product': { status: 422, facts: ['name'] },
  'orders.too-many-tags': { status: 422, facts: ['limit'] },
  'orders.nothing-to-refund': { status: 422 },
  'orders.nothing-paid': { status: 409 },
  'orders.more-than-paid': { status: 409, facts: ['left'] },
  'orders.more-than-charged': { status: 422, facts: ['left'] },
  'orders.unknown-refund': { status: 404 },
  'orders.unknown-draft': { status: 404 },
  'orders.may-not-return': { status: 409 },
  'orders.unknown-return': { status: 404 },
  'orders.return-may-not-move': { status: 409, facts: ['from', 'to'] },
  'orders.wrong-fields': { status: 422 },
} as const satisfies RefusalReplies<OrderRefusal>;
