import type { UseFormReturnType } from '@mantine/form';
import type { ValueOf } from '#admin-actions/registry.ts';
import type { DocumentDraft, ListState } from '#shop/content';

/** The editor's form: a document's draft. */
export type DocumentForm = UseFormReturnType<DocumentDraft>;
export type Choices = ValueOf<'content.choices'>;
/** A document as it came with the page, or back from being saved: moments beside the draft may be texts then. */
export type Opened = Pick<
  ValueOf<'content.open'>,
  'id' | 'kind' | 'version' | 'draft' | 'isTrashed' | 'path' | 'isNeeded'
>;
/** What the page brings besides, to be shown at the words. */
export type Beside = Pick<ValueOf<'content.open'>, 'cover' | 'goods' | 'accepted'>;

/** The state of a document at a moment, as lists name it. */
export function stateOf({ isTrashed, draft }: Pick<Opened, 'isTrashed' | 'draft'>, now: Date): ListState {
  if (isTrashed) return 'trashed';
  if (draft.status === 'draft') return 'draft';
  return draft.publishAt !== null && new Date(draft.publishAt) > now ? 'scheduled' : 'published';
}
