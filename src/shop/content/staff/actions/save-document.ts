import { isDeepStrictEqual } from 'node:util';
import type { DocumentUse } from '#kernel/editing/document-use.ts';
import type { Editor } from '#kernel/editing/editor.ts';
import { editConflict } from '#kernel/editing/optimistic-lock.ts';
import { type Publishing, type PublishingFindings, publishingRefusal } from '#kernel/editing/publishing.ts';
import type { DocumentId, MediaId } from '#kernel/ids.ts';
import type { Clock } from '#kernel/instant.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import { freeSlug } from '#kernel/text/slug.ts';
import type { SettledTree, StoredTree } from '#kernel/tree/document-tree.ts';
import type { Db, DbOrTx } from '#platform/database/client.ts';
import type { Raise } from '#shop/events.ts';
import type { ContentRefusal } from '../../refusals.ts';
import { documentPath } from '../../rules/document-path.ts';
import type { DocumentKind } from '../../store/content.ts';
import { checkDraft } from '../rules/check-draft.ts';
import { documentSlugProblem, isNeeded } from '../rules/document-slug.ts';
import type { DocumentDraft, EditedKind, FieldProblems, OpenDocument } from '../rules/draft.ts';
import { toDraft, toRow } from '../rules/to-draft.ts';
import {
  insertDocument,
  isWordTaken,
  knownTerms,
  lockDocuments,
  readStored,
  type StoredRow,
  updateDocument,
} from '../store/documents.ts';
import { type ContentChange, documentRevisions } from '../store/versions.ts';
import { toOpen } from './open-document.ts';

/** A tree to save. `htmlOf`: only HTML of this stored tree is allowed; null: any HTML. */
export type SavedTree = Readonly<{ tree: unknown; kind: DocumentKind; htmlOf: StoredTree | null }>;

/** A document as others name it. `path`: its own, null for a home page, whose path is that of any home page. */
type UsedDocument = Readonly<{
  id: DocumentId;
  kind: EditedKind;
  slug: string;
  path: string | null;
}>;

export type ContentEditDeps = {
  db: Db;
  clock: Clock;
  sanitise: (html: string) => string;
  /** Converts the nodes of a document of this kind to their stored form, or returns the problems. */
  settleTree: (db: DbOrTx, saved: SavedTree) => Promise<SettledTree>;
  /** What has to be answered for before a text and its nodes are published. */
  findingsIn: (draft: Pick<DocumentDraft, 'tree' | 'body'>) => Promise<PublishingFindings>;
  /** The slug of the sticks archive, read in the transaction that locks the documents. */
  listingPrefix: (tx: DbOrTx) => Promise<string>;
  /** Where a document is named, by the nodes and texts of others, menus and settings. */
  usesOf: (tx: DbOrTx, document: UsedDocument) => Promise<DocumentUse[]>;
  hasPicture: (id: MediaId) => Promise<boolean>;
  raise: Raise;
};

type Answer = Outcome<OpenDocument, ContentRefusal>;
/** The version the editor opened, who saves, and the kind of change. */
export type Saving = {
  version: number;
  by: Editor;
  act?: ContentChange;
  /** Whether its HTML may be other than that of the stored document. */
  mayWriteHtml?: boolean;
  /** The publisher's answers; omitted by saves that publish nothing new. */
  publishing?: Publishing;
};

/** A slug made of the title, used by no other document of its kind. */
export function freeDocumentSlug(
  db: DbOrTx,
  title: string,
  place: { kind: EditedKind; listingPrefix: string; besides: DocumentId | null },
): Promise<string> {
  return freeSlug(title, {
    fallback: place.kind,
    isAllowed: (slug) => documentSlugProblem(slug, place) === null,
    isTaken: (slug) => isWordTaken(db, { ...place, slug }),
  });
}

type Candidate = { kind: EditedKind; draft: DocumentDraft; stored: StoredRow | null };

/** Deleted categories and tags; those the document already had are allowed. */
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

/** Conflicts with other documents, pictures and terms. */
async function storedProblems(
  tx: DbOrTx,
  { kind, draft, stored }: Candidate,
  deps: ContentEditDeps,
): Promise<FieldProblems> {
  const { slug, coverId } = draft;
  const isTaken = slug !== '' && (await isWordTaken(tx, { kind, slug, besides: stored?.id ?? null }));
  const hasToStay = stored !== null && isNeeded(kind, stored.slug) && slug !== stored.slug;
  const isPictureGone = coverId !== null && coverId !== stored?.cover_id && !(await deps.hasPicture(coverId));
  return {
    ...(await termProblems(tx, { kind, draft, stored })),
    ...(isTaken ? { slug: 'word-taken' as const } : {}),
    ...(hasToStay ? { slug: 'word-needed' as const } : {}),
    ...(isPictureGone ? { coverId: 'unknown' as const } : {}),
  };
}

/** Documents with their own date may be backdated. */
const DATED: readonly EditedKind[] = ['article', 'portfolio'];

/**
 * Refuses a publishing time in the past, which would publish at once. A document that is already public may keep its
 * date.
 */
function scheduleProblems({ kind, draft, stored }: Candidate, { act }: Saving, now: Date): FieldProblems {
  const { status, publishAt } = draft;
  if (act === 'undone' || DATED.includes(kind) || status === 'draft' || publishAt === null) return {};
  const isShown = stored?.status === 'published' && stored.published_at <= now;
  return !isShown && new Date(publishAt) <= now ? { publishAt: 'in-the-past' } : {};
}

async function stale(tx: DbOrTx, stored: StoredRow): Promise<ContentRefusal> {
  const { id, version } = stored;
  const saver = (await documentRevisions.saverOf(tx, id, version)) ?? { name: '', at: stored.updated_at };
  return editConflict({ stored: await toOpen(tx, stored), version, saver });
}

type Writing = Candidate & { saving: Saving; deps: ContentEditDeps };

/** Writes a valid draft and its version; before the first edit also stores the original. */
async function write(tx: DbOrTx, { kind, draft, stored, saving, deps }: Writing): Promise<DocumentId> {
  const now = deps.clock();
  const row = toRow(draft, { stored, now });
  const { by, act = stored === null ? 'created' : 'saved' } = saving;
  if (stored === null) {
    const id = await insertDocument(tx, kind, { row, at: now });
    await documentRevisions.save(tx, [{ key: id, version: 1, content: draft }], { act, by, at: now });
    return id;
  }
  const { id, version } = stored;
  const before = { key: id, version, content: toDraft(stored) };
  await documentRevisions.saveOriginal(tx, before, stored.updated_at);
  await updateDocument(tx, id, { row, at: now });
  const wasShown = stored.status === 'published' && stored.published_at <= now;
  const [from, to] = [documentPath(kind, stored.slug), documentPath(kind, row.slug)];
  if (wasShown && from !== to) await deps.raise(tx, 'AddressMoved', { from, to });
  await documentRevisions.save(tx, [{ key: id, version: version + 1, content: draft }], { act, by, at: now });
  return id;
}

async function reopened(tx: DbOrTx, id: DocumentId): Promise<OpenDocument> {
  const row = await readStored(tx, id);
  if (row === null) throw new Error(`document ${id} is gone within its own transaction`);
  return toOpen(tx, row);
}

/** The stored document; null for a new one; refused when it was deleted or saved since. */
async function standing(
  tx: DbOrTx,
  { id, version }: { id: DocumentId | null; version: number },
): Promise<Outcome<StoredRow | null, ContentRefusal>> {
  if (id === null) return done(null);
  const stored = await readStored(tx, id);
  if (stored === null || stored.status === 'trashed') return refuse({ code: 'content.unknown-document' });
  return stored.version === version ? done(stored) : refuse(await stale(tx, stored));
}

/** The tree whose HTML the saved tree may contain; null: any HTML. */
function htmlFor(stored: StoredRow | null, { mayWriteHtml = false }: Saving): StoredTree | null {
  if (mayWriteHtml) return null;
  return stored === null ? [] : toDraft(stored).tree;
}

/** Sanitises the HTML, settles the widgets and completes the slug. */
async function settled(
  tx: DbOrTx,
  { kind, draft, stored }: Candidate,
  { deps, listingPrefix, saving }: { deps: ContentEditDeps; listingPrefix: string; saving: Saving },
): Promise<Outcome<DocumentDraft, ContentRefusal>> {
  const settled = await deps.settleTree(tx, { tree: draft.tree, kind, htmlOf: htmlFor(stored, saving) });
  if (!settled.ok) return refuse({ code: 'content.wrong-content', nodes: settled.nodes });
  const { en, ar } = draft.body;
  const place = { kind, listingPrefix, besides: stored?.id ?? null };
  const slug = draft.slug || stored?.slug || (await freeDocumentSlug(tx, draft.title.en, place));
  const body = { en: deps.sanitise(en), ar: deps.sanitise(ar) };
  return done({ ...draft, slug, body, tree: [...settled.tree] });
}

/** Writes a document, unless publishing it has to be answered for first. */
async function written(tx: DbOrTx, writing: Writing): Promise<Answer> {
  const { draft, saving, deps } = writing;
  const { publishing } = saving;
  const isAsked = publishing !== undefined && draft.status === 'published';
  const refusal = isAsked ? publishingRefusal(await deps.findingsIn(draft), publishing) : null;
  return refusal === null ? done(await reopened(tx, await write(tx, writing))) : refuse(refusal);
}

type Target = { id: DocumentId | null; kind: EditedKind };
type Given = { target: Target; typed: unknown; saving: Saving };

/** Validates a draft, alone and against the rest of the shop. */
async function candidateOf(
  tx: DbOrTx,
  { target, typed, saving }: Given,
  { deps, listingPrefix }: { deps: ContentEditDeps; listingPrefix: string },
): Promise<Outcome<Candidate, ContentRefusal>> {
  const standingNow = await standing(tx, { id: target.id, version: saving.version });
  if (!standingNow.ok) return standingNow;
  const stored = standingNow.value;
  const kind = stored?.kind ?? target.kind;
  const checked = checkDraft(typed, { kind, listingPrefix, storedSlug: stored?.slug ?? null });
  if (!checked.ok) return refuse({ code: 'content.wrong-fields', problems: checked.problems });
  const candidate = { kind, draft: checked.draft, stored };
  const problems = {
    ...(await storedProblems(tx, candidate, deps)),
    ...scheduleProblems(candidate, saving, deps.clock()),
  };
  return Object.keys(problems).length > 0
    ? refuse({ code: 'content.wrong-fields', problems })
    : done(candidate);
}

/**
 * Saves a document in one transaction. A changed slug of a published document gets a redirect.
 *
 * @param target `id` null for a new document, whose `version` is ignored; `kind` is that of the stored one
 * @param typed the draft from the editor
 * @returns the saved document; refuses `content.wrong-fields` field by field, `content.wrong-content` node by node,
 *   `admin.changed-meanwhile` when another user saved since, `admin.confirm-publishing`, `content.unknown-document`
 * Source: BO-01
 */
export function saveDocumentDraft(deps: ContentEditDeps) {
  return async (target: Target, typed: unknown, saving: Saving): Promise<Answer> => {
    return deps.db.transaction().execute(async (tx) => {
      await lockDocuments(tx);
      const listingPrefix = await deps.listingPrefix(tx);
      const candidate = await candidateOf(tx, { target, typed, saving }, { deps, listingPrefix });
      if (!candidate.ok) return candidate;
      const { stored } = candidate.value;
      const settledNow = await settled(tx, candidate.value, { deps, listingPrefix, saving });
      if (!settledNow.ok) return settledNow;
      const draft = settledNow.value;
      if (stored !== null && isDeepStrictEqual(draft, toDraft(stored))) return done(await toOpen(tx, stored));
      return written(tx, { ...candidate.value, draft, saving, deps });
    });
  };
}
