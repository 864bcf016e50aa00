import type { Words } from '../../words.ts';

export const orders = {
  texts: {
    accepted: 'Placed under our',
    terms: 'terms of sale',
    and: ' and ',
    privacy: 'privacy policy',
    asItWas: 'Version {{version}}, in effect on {{day}}. It continues to apply to orders placed under it.',
  },
  thanks: 'Thank you',
  received: 'Your order has been received.',
  confirm: {
    email: {
      text: 'To protect your details, enter the email address of this order.',
      label: 'Email',
    },
    phone: {
      text: 'To protect your details, enter the phone number of this order.',
      label: 'Phone',
    },
    do: 'View order',
  },
  mailSent: 'We’ve emailed a confirmation to {{email}}.',
  number: 'Order number',
  date: 'Date',
  email: 'Email',
  total: 'Total',
  refunded: 'Refunded',
  refundDue: 'Refund due',
  payment: 'Payment method',
  invoice: 'Tax invoice (PDF)',
  details: 'Order details',
  deliveryTo: 'Delivery address',
  shipment: {
    title: 'Shipment tracking',
    expected: 'Expected {{time}}',
    none: 'The courier has no news yet.',
    refresh: 'Refresh',
    statuses: {
      accepted: 'Accepted by the courier',
      'picked-up': 'Picked up',
      'out-for-delivery': 'Out for delivery',
      delivered: 'Delivered',
      'failed-attempt': 'Delivery attempted',
      returned: 'Returned to us',
    },
  },
  receiptFor: 'Receipt for',
} satisfies Words;
