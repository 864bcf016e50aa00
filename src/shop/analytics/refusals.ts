import type { RefusalReplies } from '#kernel/refusal.ts';

/** Why a batch of events is refused; nothing of it is counted. */
export type EventsRefusal =
  /** No batch, an unknown event, or a value outside of its bounds. */
  | { code: 'analytics.wrong-batch' }
  /** An event of the future, or one that is older than half an hour. */
  | { code: 'analytics.wrong-time' }
  /** More arrives than is written. */
  | { code: 'analytics.busy' };

/** Why no batch is read at all. */
export type EventsCallRefusal =
  /** Sent from a page of another site. */
  | { code: 'analytics.foreign-origin' }
  /** More than 600 batches of one network in a minute. */
  | { code: 'analytics.too-many' };

export const analyticsRefusals = {
  'analytics.wrong-batch': { status: 422 },
  'analytics.wrong-time': { status: 422 },
  'analytics.busy': { status: 503 },
  'analytics.foreign-origin': { status: 403 },
  'analytics.too-many': { status: 429 },
} as const satisfies RefusalReplies<EventsRefusal | EventsCallRefusal>;
