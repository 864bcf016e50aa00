import type { StaffNotification } from '../store/notifications.ts';

/** Where in the back office what a notification is about is shown; without language. */
export function notificationPath({ kind, subject }: Pick<StaffNotification, 'kind' | 'subject'>): string {
  switch (kind) {
    case 'payment-failed':
    case 'return-requested':
      return `/admin/orders/${subject}/`;
    case 'mentioned':
      return `/admin/orders/${subject}/#timeline`;
    case 'review-pending':
      return '/admin/reviews/';
    case 'message-received':
      return `/admin/entries/${subject}/`;
    case 'low-stock':
      return '/admin/products/?stock=low';
    case 'job-failed':
      return '/admin/jobs/';
  }
}
