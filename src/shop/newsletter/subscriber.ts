import type { SubscriberId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import type { Language } from '#kernel/language.ts';
import type { RequestedSubscription } from '#shop/events.ts';

/** `pending`: requested and not confirmed; only the confirmation mail is sent. */
export const SUBSCRIBER_STATES = ['pending', 'confirmed', 'unsubscribed'] as const;
export type SubscriberState = (typeof SUBSCRIBER_STATES)[number];

/** An email address on a list. */
export type Subscriber = Readonly<{
  id: SubscriberId;
  email: string;
  list: string;
  status: SubscriberState;
  language: Language;
  /** The sentence that was agreed to, and its version. */
  consent: string;
  consentVersion: number;
  /** The form it was asked by, or `import`. */
  source: string;
  askedAt: Instant;
  confirmedAt: Instant | null;
  endedAt: Instant | null;
}>;

/** A subscription requested by a form. */
export type Subscription = RequestedSubscription;
