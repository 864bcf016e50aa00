import type { ReactNode } from 'react';
import type { ValueOf } from '#admin-actions/registry.ts';
import type { DocumentUse } from '#kernel/editing/document-use.ts';
import type { EditedName } from '#kernel/editing/edited-document.ts';
import type { ShownVisitor } from '#kernel/editing/shown-visitor.ts';
import type { FormatField } from '../parts/forms/conflict-dialog.tsx';
import type { AdminFormState } from '../parts/forms/form.tsx';
import type { SavedSection } from '../templates/content/node-words.ts';

/** The publication state of a document. */
export type DocumentState = 'draft' | 'scheduled' | 'published' | 'ended' | 'trashed';

/** The period of publication, in ISO 8601; null for an immediate start, or no end. */
export type Period = Readonly<{ startsAt: string | null; endsAt: string | null }>;

/** The publication of a document, in terms of its form values. */
export type Publishing = Readonly<{
  state: DocumentState;
  period: Period;
  /** The times that can be set: documents have a start, templates also an end; popups have both in their settings. */
  times: 'start' | 'period' | 'none';
  toValues: (to: 'draft' | 'published', period: Period) => Partial<EditorValues>;
  /** Where it is named; nothing is shown there once it is a draft. */
  uses: readonly DocumentUse[];
}>;

/** A document opened in the editor. */
export type EditorDocument = Readonly<{
  name: EditedName;
  /** Unsaved drafts of the member and of others. */
  drafts: ValueOf<'editor.draft'>;
  /** The sample visitors that the page can be shown as. */
  visitors: readonly ShownVisitor[];
  title: string;
  badge: ReactNode;
  publishing: Publishing;
  /** The kind of document: `home`, `text`, or the place of a template. */
  place: string;
  /** The target of the back link, without language. */
  back: Readonly<{ path: string; label: string }>;
  /** Settings of the whole document, in a dialog; null if they have a screen. */
  details: ReactNode;
  sections: readonly SavedSection[];
  labels: Readonly<Record<string, string>>;
  formatField: FormatField;
}>;

/** The values of its form. */
export type EditorValues = Record<string, unknown> & { tree: unknown };
export type EditorState = AdminFormState<EditorValues>;
