import type { Editor } from '#kernel/editor.ts';
import type { DocumentId } from '#kernel/ids.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import type { ContentRefusal } from '../refusals.ts';
import { isNeeded } from './document-word.ts';
import {
  deleteDocument,
  lockDocuments,
  readStored,
  type StoredRow,
  updateDocument,
} from './documents.store.ts';
import type { DocumentDraft } from './draft.ts';
import { type OpenDocument, openDocument, toOpen } from './open-document.ts';
import { type ContentEditNeeds, freeWord, saveDocumentDraft } from './save-document.ts';
import { toDraft, toRow } from './to-draft.ts';
import { type HistoryEntry, insertVersion, readHistory, readVersion } from './versions.store.ts';

type Answer = Promise<Outcome<OpenDocument, ContentRefusal>>;

const PER_PAGE = 30;
const NOBODY: Editor = { staffId: null, name: '' };
const UNKNOWN = { code: 'content.unknown-document' } as const;

/** A copy that may stand beside its original: a draft with an address of its own. */
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

/** Makes a draft like a document, at an address of its own. */
export function duplicateDocument(needs: ContentEditNeeds) {
  const save = saveDocumentDraft(needs);
  return async (id: DocumentId, by: Editor): Answer => {
    const stored = await readStored(needs.db, id);
    if (stored === null) return refuse(UNKNOWN);
    const { kind } = stored;
    return save({ id: null, kind }, toCopy(toDraft(stored)), { version: 0, by, act: 'duplicated' });
  };
}

type Move = { stored: StoredRow; slug: string; act: 'trashed' | 'restored'; by: Editor; at: Date };

/** Out of sight as a draft, at the address it has or gets; what stood before is kept. */
async function move(tx: DbOrTx, { stored, slug, act, by, at }: Move): Promise<void> {
  const { id: documentId, version } = stored;
  const before = toDraft(stored);
  const draft: DocumentDraft = { ...before, slug, status: 'draft', publishAt: null };
  const row = toRow(draft, { stored, now: at });
  await insertVersion(
    tx,
    { documentId, version, draft: before },
    { act: 'found', by: NOBODY, at: stored.updated_at },
  );
  await updateDocument(tx, documentId, {
    row: { ...row, status: act === 'trashed' ? 'trashed' : 'draft' },
    at,
  });
  await insertVersion(tx, { documentId, version: version + 1, draft }, { act, by, at });
}

type Away = { id: DocumentId; act: 'trashed' | 'restored'; by: Editor };

async function putAwayIn(tx: DbOrTx, { id, act, by }: Away, needs: ContentEditNeeds): Answer {
  await lockDocuments(tx);
  const stored = await readStored(tx, id);
  if (stored === null) return refuse(UNKNOWN);
  const { kind } = stored;
  const toTrash = act === 'trashed';
  if (toTrash && isNeeded(kind, stored.slug)) return refuse({ code: 'content.needed-by-shop' });
  if ((stored.status === 'trashed') === toTrash) return done(await toOpen(tx, stored));
  const place = { kind, listingPrefix: await needs.listingPrefix(tx), besides: id };
  const slug = toTrash ? stored.slug : await freeWord(tx, stored.slug, place);
  await move(tx, { stored, slug, act, by, at: needs.clock() });
  const open = await openDocument(tx, id);
  return open === null ? refuse(UNKNOWN) : done(open);
}

/** Takes a document out of sight, or back out of the trash as a draft; at the address it had, if that is free still. */
export function putAway(needs: ContentEditNeeds, act: Away['act']) {
  return (id: DocumentId, by: Editor): Answer =>
    needs.db.transaction().execute((tx) => putAwayIn(tx, { id, act, by }, needs));
}

/** Deletes what lies in the trash for good, with its history. */
export function removeDocument(needs: ContentEditNeeds) {
  return (id: DocumentId): Promise<Outcome<null, ContentRefusal>> =>
    needs.db.transaction().execute(async (tx) => {
      await lockDocuments(tx);
      const stored = await readStored(tx, id);
      if (stored?.status !== 'trashed') return refuse(UNKNOWN);
      await deleteDocument(tx, id);
      return done(null);
    });
}

/** What became of a document, newest first; `page` counts from 1. */
export function documentHistory({ db }: Pick<ContentEditNeeds, 'db'>) {
  return (id: DocumentId, page = 1): Promise<{ entries: HistoryEntry[]; total: number }> =>
    readHistory(db, id, { limit: PER_PAGE, offset: (page - 1) * PER_PAGE });
}

/**
 * Brings a document back to what it was, as a new version, so that this too can be undone.
 *
 * @returns refuses `content.unknown-version`, and whatever saving refuses: what it named may be gone
 */
export function undoDocument(needs: ContentEditNeeds) {
  const save = saveDocumentDraft(needs);
  return async (id: DocumentId, version: number, by: Editor): Answer => {
    const stored = await readStored(needs.db, id);
    if (stored === null) return refuse(UNKNOWN);
    const kept = await readVersion(needs.db, id, version);
    if (kept === null) return refuse({ code: 'content.unknown-version', version });
    return save({ id, kind: stored.kind }, kept.draft, { version: stored.version, by, act: 'undone' });
  };
}
