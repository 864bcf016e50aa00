import type { DocumentId } from '#kernel/ids.ts';
import { type Revisions, revisionsIn } from '#platform/database/revisions.ts';

/** The kind of change that made a version. */
export type ContentChange = 'created' | 'saved' | 'duplicated' | 'undone' | 'trashed' | 'restored';

export type ContentHistory = Revisions<ContentChange>;

/** Drafts of documents. */
export const documentRevisions = revisionsIn<DocumentId, ContentChange>({
  table: 'document_version',
  key: 'document_id',
  content: 'draft',
});

/** Entries of menus, by place. */
export const menuRevisions = revisionsIn<string, ContentChange>({
  table: 'menu_version',
  key: 'location',
  content: 'items',
});
