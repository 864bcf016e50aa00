import type { DocumentId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import { type AcceptedVersion, readAcceptedVersions } from '../accepted-text.store.ts';
import { AGREED_PAGES, documentPath, isNeeded } from './document-word.ts';
import { readStored, type StoredRow } from './documents.store.ts';
import type { DocumentDraft, EditedKind } from './draft.ts';
import { toDraft } from './to-draft.ts';

/** A document in its editor: what may be changed, and what is shown beside it. */
export type OpenDocument = Readonly<{
  id: DocumentId;
  kind: EditedKind;
  /** Goes back with what is saved. */
  version: number;
  draft: DocumentDraft;
  isTrashed: boolean;
  /** Its address, without language. */
  path: string;
  /** The shop itself leads here: it keeps its address, and stays. */
  isNeeded: boolean;
  updatedAt: Instant;
  /** How a text that shoppers agree to stood when somebody did, newest first. */
  accepted: readonly AcceptedVersion[];
}>;

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

/** @returns null for what is not there, or not edited here */
export async function openDocument(db: DbOrTx, id: DocumentId): Promise<OpenDocument | null> {
  const row = await readStored(db, id);
  return row === null ? null : toOpen(db, row);
}
