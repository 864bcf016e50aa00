import type { DocumentId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import { documentPath } from './rules/document-path.ts';
import { type MenuItem, parseMenu } from './rules/menu.ts';
import type { ContentEditDeps } from './staff/actions/save-document.ts';
import { createContentEdit } from './staff/index.ts';
import { type AcceptedText, findAcceptedText, saveAcceptedText } from './store/accepted-text.ts';
import {
  countDocuments,
  type DocumentAddress,
  type DocumentFilter,
  type DocumentKind,
  type DocumentRow,
  findDocument,
  findHome,
  findPublishedDocument,
  type NewDocument,
  neighbourDocuments,
  newestDocuments,
  nextPublication,
  readAddresses,
  relatedDocuments,
  saveDocument,
} from './store/content.ts';
import {
  type CountedTerms,
  countDocumentTerms,
  type DocumentLoop,
  listDocuments,
} from './store/document-loops.ts';
import { readMenus, saveMenu } from './store/menus.ts';
import { type DocumentResult, type DocumentSearch, searchDocuments } from './store/search-documents.ts';
import {
  type DocumentTerm,
  readDocumentCategories,
  readTags,
  saveDocumentCategory,
  saveTag,
} from './store/terms.ts';

export type { ContentRefusal } from './refusals.ts';
/** The path of a document. */
export { documentPath } from './rules/document-path.ts';
/** The products a text links to. */
export { linkedProducts } from './rules/linked-products.ts';
/** Adds the language to links in stored HTML. */
export { localizeLinks } from './rules/localize-links.ts';
/** Menus: as stored, with the ids of their pictures, and in one language. */
export {
  imagesInMenu,
  linkedInMenu,
  type MenuEntry,
  type MenuItem,
  menuIn,
  parseMenu,
  withoutLinks,
} from './rules/menu.ts';
/** Headings with anchors, and the reading time. */
export { type Outlined, type OutlineEntry, outlineOf, readingMinutes } from './rules/outline.ts';
/** The page number of an archive URL. */
export { parsePageNumber } from './rules/page-number.ts';
/** Whether a slug is free for the sticks archive. */
export { isSlugFreeForRange } from './staff/actions/range-slug.ts';
export type { TermKind } from './staff/actions/terms.ts';
export type { OpenDocument } from './staff/rules/draft.ts';
/** A document in its editor, and its refusals. */
export { type DocumentDraft, EDITED_KINDS, type EditedKind } from './staff/rules/draft.ts';
export type { FlatEntry, MenuPlaceName, OpenMenu } from './staff/rules/menu-draft.ts';
export { LIST_STATES, type ListedDocument, type ListState } from './staff/store/find-documents.ts';
export type { UsedTerm } from './staff/store/terms.ts';
/** Loops of articles and projects. */
export type { CountedTerms, DocumentLoop, DocumentTerms } from './store/document-loops.ts';
export type {
  AcceptedText,
  DocumentAddress,
  DocumentFilter,
  DocumentKind,
  DocumentResult,
  DocumentRow,
  DocumentSearch,
  DocumentTerm,
  NewDocument,
};

/** One page of an archive. */
export type DocumentPage = Readonly<{
  documents: readonly DocumentRow[];
  count: number;
  page: number;
  pageCount: number;
}>;

/**
 * Pages, articles, portfolio projects, home pages and menus.
 *
 * `find` by kind and slug, once published; `home` the home page that is shown, null for the shipped one; `pathOf` the
 * path by id, null unless published; `newest` a page of a kind, category or tag, null past the last; `loop` one page
 * of a loop and `loopTerms` how many of its documents have each category or tag; `around` the previous, next and
 * related documents; `save` a document with sanitised HTML, and throws where its tree of widgets is wrong; `menus` all
 * menus by place. `search` finds documents by a text search query, `has` whether there are any. `saveAcceptedText` stores the
 * current text of a page when a customer accepts it and returns its version, which `acceptedText` reads. `addresses`
 * are all published URLs; `nextPublication` is when the next scheduled document is due. `edit` is for staff.
 */
export function createContent(deps: ContentEditDeps) {
  const { db, clock, sanitise, settleTree } = deps;
  return {
    edit: createContentEdit(deps),
    find: (kind: DocumentKind, slug: string): Promise<DocumentRow | null> =>
      findDocument(db, { kind, slug }, clock()),
    home: (): Promise<DocumentRow | null> => findHome(db, clock()),
    pathOf: async (id: DocumentId): Promise<string | null> => {
      const document = await findPublishedDocument(db, id, clock());
      return document === null ? null : documentPath(document.kind, document.slug);
    },
    saveAcceptedText: (tx: DbOrTx, page: { slug: string; label: string }): Promise<string> =>
      saveAcceptedText(tx, page, clock()),
    acceptedText: (page: { slug: string; version: string }): Promise<AcceptedText | null> =>
      findAcceptedText(db, page),
    newest: async (
      kind: DocumentKind,
      { page, perPage, filter = {} }: { page: number; perPage: number; filter?: DocumentFilter },
    ): Promise<DocumentPage | null> => {
      const now = clock();
      const count = await countDocuments(db, kind, { filter, now });
      const pageCount = Math.max(1, Math.ceil(count / perPage));
      if (page > pageCount) return null;
      const offset = (page - 1) * perPage;
      return {
        documents: await newestDocuments(db, kind, { filter, now, limit: perPage, offset }),
        count,
        page,
        pageCount,
      };
    },
    loop: async (loop: DocumentLoop): Promise<DocumentPage> => {
      const { documents, count } = await listDocuments(db, loop, clock());
      const pageCount = Math.max(1, Math.ceil(count / loop.perPage));
      return { documents, count, page: loop.page, pageCount };
    },
    loopTerms: (loop: DocumentLoop, of: CountedTerms): Promise<{ slug: string; count: number }[]> =>
      countDocumentTerms(db, loop, { of, now: clock() }),
    around: async (document: DocumentRow, limit: number) => {
      const now = clock();
      const [neighbours, related] = await Promise.all([
        neighbourDocuments(db, document, now),
        relatedDocuments(db, document, { now, limit }),
      ]);
      return { ...neighbours, related };
    },
    categories: (kind: DocumentKind): Promise<DocumentTerm[]> => readDocumentCategories(db, kind),
    tags: (slugs: readonly string[]): Promise<DocumentTerm[]> => readTags(db, slugs),
    search: (search: DocumentSearch, limit: number): Promise<DocumentResult[]> =>
      searchDocuments(db, { ...search, now: clock(), limit }),
    has: async (tsquery: string): Promise<boolean> =>
      (await searchDocuments(db, { tsquery, named: tsquery, now: clock(), limit: 1 })).length > 0,
    nextPublication: (): Promise<Instant | null> => nextPublication(db, clock()),
    addresses: (): Promise<DocumentAddress[]> => readAddresses(db, clock()),
    menus: async (): Promise<ReadonlyMap<string, MenuItem[]>> =>
      new Map((await readMenus(db)).map(({ location, items }) => [location, parseMenu(items)])),
    save: async (document: NewDocument): Promise<void> => {
      const { body, kind, slug, tree } = document;
      const settled = await settleTree(db, { tree, kind, htmlOf: null });
      if (!settled.ok) throw new Error(`the tree of ${kind} ${slug}: ${JSON.stringify(settled.nodes)}`);
      const clean =
        body.ar === undefined ? { en: sanitise(body.en) } : { en: sanitise(body.en), ar: sanitise(body.ar) };
      await saveDocument(db, { ...document, body: clean, tree: settled.tree });
    },
    saveCategory: (kind: DocumentKind, category: Parameters<typeof saveDocumentCategory>[2]): Promise<void> =>
      saveDocumentCategory(db, kind, category),
    saveTag: (tag: DocumentTerm): Promise<void> => saveTag(db, tag),
    saveMenu: (location: string, items: readonly MenuItem[]): Promise<void> => saveMenu(db, location, items),
  };
}
