import type { Instant } from '#kernel/instant.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import { type AcceptedText, findAcceptedText, keepText } from './accepted-text.store.ts';
import {
  countDocuments,
  type DocumentAddress,
  type DocumentFilter,
  type DocumentKind,
  type DocumentRow,
  findDocument,
  type NewDocument,
  neighbourDocuments,
  newestDocuments,
  nextPublication,
  readAddresses,
  relatedDocuments,
  saveDocument,
} from './content.store.ts';
import { createContentEdit } from './edit/create-edit.ts';
import type { ContentEditNeeds } from './edit/save-document.ts';
import { type MenuItem, parseMenu } from './menu.ts';
import { readMenus, saveMenu } from './menus.store.ts';
import { type FoundDocument, searchDocuments } from './search-documents.store.ts';
import {
  type DocumentTerm,
  readDocumentCategories,
  readTags,
  saveDocumentCategory,
  saveTag,
} from './terms.store.ts';

/** A document as staff hold it, and what they are refused. */
export { type DocumentDraft, EDITED_KINDS, type EditedKind } from './edit/draft.ts';
export { LIST_STATES, type ListedDocument, type ListState } from './edit/find-documents.store.ts';
export type { FlatEntry, MenuPlaceName } from './edit/menu-draft.ts';
export type { OpenMenu } from './edit/menus.ts';
export type { OpenDocument } from './edit/open-document.ts';
/** Whether the range of sticks can stand at a word. */
export { isFreeForRange } from './edit/range-word.ts';
export type { UsedTerm } from './edit/terms.store.ts';
export type { TermKind } from './edit/terms.ts';
/** The products that a text links to. */
export { linkedProducts } from './linked-products.ts';
/** Sends links inside stored HTML to the pages of a language. */
export { localizeLinks } from './localize-links.ts';
/** Menus: as stored, and in one language. */
export { type MenuEntry, type MenuItem, menuIn, parseMenu } from './menu.ts';
/** The headings of a text with ids to link to; how long it takes to read. */
export { type Outlined, type OutlineEntry, outlineOf, readingMinutes } from './outline.ts';
/** The page of an archive that an address asks for. */
export { parsePageNumber } from './page-number.ts';
export type { ContentRefusal } from './refusals.ts';
export type {
  AcceptedText,
  DocumentAddress,
  DocumentFilter,
  DocumentKind,
  DocumentRow,
  DocumentTerm,
  FoundDocument,
  NewDocument,
};

/** One page of articles or other documents. */
export type DocumentPage = Readonly<{
  documents: readonly DocumentRow[];
  count: number;
  page: number;
  pageCount: number;
}>;

type Needs = ContentEditNeeds;

/**
 * Pages, articles, work and the home page; menus.
 *
 * `find` by kind and address word, once its day has come; `newest` a page of a kind, a category or a tag, null past the last; `around` what
 * stands before, after and near a document; `save` keeps a document with its HTML sanitised; `menus` all menus by place.
 * `search` gives what has the words of a text search query, `has` whether anything has.
 * `keepText` keeps a page as somebody agrees to it and gives its version, which `acceptedText` reads again.
 * `addresses` are all that machines may find; `nextPublication` is the next moment at which a document comes out.
 * `edit` is what staff do.
 */
export function createContent(needs: Needs) {
  const { db, clock, sanitise } = needs;
  return {
    edit: createContentEdit(needs),
    find: (kind: DocumentKind, slug: string): Promise<DocumentRow | null> =>
      findDocument(db, { kind, slug }, clock()),
    keepText: (tx: DbOrTx, page: { slug: string; label: string }): Promise<string> =>
      keepText(tx, page, clock()),
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
    search: (tsquery: string, limit: number): Promise<FoundDocument[]> =>
      searchDocuments(db, { tsquery, now: clock(), limit }),
    has: async (tsquery: string): Promise<boolean> =>
      (await searchDocuments(db, { tsquery, now: clock(), limit: 1 })).length > 0,
    nextPublication: (): Promise<Instant | null> => nextPublication(db, clock()),
    addresses: (): Promise<DocumentAddress[]> => readAddresses(db, clock()),
    menus: async (): Promise<ReadonlyMap<string, MenuItem[]>> =>
      new Map((await readMenus(db)).map(({ location, items }) => [location, parseMenu(items)])),
    save: (document: NewDocument): Promise<void> => {
      const { body } = document;
      const clean =
        body.ar === undefined ? { en: sanitise(body.en) } : { en: sanitise(body.en), ar: sanitise(body.ar) };
      return saveDocument(db, { ...document, body: clean });
    },
    saveCategory: (kind: DocumentKind, category: Parameters<typeof saveDocumentCategory>[2]): Promise<void> =>
      saveDocumentCategory(db, kind, category),
    saveTag: (tag: DocumentTerm): Promise<void> => saveTag(db, tag),
    saveMenu: (location: string, items: readonly MenuItem[]): Promise<void> => saveMenu(db, location, items),
  };
}
