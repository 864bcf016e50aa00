import type { DocumentUse } from '#kernel/editing/document-use.ts';
import type { EditConflict, UnknownVersion } from '#kernel/editing/optimistic-lock.ts';
import type { ConfirmPublishing } from '#kernel/editing/publishing.ts';
import type { Localized } from '#kernel/language.ts';
import type { RefusalReplies } from '#kernel/refusal.ts';
import type { ContentProblem } from '#kernel/tree/document-tree.ts';
import type { FieldProblems, OpenDocument } from './staff/rules/draft.ts';
import type { OpenMenu } from './staff/rules/menu-draft.ts';

export type ContentRefusal =
  | { code: 'content.wrong-fields'; problems: FieldProblems }
  | { code: 'content.wrong-content'; nodes: readonly ContentProblem[] }
  | EditConflict<OpenDocument>
  | EditConflict<OpenMenu>
  /** Of a category or a tag. */
  | EditConflict<{ name: Localized }>
  | { code: 'content.unknown-document' }
  | UnknownVersion
  | ConfirmPublishing
  /** The shop's own pages link to it. */
  | { code: 'content.needed-by-shop' }
  | { code: 'content.in-use'; count: number; uses: readonly DocumentUse[] }
  | { code: 'content.unknown-term' }
  | { code: 'content.term-in-use'; count: number }
  | { code: 'content.term-slug-taken'; slug: string };

export const contentRefusals = {
  'content.wrong-fields': { status: 422 },
  'content.wrong-content': { status: 422 },
  'content.unknown-document': { status: 404 },
  'content.needed-by-shop': { status: 409 },
  'content.in-use': { status: 409, facts: ['count'] },
  'content.unknown-term': { status: 404 },
  'content.term-in-use': { status: 409, facts: ['count'] },
  'content.term-slug-taken': { status: 409, facts: ['slug'] },
} as const satisfies RefusalReplies<ContentRefusal>;
