import type { RefusalReplies } from '#kernel/refusal.ts';

/** A text that is no list of subscribers, or far too long a one. */
export type NewsletterRefusal = { code: 'newsletter.no-list' };

export const newsletterRefusals = {
  'newsletter.no-list': { status: 422 },
} as const satisfies RefusalReplies<NewsletterRefusal>;
