import type { ReactNode } from 'react';
import type { ValueOf } from '#admin-actions/registry.ts';
import type { EditedName } from '#kernel/web/edited-document.ts';
import type { FormatField } from '../parts/forms/conflict-dialog.tsx';
import type { AdminFormState } from '../parts/forms/form.tsx';
import type { SavedSection } from '../templates/content/node-words.ts';

/** A document as its editor opens it. */
export type EditorDocument = Readonly<{
  name: EditedName;
  version: number;
  /** What was edited and not saved, here and by others. */
  drafts: ValueOf<'editor.draft'>;
  title: string;
  badge: ReactNode;
  /** The kind of document: `home`, `text`, or the place of a template. */
  place: string;
  backPath: string;
  sections: readonly SavedSection[];
  labels: Readonly<Record<string, string>>;
  formatField: FormatField;
}>;

/** The values of its form. */
export type EditorValues = Record<string, unknown> & { tree: unknown };
export type EditorState = AdminFormState<EditorValues>;
