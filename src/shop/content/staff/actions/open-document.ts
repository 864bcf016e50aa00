import type { DocumentId } from '#kernel/ids.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import { documentPath } from '../../rules/document-path.ts';
import { readAcceptedVersions } from '../../store/accepted-text.ts';
import { AGREED_PAGES, isNeeded } from '../rules/document-slug.ts';
import type { OpenDocument } from '../rules/draft.ts';
import { toDraft } from '../rules/to-draft.ts';
import { readStored, type StoredRow } from '../store/documents.ts';

export async function toOpen(db: DbOrTx, row: StoredRow): Promise<OpenDocument> {
  const { id, kind, slug } = row;
  const isAgreed = kind === 'page' && AGREED_PAGES.includes(slug);
  return {
    id,
    kind,
    version: row.version,
    draft: toDraft(row),
    isTrashed: row.status === 'trashed',
    path: documentPath(kind, slug),
    isNeeded: isNeeded(kind, slug),
    updatedAt: row.updated_at,
    accepted: isAgreed ? await readAcceptedVersions(db, slug) : [],
  };
}

/** @returns null for an unknown document or one that is not edited here */
export async function openDocument(db: DbOrTx, id: DocumentId): Promise<OpenDocument | null> {
  const row = await readStored(db, id);
  return row === null ? null : toOpen(db, row);
}
