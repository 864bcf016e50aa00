import type { Words } from '../words.ts';

/** Where the day begins. */
export const deskHome = {
  toPack: 'Orders to pack',
  onHold: 'Waiting for a transfer',
  failedPayments: 'Payments that failed',
  low: 'Little stock left',
  out: 'Sold out',
  reviews: 'Reviews waiting',
  failedMails: 'Mails that failed',
  failedJobs: 'Work that was given up',
  nothing: 'Nothing waits for you here.',
  today: 'Today so far',
  lastWeek: 'The same hours a week ago',
  orderCount_one: '{{count}} order',
  orderCount_other: '{{count}} orders',
  fortnight: 'The last two weeks',
  net: 'Sold',
  noSales: 'Nothing was sold in the last two weeks.',
  missed: 'Searched and not found',
  all: 'All',
} satisfies Words;
