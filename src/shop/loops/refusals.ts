import type { RefusalReplies } from '#kernel/refusal.ts';

/** What call 6 refuses. Source: CA-06, CA-07 */
export type LoopRefusal =
  /** A field is missing, of the wrong type, or not one of this call. */
  | { code: 'loop.wrong-field'; field: string }
  /** No published document has this widget, or it shows no loop. */
  | { code: 'loop.unknown-widget' }
  | { code: 'loop.unknown-taxonomy' }
  /** `pagination_base_url` is no page of this shop. */
  | { code: 'loop.foreign-address' }
  /** The request contains an edited widget, and the caller may not edit. */
  | { code: 'loop.not-allowed' }
  /** A network exceeded its limit of lists per minute. */
  | { code: 'loop.too-many'; seconds: number };

export const loopRefusals = {
  'loop.wrong-field': { status: 400, facts: ['field'] },
  'loop.unknown-widget': { status: 400 },
  'loop.unknown-taxonomy': { status: 400 },
  'loop.foreign-address': { status: 400 },
  'loop.not-allowed': { status: 403 },
  'loop.too-many': { status: 429, facts: ['seconds'] },
} as const satisfies RefusalReplies<LoopRefusal>;
