import type { Words } from '../words.ts';

export const orders = {
  texts: {
    accepted: 'Placed on our',
    terms: 'terms of sale',
    and: ' and ',
    privacy: 'privacy text',
    asItWas: 'Version {{version}}, as it stood on {{day}}. Orders placed on it keep to it.',
  },
  thanks: 'Thank you',
  received: 'Your order has been received.',
  mailSent: 'A confirmation is on its way to {{email}}.',
  number: 'Order number',
  date: 'Date',
  email: 'Email',
  total: 'Total',
  payment: 'Payment',
  invoice: 'Tax invoice (PDF)',
  details: 'What you ordered',
  deliveryTo: 'Where it goes',
} satisfies Words;
