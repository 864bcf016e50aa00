import type { Editor } from '#kernel/editing/editor.ts';
import type { TemplateId } from '#kernel/ids.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import type { TemplateRefusal } from '../../refusals.ts';
import type { OpenTemplate } from '../rules/template-draft.ts';
import {
  deleteTemplate,
  lockTemplates,
  readStored,
  type TemplateHistory,
  templateRevisions,
} from '../store/templates.ts';
import { reopened, saveTemplate, type TemplateEditDeps, toOpen, writeTemplate } from './save-template.ts';
import { usesOfTemplate } from './uses.ts';

type Answer = Promise<Outcome<OpenTemplate, TemplateRefusal>>;

const UNKNOWN = { code: 'templates.unknown' } as const;

/** Duplicates a template as a draft. */
export function duplicateTemplate(deps: TemplateEditDeps) {
  const save = saveTemplate(deps);
  return async (id: TemplateId, by: Editor): Answer => {
    const stored = await readStored(deps.db, id);
    if (stored === null) return refuse(UNKNOWN);
    const copy = { ...stored.draft, name: `${stored.draft.name} (copy)`, status: 'draft' };
    return save(null, copy, { version: 0, by, act: 'duplicated', mayWriteHtml: true });
  };
}

type Move = { id: TemplateId; act: 'trashed' | 'restored'; by: Editor };

async function moveIn(tx: DbOrTx, { id, act, by }: Move, deps: TemplateEditDeps): Answer {
  await lockTemplates(tx);
  const stored = await readStored(tx, id);
  if (stored === null) return refuse(UNKNOWN);
  const toTrash = act === 'trashed';
  const at = deps.clock();
  if ((stored.status === 'trashed') === toTrash) return done(toOpen(stored, at));
  const uses = toTrash ? await usesOfTemplate(deps)(tx, { id, place: stored.draft.place }) : null;
  if (uses !== null && uses.length > 0) return refuse({ code: 'templates.in-use', count: uses.length, uses });
  const draft = { ...stored.draft, status: 'draft' as const };
  const saving = { version: stored.version, by, act };
  await writeTemplate(tx, { stored, draft, saving, at });
  return done(await reopened(tx, id, at));
}

/** Trashes a template, or restores it as a draft. One that is in use stays: `templates.in-use` names where. */
export function trashOrRestore(deps: TemplateEditDeps, act: Move['act']) {
  return (id: TemplateId, by: Editor): Answer =>
    deps.db.transaction().execute((tx) => moveIn(tx, { id, act, by }, deps));
}

/**
 * Makes a published template a draft, in the caller's transaction.
 *
 * @returns refuses `templates.unknown` if it does not exist; an unpublished one is unchanged
 */
export function unpublishTemplate(deps: TemplateEditDeps) {
  return async (tx: DbOrTx, id: TemplateId, by: Editor): Answer => {
    await lockTemplates(tx);
    const stored = await readStored(tx, id);
    if (stored === null) return refuse(UNKNOWN);
    const at = deps.clock();
    if (stored.status !== 'published') return done(toOpen(stored, at));
    const draft = { ...stored.draft, status: 'draft' as const };
    await writeTemplate(tx, { stored, draft, saving: { version: stored.version, by }, at });
    return done(await reopened(tx, id, at));
  };
}

/** Deletes a trashed template permanently, with its history. */
export function removeTemplate(deps: TemplateEditDeps) {
  return (id: TemplateId): Promise<Outcome<null, TemplateRefusal>> =>
    deps.db.transaction().execute(async (tx) => {
      await lockTemplates(tx);
      const stored = await readStored(tx, id);
      if (stored?.status !== 'trashed') return refuse(UNKNOWN);
      await deleteTemplate(tx, id);
      return done(null);
    });
}

/** A template's history, newest first; `page` counts from 1. */
export function templateHistory({ db }: Pick<TemplateEditDeps, 'db'>) {
  return (id: TemplateId, page = 1): Promise<TemplateHistory> => templateRevisions.list(db, id, page);
}

/** The nodes of an earlier version, as they were stored; refuses `admin.unknown-version`. */
export function templateTreeAt({ db }: Pick<TemplateEditDeps, 'db'>) {
  return async (id: TemplateId, version: number): Promise<Outcome<{ tree: unknown }, TemplateRefusal>> => {
    const revision = await templateRevisions.find(db, id, version);
    return revision.ok ? done({ tree: (revision.value as { tree?: unknown }).tree ?? [] }) : revision;
  };
}

/**
 * Restores an earlier version as a new version, including its HTML, which was written by an authorised user.
 *
 * @returns refuses `admin.unknown-version`, and the refusals of saving, e.g. for deleted references
 */
export function undoTemplate(deps: TemplateEditDeps) {
  const save = saveTemplate(deps);
  return async (id: TemplateId, version: number, by: Editor): Answer => {
    const stored = await readStored(deps.db, id);
    if (stored === null) return refuse(UNKNOWN);
    const revision = await templateRevisions.find(deps.db, id, version);
    if (!revision.ok) return revision;
    return save(id, revision.value, { version: stored.version, by, act: 'undone', mayWriteHtml: true });
  };
}
