import type { RefusalReplies } from '#kernel/refusal.ts';

/** Why an event is not sent once more: there is none that failed. */
export type ConversionRefusal = { code: 'analytics.no-conversion' };

export const conversionRefusals = {
  'analytics.no-conversion': { status: 422 },
} as const satisfies RefusalReplies<ConversionRefusal>;
