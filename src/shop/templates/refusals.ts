import type { DocumentUse } from '#kernel/editing/document-use.ts';
import type { EditConflict, UnknownVersion } from '#kernel/editing/optimistic-lock.ts';
import type { ConfirmPublishing } from '#kernel/editing/publishing.ts';
import type { RefusalReplies } from '#kernel/refusal.ts';
import type { ContentProblem } from '#kernel/tree/document-tree.ts';
import type { OpenTemplate, TemplateFieldProblems } from './staff/rules/template-draft.ts';

/** Why a file is no popup of another site that can be taken over. */
export type ExportRefusal =
  | { code: 'templates.export-unreadable' }
  /** `found`: the kind of template that it is. */
  | { code: 'templates.export-no-popup'; found: string }
  | { code: 'templates.export-other-version'; found: string }
  /** `most`: megabytes. */
  | { code: 'templates.export-too-large'; most: number }
  | { code: 'templates.export-too-many'; count: number; most: number }
  | { code: 'templates.export-too-deep'; most: number };

export type TemplateRefusal =
  | ExportRefusal
  | { code: 'templates.wrong-fields'; problems: TemplateFieldProblems }
  | { code: 'templates.wrong-content'; nodes: readonly ContentProblem[] }
  /** The section contains itself through others; `names` are the sections of the cycle, in order. */
  | { code: 'templates.circle'; names: string }
  | { code: 'templates.in-use'; count: number; uses: readonly DocumentUse[] }
  | { code: 'templates.unknown' }
  | UnknownVersion
  | ConfirmPublishing
  | { code: 'templates.unknown-address'; address: string }
  /** No page of the shop is of the kind that the template is for. */
  | { code: 'templates.no-page' }
  | EditConflict<OpenTemplate>;

export const templateRefusals = {
  'templates.wrong-fields': { status: 422 },
  'templates.wrong-content': { status: 422 },
  'templates.circle': { status: 409, facts: ['names'] },
  'templates.in-use': { status: 409, facts: ['count'] },
  'templates.unknown': { status: 404 },
  'templates.unknown-address': { status: 404, facts: ['address'] },
  'templates.no-page': { status: 404 },
  'templates.export-unreadable': { status: 422 },
  'templates.export-no-popup': { status: 422, facts: ['found'] },
  'templates.export-other-version': { status: 422, facts: ['found'] },
  'templates.export-too-large': { status: 422, facts: ['most'] },
  'templates.export-too-many': { status: 422, facts: ['count', 'most'] },
  'templates.export-too-deep': { status: 422, facts: ['most'] },
} as const satisfies RefusalReplies<TemplateRefusal>;
