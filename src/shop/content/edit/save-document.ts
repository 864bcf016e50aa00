import { isDeepStrictEqual } from 'node:util';
import type { Editor } from '#kernel/editor.ts';
import type { DocumentId, MediaId } from '#kernel/ids.ts';
import type { Clock } from '#kernel/instant.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import { toSlug } from '#kernel/slug.ts';
import type { Db, DbOrTx } from '#platform/database/client.ts';
import type { ContentRefusal } from '../refusals.ts';
import { checkDraft } from './check-draft.ts';
import { documentPath, documentWordProblem, isNeeded } from './document-word.ts';
import {
  insertDocument,
  isWordTaken,
  knownTerms,
  lockDocuments,
  readStored,
  type StoredRow,
  updateDocument,
} from './documents.store.ts';
import type { DocumentDraft, EditedKind, FieldProblems } from './draft.ts';
import { type OpenDocument, toOpen } from './open-document.ts';
import { toDraft, toRow } from './to-draft.ts';
import { type ContentAct, insertVersion, readHistory } from './versions.store.ts';

export type ContentEditNeeds = {
  db: Db;
  clock: Clock;
  sanitise: (html: string) => string;
  /** The word below which the range of sticks stands, as the transaction that holds the documents sees it. */
  listingPrefix: (tx: DbOrTx) => Promise<string>;
  hasPicture: (id: MediaId) => Promise<boolean>;
  /** Told in the transaction that gives a page another address. */
  addressMoved: (tx: DbOrTx, from: string, to: string) => Promise<void>;
};

type Answer = Outcome<OpenDocument, ContentRefusal>;
/** What is saved: the version that the editor opened, who saves, and what brought it about. */
export type Saving = { version: number; by: Editor; act?: ContentAct };

const NOBODY: Editor = { staffId: null, name: '' };

/** A word made of the title, used by no other document of its kind. */
export async function freeWord(
  db: DbOrTx,
  title: string,
  place: { kind: EditedKind; listingPrefix: string; besides: number | null },
): Promise<string> {
  const own = toSlug(title);
  const stem = own === '' || documentWordProblem(own, place) !== null ? place.kind : own;
  for (let number = stem === own ? 1 : 2; ; number += 1) {
    const slug = number === 1 ? stem : `${stem}-${number}`;
    if (!(await isWordTaken(db, { ...place, slug }))) return slug;
  }
}

type Candidate = { kind: EditedKind; draft: DocumentDraft; stored: StoredRow | null };

/** Categories and tags that are gone; what a document had before, it may keep. */
async function termProblems(tx: DbOrTx, { kind, draft, stored }: Candidate): Promise<FieldProblems> {
  const { category, tags } = draft;
  const known = await knownTerms(tx, { kind, category, tags });
  const isCategoryGone = category !== '' && !known.hasCategory && stored?.category !== category;
  const isTagGone = tags.some((tag) => !known.tags.has(tag) && !stored?.tags.includes(tag));
  return {
    ...(isCategoryGone ? { category: 'unknown' as const } : {}),
    ...(isTagGone ? { tags: 'unknown' as const } : {}),
  };
}

/** What the shop's other documents, pictures and terms have against a draft. */
async function storedProblems(
  tx: DbOrTx,
  { kind, draft, stored }: Candidate,
  needs: ContentEditNeeds,
): Promise<FieldProblems> {
  const { slug, coverId } = draft;
  const isTaken = slug !== '' && (await isWordTaken(tx, { kind, slug, besides: stored?.id ?? null }));
  const hasToStay = stored !== null && isNeeded(kind, stored.slug) && slug !== stored.slug;
  const isPictureGone =
    coverId !== null && coverId !== stored?.cover_id && !(await needs.hasPicture(coverId));
  return {
    ...(await termProblems(tx, { kind, draft, stored })),
    ...(isTaken ? { slug: 'word-taken' as const } : {}),
    ...(hasToStay ? { slug: 'word-needed' as const } : {}),
    ...(isPictureGone ? { coverId: 'unknown' as const } : {}),
  };
}

async function changedMeanwhile(tx: DbOrTx, stored: StoredRow): Promise<ContentRefusal> {
  const { entries } = await readHistory(tx, stored.id, { limit: 1, offset: 0 });
  const last = entries[0]?.version === stored.version ? entries[0] : undefined;
  return {
    code: 'content.changed-meanwhile',
    stored: await toOpen(tx, stored),
    name: last?.by.name ?? '',
    at: last?.at ?? stored.updated_at,
  };
}

type Writing = Candidate & { saving: Saving; needs: ContentEditNeeds };

/** Writes a draft that nothing stands against, and keeps it as a version; the first time also what stood before. */
async function write(tx: DbOrTx, { kind, draft, stored, saving, needs }: Writing): Promise<DocumentId> {
  const now = needs.clock();
  const row = toRow(draft, { stored, now });
  const { by, act = stored === null ? 'created' : 'saved' } = saving;
  if (stored === null) {
    const id = await insertDocument(tx, kind, { row, at: now });
    await insertVersion(tx, { documentId: id, version: 1, draft }, { act, by, at: now });
    return id;
  }
  const { id, version } = stored;
  const before = { documentId: id, version, draft: toDraft(stored) };
  await insertVersion(tx, before, { act: 'found', by: NOBODY, at: stored.updated_at });
  await updateDocument(tx, id, { row, at: now });
  const wasShown = stored.status === 'published' && stored.published_at <= now;
  if (wasShown && stored.slug !== row.slug)
    await needs.addressMoved(tx, documentPath(kind, stored.slug), documentPath(kind, row.slug));
  await insertVersion(tx, { documentId: id, version: version + 1, draft }, { act, by, at: now });
  return id;
}

async function reopened(tx: DbOrTx, id: DocumentId): Promise<OpenDocument> {
  const row = await readStored(tx, id);
  if (row === null) throw new Error(`document ${id} is gone within its own transaction`);
  return toOpen(tx, row);
}

/** What stands now; null for a new one; refused when it is gone or was saved since. */
async function standing(
  tx: DbOrTx,
  { id, version }: { id: DocumentId | null; version: number },
): Promise<Outcome<StoredRow | null, ContentRefusal>> {
  if (id === null) return done(null);
  const stored = await readStored(tx, id);
  if (stored === null || stored.status === 'trashed') return refuse({ code: 'content.unknown-document' });
  return stored.version === version ? done(stored) : refuse(await changedMeanwhile(tx, stored));
}

/** Safe markup, and an address. */
async function settled(
  tx: DbOrTx,
  { kind, draft, stored }: Candidate,
  { needs, listingPrefix }: { needs: ContentEditNeeds; listingPrefix: string },
): Promise<DocumentDraft> {
  const { en, ar } = draft.body;
  const place = { kind, listingPrefix, besides: stored?.id ?? null };
  const slug = draft.slug || stored?.slug || (await freeWord(tx, draft.title.en, place));
  return { ...draft, slug, body: { en: needs.sanitise(en), ar: needs.sanitise(ar) } };
}

type Target = { id: DocumentId | null; kind: EditedKind };
type Given = { target: Target; typed: unknown; saving: Saving };

/** What can be written: checked by itself, then against everything else the shop has. */
async function candidateOf(
  tx: DbOrTx,
  { target, typed, saving }: Given,
  { needs, listingPrefix }: { needs: ContentEditNeeds; listingPrefix: string },
): Promise<Outcome<Candidate, ContentRefusal>> {
  const standingNow = await standing(tx, { id: target.id, version: saving.version });
  if (!standingNow.ok) return standingNow;
  const stored = standingNow.value;
  const kind = stored?.kind ?? target.kind;
  const checked = checkDraft(typed, { kind, listingPrefix });
  if (!checked.ok) return refuse({ code: 'content.wrong-fields', problems: checked.problems });
  const candidate = { kind, draft: checked.draft, stored };
  const problems = await storedProblems(tx, candidate, needs);
  return Object.keys(problems).length > 0
    ? refuse({ code: 'content.wrong-fields', problems })
    : done(candidate);
}

/**
 * Saves a document, or makes one, in one transaction: all of it or nothing. An address that was seen and changes leads on.
 *
 * @param target `id` null for a new document, whose `version` is not looked at; `kind` is that of the stored one
 * @param typed the draft as the editor holds it
 * @returns the document as it stands then; refuses `content.wrong-fields` field by field, `content.changed-meanwhile`
 *   when somebody saved since, `content.unknown-document`
 * Source: BO-01
 */
export function saveDocumentDraft(needs: ContentEditNeeds) {
  return async (target: Target, typed: unknown, saving: Saving): Promise<Answer> => {
    return needs.db.transaction().execute(async (tx) => {
      await lockDocuments(tx);
      const listingPrefix = await needs.listingPrefix(tx);
      const found = await candidateOf(tx, { target, typed, saving }, { needs, listingPrefix });
      if (!found.ok) return found;
      const { stored } = found.value;
      const draft = await settled(tx, found.value, { needs, listingPrefix });
      if (stored !== null && isDeepStrictEqual(draft, toDraft(stored))) return done(await toOpen(tx, stored));
      return done(await reopened(tx, await write(tx, { ...found.value, draft, saving, needs })));
    });
  };
}
