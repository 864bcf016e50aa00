import type { DocumentId } from '#kernel/ids.ts';
import { findAnyDocument } from '../content.store.ts';
import { type DocumentQuery, findDocuments } from './find-documents.store.ts';
import { documentHistory, duplicateDocument, putAway, removeDocument, undoDocument } from './life.ts';
import { createMenus } from './menus.ts';
import { type OpenDocument, openDocument } from './open-document.ts';
import { type ContentEditNeeds, saveDocumentDraft } from './save-document.ts';
import { createDocumentTerms } from './terms.ts';

/**
 * What staff do to pages, articles and work.
 *
 * `find` lists them in every state; `open` gives one to its editor, `save` takes it back or makes a new one; `preview` is
 * what its page would show. `history` tells what became of it, `undo` goes back to a version. `duplicate` makes a draft
 * like it; `trash` takes it out of sight, `restore` brings it back as a draft, `remove` deletes it for good. `terms` are
 * what documents are sorted by, `menus` what leads to them.
 */
export function createContentEdit(needs: ContentEditNeeds) {
  const { db, clock } = needs;
  return {
    find: (query: DocumentQuery) => findDocuments(db, query, clock()),
    open: (id: DocumentId): Promise<OpenDocument | null> => openDocument(db, id),
    preview: (id: DocumentId) => findAnyDocument(db, id),
    save: saveDocumentDraft(needs),
    history: documentHistory(needs),
    undo: undoDocument(needs),
    duplicate: duplicateDocument(needs),
    trash: putAway(needs, 'trashed'),
    restore: putAway(needs, 'restored'),
    remove: removeDocument(needs),
    terms: createDocumentTerms(needs),
    menus: createMenus(needs),
  };
}
