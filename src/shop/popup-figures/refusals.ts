import type { RefusalReplies } from '#kernel/refusal.ts';

/** Why what a page reports of its popups is not counted. */
export type FiguresRefusal =
  | { code: 'popup-figures.wrong-body' }
  | { code: 'popup-figures.wrong-day' }
  | { code: 'popup-figures.unknown-popup' }
  | { code: 'popup-figures.foreign-origin' };

export const figuresRefusals = {
  'popup-figures.wrong-body': { status: 400 },
  'popup-figures.wrong-day': { status: 422 },
  'popup-figures.unknown-popup': { status: 404 },
  'popup-figures.foreign-origin': { status: 403 },
} as const satisfies RefusalReplies<FiguresRefusal>;
