import type { RefusalReplies } from '#kernel/refusal.ts';

/** No failed event with this id can be sent again. */
export type ConversionRefusal = { code: 'analytics.no-conversion' };

export const conversionRefusals = {
  'analytics.no-conversion': { status: 422 },
} as const satisfies RefusalReplies<ConversionRefusal>;
