import type { Words } from '../../words.ts';

/** Texts of refusals about orders, refunds and returns. */
export const orderRefusals = {
  'unknown-order': 'Order not found.',
  'may-not-move': 'This order can’t change from {{from}} to {{to}}.',
  'stock-gone': '{{name}} has sold out in the meantime.',
  'promotion-gone': 'A promotion of this order has reached its usage limit.',
  'slot-gone': 'This order’s delivery slot is fully booked.',
  'of-old-shop': 'This order was imported from WooCommerce. Only its status and notes can be changed.',
  'may-not-edit': 'This order is {{status}} and can no longer be edited.',
  'gift-card-used':
    'A gift card of this order has already been used. Refund the other items, or adjust the card first.',
  'has-gift-cards': 'Orders with gift cards can’t be edited or split.',
  'has-refunds': 'Part of this order was refunded, so it can’t be changed.',
  'may-not-mark-paid': 'Only bank transfer orders that are on hold or in progress can be marked as paid.',
  'already-paid': 'This order is paid. Refund it to take the payment back.',
  'no-transfer-recorded':
    'No bank transfer is recorded as received for this order. If it was split off another order, refund it instead.',
  'may-not-undo-payment':
    'The payment confirmation can’t be undone: the order’s status is {{status}}. Move a packed order back to confirmed first, or refund the order.',
  'paid-online-too': 'Part of this order was paid online. Refund the bank transfer instead.',
  'gift-cards-issued': 'The gift cards of this order have already been issued. Refund the order instead.',
  'subscription-started':
    'A subscription started with this order. Cancel the subscription first, or refund the order.',
  'payment-authorized':
    'A payment of this order is authorized. Capture or void it before you change the payment method.',
  'may-not-change-payment': 'The payment method can’t be changed: the order’s status is {{status}}.',
  'no-online-payment':
    'The order’s status is {{status}}, so it can’t wait for an online payment. Choose another method, or move a packed order back first.',
  'no-lines': 'An order needs at least one item.',
  'unknown-line': 'This order has no line {{position}}.',
  'wrong-quantity': 'Choose up to {{left}} of {{name}}.',
  'not-for-sale': 'This product isn’t for sale.',
  'choose-options': 'Choose the options of {{name}}.',
  'too-much': 'The total is above the maximum order value. Split it into several orders.',
  'over-discounted': 'The discount can be {{left}} AED at most. Tobacco isn’t discounted.',
  'too-many-tags': 'An order can have up to {{limit}} tags.',
  'own-line-is-product': '“{{name}}” is a product. Add it from the product search.',
  'unknown-draft': 'This draft was deleted, or an order was created from it.',
  'nothing-to-refund': 'Choose an item or amount above 0.00 to refund.',
  'nothing-paid':
    'Nothing can be refunded yet: no payment has been captured, or the order is not confirmed. An order that has not shipped can be cancelled.',
  'more-than-paid': 'You can refund at most AED {{left}}.',
  'more-than-charged': 'You can refund at most AED {{left}} of this.',
  'unknown-refund': 'Refund not found, or already paid out.',
  'may-not-return': 'Items of this order can’t be returned now.',
  'unknown-return': 'Return not found.',
  'return-may-not-move': 'This return can’t change from {{from}} to {{to}}.',
  'wrong-fields': 'Please fill in the required fields.',
} satisfies Words;
