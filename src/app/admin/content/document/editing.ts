import type { UseFormReturnType } from '@mantine/form';
import type { ValueOf } from '#admin-actions/registry.ts';
import type { DocumentDraft, ListState } from '#shop/content';

/** The editor's form: a document's draft. */
export type DocumentForm = UseFormReturnType<DocumentDraft>;
export type Choices = ValueOf<'content.choices'>;
/** A document as loaded or as a save returned it; dates outside the draft may then be strings. */
export type Opened = Pick<
  ValueOf<'content.open'>,
  'id' | 'kind' | 'version' | 'draft' | 'isTrashed' | 'path' | 'isNeeded'
>;
/** Loaded data that the form shows with its fields. */
export type Beside = Pick<ValueOf<'content.open'>, 'cover' | 'goods' | 'accepted'>;

/** The list state of a document at a time. */
export function stateOf({ isTrashed, draft }: Pick<Opened, 'isTrashed' | 'draft'>, now: Date): ListState {
  if (isTrashed) return 'trashed';
  if (draft.status === 'draft') return 'draft';
  return draft.publishAt !== null && new Date(draft.publishAt) > now ? 'scheduled' : 'published';
}
