import type { Words } from '#messages/words.ts';

/** What staff are notified of beside new orders. */
export const adminNotifications = {
  title: 'Notifications',
  unread_one: 'Notifications: {{count}} unread',
  unread_other: 'Notifications: {{count}} unread',
  none: 'Nothing needs your attention',
  noneText:
    'Failed payments, returns, reviews, messages, low stock, failed jobs and mentions of you appear here.',
  loading: 'Loading…',
  failed: 'Notifications could not be loaded.',
  again: 'Try again',
  open: 'View',
  choose: 'Choose notifications',
  words: {
    'payment-failed': 'Payment failed: order {{subject}}',
    'return-requested': 'Return requested: order {{subject}}',
    'review-pending': 'A review waits for approval',
    'message-received': 'New message {{subject}}',
    'low-stock_one': '{{count}} product is low in stock',
    'low-stock_other': '{{count}} products are low in stock',
    'job-failed': 'Job failed: {{subject}}',
    mentioned: 'You were mentioned in a note on order {{subject}}',
  },
  kinds: {
    'payment-failed': 'Failed payments',
    'return-requested': 'Return requests',
    'review-pending': 'Reviews to approve',
    'message-received': 'Messages and form entries',
    'low-stock': 'Low stock',
    'job-failed': 'Failed jobs',
    mentioned: 'Mentions',
  },
  kind: 'Notification',
  inBackOffice: 'In the back office',
  byMail: 'By email',
  shown: '{{kind}}: in the back office',
  mailed: '{{kind}}: by email',
  desktop: 'Desktop notifications in this browser',
  desktopHelp: 'New orders and notifications also appear on this device while the back office is open.',
  desktopDenied: 'This browser blocks notifications of the shop. Allow them in its site settings.',
  newOrders: 'New orders: {{count}}',
} satisfies Words;
