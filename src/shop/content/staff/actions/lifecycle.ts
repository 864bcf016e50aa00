import type { DocumentUse } from '#kernel/editing/document-use.ts';
import type { Editor } from '#kernel/editing/editor.ts';
import type { DocumentId } from '#kernel/ids.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import type { ContentRefusal } from '../../refusals.ts';
import { documentPath } from '../../rules/document-path.ts';
import { isNeeded } from '../rules/document-slug.ts';
import type { DocumentDraft, OpenDocument } from '../rules/draft.ts';
import { toDraft, toRow } from '../rules/to-draft.ts';
import {
  deleteDocument,
  lockDocuments,
  readPublishedHomes,
  readStored,
  type StoredRow,
  updateDocument,
} from '../store/documents.ts';
import { type ContentHistory, documentRevisions } from '../store/versions.ts';
import { openDocument, toOpen } from './open-document.ts';
import { type ContentEditDeps, freeDocumentSlug, saveDocumentDraft } from './save-document.ts';

type Answer = Promise<Outcome<OpenDocument, ContentRefusal>>;

const UNKNOWN = { code: 'content.unknown-document' } as const;

/** A copy as a draft with its own slug. */
function toCopy(draft: DocumentDraft): DocumentDraft {
  const { en, ar } = draft.title;
  return {
    ...draft,
    title: { en: `${en} (copy)`, ar: ar === '' ? '' : `${ar} (نسخة)` },
    slug: '',
    status: 'draft',
    publishAt: null,
  };
}

/** Duplicates a document as a draft. */
export function duplicateDocument(deps: ContentEditDeps) {
  const save = saveDocumentDraft(deps);
  return async (id: DocumentId, by: Editor): Answer => {
    const stored = await readStored(deps.db, id);
    if (stored === null) return refuse(UNKNOWN);
    const { kind } = stored;
    const saving = { version: 0, by, act: 'duplicated', mayWriteHtml: true } as const;
    return save({ id: null, kind }, toCopy(toDraft(stored)), saving);
  };
}

type Move = { stored: StoredRow; slug: string; act: 'trashed' | 'restored' | 'saved'; by: Editor; at: Date };

/** Moves a document to the drafts or the trash; keeps the previous version. */
async function move(tx: DbOrTx, { stored, slug, act, by, at }: Move): Promise<void> {
  const { id: documentId, version } = stored;
  const before = toDraft(stored);
  const draft: DocumentDraft = { ...before, slug, status: 'draft', publishAt: null };
  const row = toRow(draft, { stored, now: at });
  await documentRevisions.saveOriginal(tx, { key: documentId, version, content: before }, stored.updated_at);
  await updateDocument(tx, documentId, {
    row: { ...row, status: act === 'trashed' ? 'trashed' : 'draft' },
    at,
  });
  const after = { key: documentId, version: version + 1, content: draft };
  await documentRevisions.save(tx, [after], { act, by, at });
}

type Away = { id: DocumentId; act: 'trashed' | 'restored'; by: Editor };

/** Where a document is named: by nodes and links of others, menus and settings. */
export function usesOfDocument({ usesOf }: Pick<ContentEditDeps, 'usesOf'>) {
  return (db: DbOrTx, { id, kind, slug }: Pick<StoredRow, 'id' | 'kind' | 'slug'>): Promise<DocumentUse[]> =>
    usesOf(db, { id, kind, slug, path: kind === 'home' ? null : documentPath(kind, slug) });
}

/** Why a document that others name is not put in the trash; null when none does. */
async function inUse(tx: DbOrTx, stored: StoredRow, deps: ContentEditDeps): Promise<ContentRefusal | null> {
  const uses = await usesOfDocument(deps)(tx, stored);
  return uses.length === 0 ? null : { code: 'content.in-use', count: uses.length, uses };
}

async function putAwayIn(tx: DbOrTx, { id, act, by }: Away, deps: ContentEditDeps): Answer {
  await lockDocuments(tx);
  const stored = await readStored(tx, id);
  if (stored === null) return refuse(UNKNOWN);
  const { kind } = stored;
  const toTrash = act === 'trashed';
  if (toTrash && isNeeded(kind, stored.slug)) return refuse({ code: 'content.needed-by-shop' });
  if ((stored.status === 'trashed') === toTrash) return done(await toOpen(tx, stored));
  const refusal = toTrash ? await inUse(tx, stored, deps) : null;
  if (refusal !== null) return refuse(refusal);
  const place = { kind, listingPrefix: await deps.listingPrefix(tx), besides: id };
  const slug = toTrash ? stored.slug : await freeDocumentSlug(tx, stored.slug, place);
  await move(tx, { stored, slug, act, by, at: deps.clock() });
  const open = await openDocument(tx, id);
  return open === null ? refuse(UNKNOWN) : done(open);
}

/** Trashes a document, or restores it as a draft; with its old slug if that is free. One that is in use stays: `content.in-use` names where. */
export function trashOrRestore(deps: ContentEditDeps, act: Away['act']) {
  return (id: DocumentId, by: Editor): Answer =>
    deps.db.transaction().execute((tx) => putAwayIn(tx, { id, act, by }, deps));
}

/**
 * Unpublishes all home pages, so that the shop shows the shipped one. Scheduled ones are unaffected.
 *
 * @returns each with its version before the change
 */
export function unpublishHomes(deps: ContentEditDeps) {
  return (by: Editor): Promise<Outcome<{ id: DocumentId; version: number }[], ContentRefusal>> =>
    deps.db.transaction().execute(async (tx) => {
      await lockDocuments(tx);
      const at = deps.clock();
      const shown = await readPublishedHomes(tx, at);
      for (const stored of shown) await move(tx, { stored, slug: stored.slug, act: 'saved', by, at });
      return done(shown.map(({ id, version }) => ({ id, version })));
    });
}

/** Deletes a trashed document permanently, with its history. */
export function removeDocument(deps: ContentEditDeps) {
  return (id: DocumentId): Promise<Outcome<null, ContentRefusal>> =>
    deps.db.transaction().execute(async (tx) => {
      await lockDocuments(tx);
      const stored = await readStored(tx, id);
      if (stored?.status !== 'trashed') return refuse(UNKNOWN);
      await deleteDocument(tx, id);
      return done(null);
    });
}

/** A document's history, newest first; `page` counts from 1. */
export function documentHistory({ db }: Pick<ContentEditDeps, 'db'>) {
  return (id: DocumentId, page = 1): Promise<ContentHistory> => documentRevisions.list(db, id, page);
}

/** The nodes of an earlier version, as they were stored; refuses `admin.unknown-version`. */
export function documentTreeAt({ db }: Pick<ContentEditDeps, 'db'>) {
  return async (id: DocumentId, version: number): Promise<Outcome<{ tree: unknown }, ContentRefusal>> => {
    const revision = await documentRevisions.find(db, id, version);
    return revision.ok ? done({ tree: (revision.value as { tree?: unknown }).tree ?? [] }) : revision;
  };
}

/**
 * Restores an earlier version as a new version, including its HTML, which was written by an authorised user.
 *
 * @returns refuses `admin.unknown-version`, and the refusals of saving, e.g. for deleted references
 */
export function undoDocument(deps: ContentEditDeps) {
  const save = saveDocumentDraft(deps);
  return async (id: DocumentId, version: number, by: Editor): Answer => {
    const stored = await readStored(deps.db, id);
    if (stored === null) return refuse(UNKNOWN);
    const revision = await documentRevisions.find(deps.db, id, version);
    if (!revision.ok) return revision;
    const saving = { version: stored.version, by, act: 'undone', mayWriteHtml: true } as const;
    return save({ id, kind: stored.kind }, revision.value, saving);
  };
}
