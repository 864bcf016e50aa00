import type { SubscriberId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import type { Language } from '#kernel/language.ts';
import type { RequestedSubscription } from '#shop/events.ts';

/** `pending`: asked for, not confirmed yet; nothing but the mail that asks for it is sent. */
export const SUBSCRIBER_STATES = ['pending', 'confirmed', 'unsubscribed'] as const;
export type SubscriberState = (typeof SUBSCRIBER_STATES)[number];

/** Somebody on a list. */
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

/** What somebody asks for by a form. */
export type Subscription = RequestedSubscription;
