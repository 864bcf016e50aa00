import type { Clock } from '#kernel/instant.ts';
import type { Db } from '#platform/database/client.ts';
import {
  countDocuments,
  type DocumentKind,
  type DocumentRow,
  findDocument,
  type NewDocument,
  newestDocuments,
  readDocumentCategories,
  readMenus,
  saveDocument,
  saveDocumentCategory,
  saveMenu,
} from './content.store.ts';
import { type MenuItem, parseMenu } from './menu.ts';

/** Sends links inside stored HTML to the pages of a language. */
export { localizeLinks } from './localize-links.ts';
/** Menus: as stored, and in one language. */
export { type MenuEntry, type MenuItem, menuIn, parseMenu } from './menu.ts';
export type { DocumentKind, DocumentRow, NewDocument };

/** One page of articles or other documents. */
export type DocumentPage = Readonly<{ documents: readonly DocumentRow[]; page: number; pageCount: number }>;

type Needs = { db: Db; clock: Clock; sanitise: (html: string) => string };

/**
 * Pages, articles, work and the home page; menus.
 *
 * `find` by kind and address word; `newest` a page of a kind, null past the last; `save` keeps a document with its
 * HTML sanitised; `menus` all menus by place.
 */
export function createContent({ db, clock, sanitise }: Needs) {
  return {
    find: (kind: DocumentKind, slug: string): Promise<DocumentRow | null> => findDocument(db, kind, slug),
    newest: async (kind: DocumentKind, page: number, perPage: number): Promise<DocumentPage | null> => {
      const now = clock();
      const pageCount = Math.max(1, Math.ceil((await countDocuments(db, kind, now)) / perPage));
      if (page > pageCount) return null;
      return {
        documents: await newestDocuments(db, kind, { now, limit: perPage, offset: (page - 1) * perPage }),
        page,
        pageCount,
      };
    },
    categories: (kind: DocumentKind) => readDocumentCategories(db, kind),
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
    saveMenu: (location: string, items: readonly MenuItem[]): Promise<void> => saveMenu(db, location, items),
  };
}
