import type { DocumentId } from '#kernel/ids.ts';
import { findAnyDocument } from '../store/content.ts';
import {
  documentHistory,
  documentTreeAt,
  duplicateDocument,
  removeDocument,
  trashOrRestore,
  undoDocument,
  unpublishHomes,
  usesOfDocument,
} from './actions/lifecycle.ts';
import { createMenus } from './actions/menus.ts';
import { openDocument } from './actions/open-document.ts';
import { type ContentEditDeps, saveDocumentDraft } from './actions/save-document.ts';
import { createDocumentTerms } from './actions/terms.ts';
import type { OpenDocument } from './rules/draft.ts';
import { type DocumentQuery, findDocuments } from './store/find-documents.ts';

/**
 * Editing of pages, articles, portfolio projects and home pages.
 *
 * `find` lists them in every state; `open` reads one for its editor, `save` writes or creates one; `preview` returns
 * its page's content. `history` lists its versions, `treeAt` returns the nodes of one, `undo` restores one.
 * `uses` are where one is named; `duplicate` makes a draft; `trash`, `restore` (as a draft) and `remove` (permanently); `unpublishHomes` shows the
 * shipped home page again. `terms` are categories and tags, `menus` the menus.
 */
export function createContentEdit(deps: ContentEditDeps) {
  const { db, clock } = deps;
  const uses = usesOfDocument(deps);
  return {
    find: (query: DocumentQuery) => findDocuments(db, query, clock()),
    open: (id: DocumentId): Promise<OpenDocument | null> => openDocument(db, id),
    preview: (id: DocumentId) => findAnyDocument(db, id),
    save: saveDocumentDraft(deps),
    history: documentHistory(deps),
    treeAt: documentTreeAt(deps),
    undo: undoDocument(deps),
    duplicate: duplicateDocument(deps),
    uses: (document: Parameters<typeof uses>[1]) => uses(db, document),
    trash: trashOrRestore(deps, 'trashed'),
    restore: trashOrRestore(deps, 'restored'),
    remove: removeDocument(deps),
    unpublishHomes: unpublishHomes(deps),
    terms: createDocumentTerms(deps),
    menus: createMenus(deps),
  };
}
