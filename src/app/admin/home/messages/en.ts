import type { Words } from '#messages/words.ts';

/** Where the day begins. */
export const adminHome = {
  menu: { home: 'Home' },
  toPack: 'Orders to pack',
  onHold: 'Awaiting bank transfer',
  failedPayments: 'Failed payments',
  low: 'Low stock',
  out: 'Out of stock',
  reviews: 'Reviews to approve',
  failedMails: 'Failed emails',
  failedJobs: 'Failed background jobs',
  nothing: 'You’re all caught up.',
  today: 'Today so far',
  lastWeek: 'Same time last week',
  orderCount_one: '{{count}} order',
  orderCount_other: '{{count}} orders',
  fortnight: 'Last 14 days',
  net: 'Net sales',
  noSales: 'No sales in the last 14 days.',
  missed: 'Searches with no results',
  all: 'View all',
} satisfies Words;
