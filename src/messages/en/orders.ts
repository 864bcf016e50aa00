import type { Words } from '../words.ts';

export const orders = {
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
