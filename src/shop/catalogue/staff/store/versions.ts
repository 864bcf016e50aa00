import type { Editor } from '#kernel/editing/editor.ts';
import { type Revisions, revisionsIn } from '#platform/database/revisions.ts';

export type { Editor };

/** The kind of change that made a version. */
export type ProductChange =
  | 'created'
  | 'saved'
  | 'changed'
  | 'duplicated'
  | 'undone'
  | 'archived'
  | 'restored'
  | 'published'
  | 'unpublished';

export type ProductHistory = Revisions<ProductChange>;

/** Drafts of products. */
export const productRevisions = revisionsIn<number, ProductChange>({
  table: 'product_version',
  key: 'product_id',
  content: 'draft',
});
