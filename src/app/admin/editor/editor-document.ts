import type { ReactNode } from 'react';
import type { ValueOf } from '#admin-actions/registry.ts';
import type { EditedName } from '#kernel/editing/edited-document.ts';
import type { ShownVisitor } from '#kernel/editing/shown-visitor.ts';
import type { FormatField } from '../parts/forms/conflict-dialog.tsx';
import type { AdminFormState } from '../parts/forms/form.tsx';
import type { SavedSection } from '../templates/content/node-words.ts';

/** The state of a document as its editor knows it. */
export type DocumentState = 'draft' | 'scheduled' | 'published' | 'ended' | 'trashed';

/** When something is shown, ISO 8601; null: from now, or without an end. */
export type Period = Readonly<{ startsAt: string | null; endsAt: string | null }>;

/** How a document is published: by the values that its form screen saves. */
export type Publishing = Readonly<{
  state: DocumentState;
  period: Period;
  /** What can be set: documents have a start, templates an end as well, popups have both among their settings. */
  times: 'start' | 'period' | 'none';
  toValues: (to: 'draft' | 'published', period: Period) => Partial<EditorValues>;
}>;

/** A document as its editor opens it. */
export type EditorDocument = Readonly<{
  name: EditedName;
  /** What was edited and not saved, here and by others. */
  drafts: ValueOf<'editor.draft'>;
  /** Whom the page can be shown to. */
  visitors: readonly ShownVisitor[];
  title: string;
  badge: ReactNode;
  publishing: Publishing;
  /** The kind of document: `home`, `text`, or the place of a template. */
  place: string;
  /** Where the way back leads, without language. */
  back: Readonly<{ path: string; label: string }>;
  /** What is set of the whole document in a dialog of the editor; null where it has a screen for that. */
  details: ReactNode;
  sections: readonly SavedSection[];
  labels: Readonly<Record<string, string>>;
  formatField: FormatField;
}>;

/** The values of its form. */
export type EditorValues = Record<string, unknown> & { tree: unknown };
export type EditorState = AdminFormState<EditorValues>;
