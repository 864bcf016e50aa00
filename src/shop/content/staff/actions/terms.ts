import type { Editor } from '#kernel/editing/editor.ts';
import { type BothLanguages, type Localized, toLocalized } from '#kernel/language.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import { freeSlug } from '#kernel/text/slug.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import { findStale } from '#platform/database/row-version.ts';
import type { ContentRefusal } from '../../refusals.ts';
import type { EditedKind } from '../rules/draft.ts';
import { lockDocuments } from '../store/documents.ts';
import { restoreStoredTerm, trashTerm } from '../store/term-trash.ts';
import {
  deleteTerm,
  insertCategory,
  insertTag,
  orderCategories,
  readAllTags,
  readAuthors,
  readCategories,
  setTermName,
  type TermKey,
  type UsedTerm,
} from '../store/terms.ts';
import type { ContentEditDeps } from './save-document.ts';

/** A category of one kind of documents, or a tag of all. */
export type TermKind = Readonly<{ term: 'category'; kind: EditedKind } | { term: 'tag' }>;
type Answer<T> = Promise<Outcome<T, ContentRefusal>>;

const UNKNOWN = { code: 'content.unknown-term' } as const;

function termsOf(db: DbOrTx, which: TermKind): Promise<UsedTerm[]> {
  return which.term === 'tag' ? readAllTags(db) : readCategories(db, which.kind);
}

const MISSING = { code: 'content.wrong-fields', problems: { 'name.en': 'missing' } } as const;

/** Creates a category or tag; returns an existing one with the same English name. */
function addTerm({ db }: ContentEditDeps) {
  return async (which: TermKind, name: BothLanguages): Answer<string> => {
    if (name.en === '') return refuse(MISSING);
    return db.transaction().execute(async (tx) => {
      await lockDocuments(tx);
      const terms = await termsOf(tx, which);
      const same = terms.find((one) => one.name.en.toLowerCase() === name.en.toLowerCase());
      if (same !== undefined) return done(same.slug);
      const slug = await freeSlug(name.en, {
        fallback: which.term,
        isTaken: (text) => terms.some((one) => one.slug === text),
      });
      const term = { slug, name: toLocalized(name) };
      if (which.term === 'tag') await insertTag(tx, term);
      else await insertCategory(tx, which.kind, term);
      return done(slug);
    });
  };
}

function keyOf(which: TermKind, slug: string): TermKey {
  return which.term === 'tag'
    ? { table: 'document_tag', key: { slug } }
    : { table: 'document_category', key: { kind: which.kind, slug } };
}

type Renaming = Readonly<{ slug: string; name: BothLanguages; version: number }>;

function renameTerm({ db }: ContentEditDeps) {
  return async (which: TermKind, { slug, name, version }: Renaming): Answer<null> => {
    if (name.en === '') return refuse(MISSING);
    return db.transaction().execute(async (tx) => {
      await lockDocuments(tx);
      const stored = (await termsOf(tx, which)).find((one) => one.slug === slug);
      if (stored === undefined) return refuse(UNKNOWN);
      const term = keyOf(which, slug);
      const stale = await findStale(tx, { ...term, version }, { name: stored.name });
      if (stale !== null) return refuse(stale);
      await setTermName(tx, term, toLocalized(name));
      return done(null);
    });
  };
}

function removeTerm({ db, clock }: ContentEditDeps) {
  return (which: TermKind, slug: string, by: Editor): Answer<number> =>
    db.transaction().execute(async (tx) => {
      await lockDocuments(tx);
      const known = (await termsOf(tx, which)).find((one) => one.slug === slug);
      if (known === undefined) return refuse(UNKNOWN);
      if (known.count > 0) return refuse({ code: 'content.term-in-use', count: known.count });
      const term = keyOf(which, slug);
      const trashed = await trashTerm(tx, term, { name: known.name, by: by.name, at: clock() });
      await deleteTerm(tx, term);
      return done(trashed);
    });
}

/** Brings a category or tag back from the trash, in its place. */
async function restoreTerm(tx: DbOrTx, stored: unknown): Answer<null> {
  await lockDocuments(tx);
  const taken = await restoreStoredTerm(tx, stored);
  return taken === null ? done(null) : refuse({ code: 'content.term-slug-taken', slug: taken });
}

/**
 * Categories of a kind, tags, and authors.
 *
 * `list` returns all with their number of documents; `add` returns the slug of a new or existing one; `rename`;
 * `remove` refuses while documents use it, and returns the id in the trash; `restore` restores one; `order` sorts the
 * categories of a kind; `authors` returns those of a kind, by their English names.
 */
export function createDocumentTerms(deps: ContentEditDeps) {
  return {
    list: (which: TermKind): Promise<UsedTerm[]> => termsOf(deps.db, which),
    add: addTerm(deps),
    rename: renameTerm(deps),
    remove: removeTerm(deps),
    restore: restoreTerm,
    order: (kind: EditedKind, slugs: readonly string[]): Promise<void> =>
      orderCategories(deps.db, kind, slugs),
    authors: (kind: EditedKind): Promise<Localized[]> => readAuthors(deps.db, kind),
  };
}
