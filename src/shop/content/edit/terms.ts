import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import { toSlug } from '#kernel/slug.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import type { ContentRefusal } from '../refusals.ts';
import { lockDocuments } from './documents.store.ts';
import type { EditedKind } from './draft.ts';
import type { ContentEditNeeds } from './save-document.ts';
import {
  deleteCategory,
  deleteTag,
  insertCategory,
  insertTag,
  orderCategories,
  readAllTags,
  readCategories,
  renameCategory,
  renameTag,
  type UsedTerm,
} from './terms.store.ts';

/** What documents are sorted by: a category of a kind, or a tag of all. */
export type TermKind = Readonly<{ term: 'category'; kind: EditedKind } | { term: 'tag' }>;
type Name = { en: string; ar: string };
type Answer<T> = Promise<Outcome<T, ContentRefusal>>;

const UNKNOWN = { code: 'content.unknown-term' } as const;

function termsOf(db: DbOrTx, which: TermKind): Promise<UsedTerm[]> {
  return which.term === 'tag' ? readAllTags(db) : readCategories(db, which.kind);
}

function freeSlug(name: string, taken: ReadonlySet<string>, stem: string): string {
  const own = toSlug(name);
  for (let number = own === '' ? 2 : 1; ; number += 1) {
    const slug = number === 1 ? own : `${own || stem}-${number}`;
    if (!taken.has(slug)) return slug;
  }
}

function localized({ en, ar }: Name) {
  return ar === '' ? { en } : { en, ar };
}

const MISSING = { code: 'content.wrong-fields', problems: { 'name.en': 'missing' } } as const;

/** Makes a category or a tag; one of the same English name is taken instead. */
function addTerm({ db }: ContentEditNeeds) {
  return async (which: TermKind, name: Name): Answer<string> => {
    if (name.en === '') return refuse(MISSING);
    return db.transaction().execute(async (tx) => {
      await lockDocuments(tx);
      const terms = await termsOf(tx, which);
      const same = terms.find((one) => one.name.en.toLowerCase() === name.en.toLowerCase());
      if (same !== undefined) return done(same.slug);
      const slug = freeSlug(name.en, new Set(terms.map((one) => one.slug)), which.term);
      const term = { slug, name: localized(name) };
      if (which.term === 'tag') await insertTag(tx, term);
      else await insertCategory(tx, which.kind, term);
      return done(slug);
    });
  };
}

function renameTerm({ db }: ContentEditNeeds) {
  return async (which: TermKind, slug: string, name: Name): Answer<null> => {
    if (name.en === '') return refuse(MISSING);
    const term = { slug, name: localized(name) };
    const isDone =
      which.term === 'tag' ? await renameTag(db, term) : await renameCategory(db, which.kind, term);
    return isDone ? done(null) : refuse(UNKNOWN);
  };
}

function removeTerm({ db }: ContentEditNeeds) {
  return (which: TermKind, slug: string): Answer<null> =>
    db.transaction().execute(async (tx) => {
      await lockDocuments(tx);
      const found = (await termsOf(tx, which)).find((one) => one.slug === slug);
      if (found === undefined) return refuse(UNKNOWN);
      if (found.count > 0) return refuse({ code: 'content.term-in-use', count: found.count });
      if (which.term === 'tag') await deleteTag(tx, slug);
      else await deleteCategory(tx, which.kind, slug);
      return done(null);
    });
}

/**
 * Categories of a kind, and tags.
 *
 * `list` all with how many documents name each; `add` gives the word of a new one, or of the one that has the name
 * already; `rename`; `remove` refuses what documents name; `order` sorts the categories of a kind.
 */
export function createDocumentTerms(needs: ContentEditNeeds) {
  return {
    list: (which: TermKind): Promise<UsedTerm[]> => termsOf(needs.db, which),
    add: addTerm(needs),
    rename: renameTerm(needs),
    remove: removeTerm(needs),
    order: (kind: EditedKind, slugs: readonly string[]): Promise<void> =>
      orderCategories(needs.db, kind, slugs),
  };
}
