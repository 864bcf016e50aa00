import type { ChangedMeanwhile, RefusalReplies, Saver } from '#kernel/refusal.ts';
import type { FieldProblems } from './edit/draft.ts';
import type { OpenMenu } from './edit/menus.ts';
import type { OpenDocument } from './edit/open-document.ts';

/** Every answer "no" to staff who write pages and articles. */
export type ContentRefusal =
  | { code: 'content.wrong-fields'; problems: FieldProblems }
  | (ChangedMeanwhile<'content.changed-meanwhile', OpenDocument> & Saver)
  | (ChangedMeanwhile<'content.menu.changed-meanwhile', OpenMenu> & Saver)
  | { code: 'content.unknown-document' }
  | { code: 'content.unknown-version'; version: number }
  /** The shop itself leads to this page. */
  | { code: 'content.needed-by-shop' }
  | { code: 'content.unknown-term' }
  | { code: 'content.term-in-use'; count: number };

/** How each is answered. */
export const contentRefusals = {
  'content.wrong-fields': { status: 422 },
  'content.changed-meanwhile': { status: 409 },
  'content.menu.changed-meanwhile': { status: 409 },
  'content.unknown-document': { status: 404 },
  'content.unknown-version': { status: 404 },
  'content.needed-by-shop': { status: 409 },
  'content.unknown-term': { status: 404 },
  'content.term-in-use': { status: 409, facts: ['count'] },
} as const satisfies RefusalReplies<ContentRefusal>;
