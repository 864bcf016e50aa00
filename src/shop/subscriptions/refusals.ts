import type { RefusalReplies } from '#kernel/refusal.ts';

export type SubscriptionRefusal =
  | { code: 'subscriptions.unknown' }
  /** It was changed after the page was opened. */
  | { code: 'subscriptions.changed' }
  /** Its state does not allow the change. */
  | { code: 'subscriptions.may-not' }
  | { code: 'subscriptions.wrong-date' }
  | { code: 'subscriptions.wrong-interval' }
  | { code: 'subscriptions.wrong-quantity' }
  /** The last product: cancelling is meant. */
  | { code: 'subscriptions.last-line' }
  | { code: 'subscriptions.unknown-address' }
  | { code: 'subscriptions.wrong-payment' };

export const subscriptionRefusals = {
  'subscriptions.unknown': { status: 404 },
  'subscriptions.changed': { status: 409 },
  'subscriptions.may-not': { status: 409 },
  'subscriptions.wrong-date': { status: 422 },
  'subscriptions.wrong-interval': { status: 422 },
  'subscriptions.wrong-quantity': { status: 422 },
  'subscriptions.last-line': { status: 422 },
  'subscriptions.unknown-address': { status: 422 },
  'subscriptions.wrong-payment': { status: 422 },
} as const satisfies RefusalReplies<SubscriptionRefusal>;
