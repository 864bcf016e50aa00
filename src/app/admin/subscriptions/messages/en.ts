import type { Words } from '#messages/words.ts';

/** Subscriptions in the back office. */
export const adminSubscriptions = {
  menu: { subscriptions: 'Subscriptions' },
  lead_one: '{{count}} active subscription.',
  lead_other: '{{count}} active subscriptions.',
  off: 'Subscriptions are turned off in the settings: none is offered, and none of these is ordered.',
  number: 'Subscription',
  search: 'Search number or email',
  pieces_one: '{{count}} item',
  pieces_other: '{{count}} items',
  none: 'No subscriptions',
  noneText: 'Subscriptions appear here when customers order a product every few weeks.',
  facts: 'Details',
  total: 'next total {{amount}}',
  gone: 'Deleted product {{id}}',
  reason: 'Reason',
  reasonHelp:
    'Staff see it in the history. The customer is emailed when a subscription is paused or cancelled.',
  actors: { customer: 'Customer', system: 'Shop' },
  problems: {
    'out-of-stock': 'Not enough stock',
    'not-for-sale': 'Product not for sale',
    restricted: 'Sales restriction',
    'no-delivery': 'No shipping to the address',
    'no-payment': 'Payment method not available',
    'no-card': 'No saved card',
    'card-declined': 'Card declined',
    'card-asks': 'Bank asks for confirmation',
    other: 'Order could not be placed',
  },
} satisfies Words;
