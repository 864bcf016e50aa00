import type { Words } from '../../words.ts';

/** Default texts of mails to customers about an order. */
export const orderMailTexts = {
  'order-confirmation': {
    subject: 'Your {{store}} order {{number}}',
    teaser: 'We’re getting your order ready.',
    heading: 'Thank you for your order, {{name}}',
    opening: 'We’ve received your order {{number}} of {{date}} and are getting it ready.',
    closing: 'Questions? Just reply to this email.',
  },
  'order-waiting': {
    subject: 'Your {{store}} order {{number}} is awaiting your transfer',
    teaser: 'Your items are reserved until we receive your payment.',
    heading: 'Thank you, {{name}}',
    opening:
      'We’ve received your order {{number}} of {{date}} and reserved your items. Once we receive your transfer, we’ll confirm the order and pack it.',
    closing: 'Questions? Just reply to this email.',
  },
  'order-calling': {
    subject: 'Your {{store}} order {{number}}: we’ll call you to confirm',
    teaser: 'Your items are reserved until we’ve spoken.',
    heading: 'Thank you, {{name}}',
    opening:
      'We’ve received your order {{number}} of {{date}} and reserved your items. We’ll call you to confirm it before we pack it.',
    closing: 'Questions? Just reply to this email.',
  },
  'order-payment-due': {
    subject: 'Pay for your order {{number}}: {{amount}}',
    teaser: 'Your items are reserved while we wait for your payment.',
    heading: 'Your order is ready to pay, {{name}}',
    opening:
      'The payment method of your order {{number}} of {{date}} was changed. Please pay {{amount}} online. Then we’ll confirm the order and pack it.',
    closing: 'You didn’t ask for this, or have questions? Just reply to this email.',
  },
  'order-packed': {
    subject: 'Your order {{number}} is packed',
    teaser: 'It will ship soon.',
    heading: 'Packed and ready, {{name}}',
    opening: 'Your order {{number}} is packed and ready for the driver.',
    closing: 'Questions? Just reply to this email.',
  },
  'order-shipped': {
    subject: 'Your order {{number}} has shipped',
    teaser: 'Your order is with the driver.',
    heading: 'Your order has shipped, {{name}}',
    opening: 'Your order {{number}} has shipped.',
    closing: 'Questions? Just reply to this email.',
  },
  'order-out-for-delivery': {
    subject: 'Your order {{number}} is out for delivery',
    teaser: 'The driver is on the way.',
    heading: 'Out for delivery, {{name}}',
    opening: 'Your order {{number}} is out for delivery.',
    closing: 'Questions? Just reply to this email.',
  },
  'order-delivered': {
    subject: 'Your order {{number}} has been delivered',
    teaser: 'We hope you’re happy with it.',
    heading: 'Delivered, {{name}}',
    opening:
      'Your order {{number}} has been delivered. If something isn’t right, let us know and we’ll fix it.',
    closing: 'Questions? Just reply to this email.',
  },
  'order-cancelled': {
    subject: 'Your order {{number}} has been cancelled',
    teaser: 'It won’t be delivered.',
    heading: 'Order {{number}} cancelled',
    opening:
      'Your order of {{date}} has been cancelled, {{name}}. Any payment will be refunded; we’ll confirm the amount in a separate email.',
    closing: 'Questions? Just reply to this email.',
  },
  'order-refunded': {
    subject: 'Your refund of {{amount}} for order {{number}}',
    teaser: 'We’ve issued your refund.',
    heading: 'Your refund, {{name}}',
    opening: 'We’ve issued a refund of {{amount}} for your order {{number}}.',
    closing: 'Questions? Just reply to this email.',
  },
  'order-refund-sent': {
    subject: 'Your refund of {{amount}} for order {{number}} was sent',
    teaser: 'We’ve sent your money back.',
    heading: 'Your refund was sent, {{name}}',
    opening: 'We’ve sent your refund of {{amount}} for your order {{number}}.',
    closing: 'Questions? Just reply to this email.',
  },
  'order-note': {
    subject: 'A message about your order {{number}}',
    teaser: 'We’ve sent you a message about your order.',
    heading: 'About your order, {{name}}',
    opening: 'This message is about your order {{number}} of {{date}}:',
    closing: 'Reply to this email to answer.',
  },
  'order-return-asked': {
    subject: 'Return request for order {{number}}',
    teaser: 'We’ll review it and reply soon.',
    heading: 'Return requested, {{name}}',
    opening:
      'We’ve received your return request for order {{number}}. We’ll review it and reply within one working day.',
    closing: 'Questions? Just reply to this email.',
  },
  'order-return-approved': {
    subject: 'Your return for order {{number}} is approved',
    teaser: 'Please pack the items for collection.',
    heading: 'Return approved, {{name}}',
    opening:
      'Your return for order {{number}} is approved. Please put the items back in their box. The driver will call you to collect them.',
    closing: 'Questions? Just reply to this email.',
  },
  'order-return-refused': {
    subject: 'Your return request for order {{number}}',
    teaser: 'We couldn’t approve your return.',
    heading: 'We’re sorry, {{name}}',
    opening: 'We couldn’t approve your return request for order {{number}}, for this reason:',
    closing: 'Disagree? Just reply to this email.',
  },
  'order-return-received': {
    subject: 'We’ve received your return for order {{number}}',
    teaser: 'We’re checking the items now.',
    heading: 'Return received, {{name}}',
    opening:
      'We’ve received the items you returned from order {{number}}. We’ll check them and email you the next steps.',
    closing: 'Questions? Just reply to this email.',
  },
} satisfies Words;
