import type { RefusalReplies } from '#kernel/refusal.ts';

/** What is sent is no answer to the question of consent. */
export type ConsentRefusal = { code: 'consent.wrong-answer' } | { code: 'consent.foreign-origin' };

export const consentRefusals = {
  'consent.wrong-answer': { status: 400 },
  'consent.foreign-origin': { status: 403 },
} as const satisfies RefusalReplies<ConsentRefusal>;
