import { isDeepStrictEqual } from 'node:util';
import type { Editor } from '#kernel/editing/editor.ts';
import { editConflict } from '#kernel/editing/optimistic-lock.ts';
import { type Publishing, type PublishingFindings, publishingRefusal } from '#kernel/editing/publishing.ts';
import type { TemplateId } from '#kernel/ids.ts';
import type { Clock, Instant } from '#kernel/instant.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { StoredTree } from '#kernel/tree/document-tree.ts';
import type { Db, DbOrTx } from '#platform/database/client.ts';
import type { TemplateRefusal } from '../../refusals.ts';
import type { ReadPopup } from '../../rules/left-out.ts';
import type { TemplatePlace } from '../../rules/places.ts';
import { shownState } from '../../rules/schedule.ts';
import { findCircle } from '../rules/find-circle.ts';
import {
  checkTemplateDraft,
  type OpenTemplate,
  pastProblems,
  type TemplateDraft,
  type TemplateFieldProblems,
} from '../rules/template-draft.ts';
import {
  insertTemplate,
  lockTemplates,
  readNamed,
  readStored,
  type StoredTemplate,
  type TemplateChange,
  templateRevisions,
  updateTemplate,
} from '../store/templates.ts';
import { settleTree, type TreeDeps } from './settle-tree.ts';

export type TemplateEditDeps = TreeDeps<TemplatePlace> & {
  db: Db;
  clock: Clock;
  /** What has to be answered for before some nodes are published. */
  findingsIn: (saved: { tree: StoredTree; place: TemplatePlace }) => Promise<PublishingFindings>;
  /** Reads a popup of another site. */
  readPopup: ReadPopup;
  /** Parses the settings of a template by place, or returns the invalid paths; other places have no settings. */
  parseSettings: Readonly<Partial<Record<TemplatePlace, (settings: unknown) => ParsedSettings>>>;
};

type ParsedSettings =
  | { ok: true; settings: Record<string, unknown> }
  | { ok: false; wrong: readonly string[] };

type Answer = Outcome<OpenTemplate, TemplateRefusal>;
/** The version the editor opened, who saves, and the kind of change. */
export type Saving = {
  version: number;
  by: Editor;
  act?: TemplateChange;
  /** Whether its HTML may be other than that of the stored template. */
  mayWriteHtml?: boolean;
  /** The publisher's answers; omitted by saves that publish nothing new. */
  publishing?: Publishing;
};

export function toOpen(stored: StoredTemplate, now: Instant): OpenTemplate {
  const { id, version, draft, status, schedule, updatedAt } = stored;
  return { id, version, draft, state: shownState(status, schedule, now), updatedAt };
}

async function stale(tx: DbOrTx, stored: StoredTemplate, now: Instant): Promise<TemplateRefusal> {
  const { id, version, updatedAt } = stored;
  const saver = (await templateRevisions.saverOf(tx, id, version)) ?? { name: '', at: updatedAt };
  return editConflict({ stored: toOpen(stored, now), version, saver });
}

/** Refuses a section that would contain itself. */
async function circleOf(
  tx: DbOrTx,
  { id, draft }: { id: TemplateId | null; draft: TemplateDraft },
  { referencesOf }: TemplateEditDeps,
): Promise<TemplateRefusal | null> {
  if (id === null || draft.place !== 'section') return null;
  const sections = await readNamed(tx, 'section');
  const namesOf = (tree: StoredTree) =>
    referencesOf(tree).flatMap(({ kind, id: named }) => (kind === 'section' ? [Number(named)] : []));
  const nodes = sections.map((one) => ({
    id: one.id,
    names: namesOf(one.id === id ? draft.tree : one.tree),
  }));
  const circle = findCircle(id, nodes);
  if (circle === null) return null;
  const nameOf = (named: number) =>
    named === id ? draft.name : (sections.find((one) => one.id === named)?.name ?? '');
  return { code: 'templates.circle', names: circle.map(nameOf).join(' → ') };
}

const NO_SETTINGS: ParsedSettings = { ok: true, settings: {} };

function wrongSettings(paths: readonly string[]): TemplateFieldProblems {
  return Object.fromEntries(paths.map((path) => [`settings.${path}`, 'wrong']));
}

type Typed = { id: TemplateId | null; typed: unknown; stored: StoredTemplate | null; saving: Saving };

/** Validates the draft without its nodes, alone and against the stored one. */
function checkedDraft({ typed, stored, saving }: Typed, now: Instant): ReturnType<typeof checkTemplateDraft> {
  const checked = checkTemplateDraft(typed);
  if (!checked.ok || saving.act === 'undone') return checked;
  const problems = pastProblems(checked.draft, { stored: stored?.draft ?? null, now });
  return Object.keys(problems).length === 0 ? checked : { ok: false, problems };
}

/** The validated draft with its nodes in stored form. */
async function settled(
  tx: DbOrTx,
  given: Typed,
  deps: TemplateEditDeps,
): Promise<Outcome<TemplateDraft, TemplateRefusal>> {
  const { id, stored, saving } = given;
  const checked = checkedDraft(given, deps.clock());
  if (!checked.ok) return refuse({ code: 'templates.wrong-fields', problems: checked.problems });
  const { tree, place } = checked.draft;
  const parsed = deps.parseSettings[place]?.(checked.draft.settings) ?? NO_SETTINGS;
  if (!parsed.ok) return refuse({ code: 'templates.wrong-fields', problems: wrongSettings(parsed.wrong) });
  const settled = await settleTree(deps)(tx, { tree, place, htmlOf: htmlFor(stored, saving) });
  if (!settled.ok) return refuse({ code: 'templates.wrong-content', nodes: settled.nodes });
  const draft = { ...checked.draft, settings: parsed.settings, tree: [...settled.tree] };
  const circle = await circleOf(tx, { id, draft }, deps);
  return circle === null ? done(draft) : refuse(circle);
}

/** The tree whose HTML the saved tree may contain; null: any HTML. */
function htmlFor(stored: StoredTemplate | null, { mayWriteHtml = false }: Saving): StoredTree | null {
  return mayWriteHtml ? null : (stored?.draft.tree ?? []);
}

type Writing = { stored: StoredTemplate | null; draft: TemplateDraft; saving: Saving; at: Date };

/** Writes a template and its version. */
export async function writeTemplate(tx: DbOrTx, { stored, draft, saving, at }: Writing): Promise<TemplateId> {
  const { by, act = stored === null ? 'created' : 'saved' } = saving;
  const status = act === 'trashed' ? 'trashed' : draft.status;
  const id = stored?.id ?? (await insertTemplate(tx, { draft, status, at }));
  if (stored !== null) await updateTemplate(tx, id, { draft, status, at });
  const version = (stored?.version ?? 0) + 1;
  await templateRevisions.save(tx, [{ key: id, version, content: draft }], { act, by, at });
  return id;
}

export async function reopened(tx: DbOrTx, id: TemplateId, now: Instant): Promise<OpenTemplate> {
  const stored = await readStored(tx, id);
  if (stored === null) throw new Error(`template ${id} is gone within its own transaction`);
  return toOpen(stored, now);
}

/** Writes a template, unless publishing it has to be answered for first. */
async function written(tx: DbOrTx, writing: Writing, deps: TemplateEditDeps): Promise<Answer> {
  const { draft, saving, at } = writing;
  const { publishing } = saving;
  const isAsked = publishing !== undefined && draft.status === 'published';
  const refusal = isAsked ? publishingRefusal(await deps.findingsIn(draft), publishing) : null;
  return refusal === null ? done(await reopened(tx, await writeTemplate(tx, writing), at)) : refuse(refusal);
}

/** The stored template; null for a new one; refused if it is gone or was saved since. */
async function standing(
  tx: DbOrTx,
  { id, version, now }: { id: TemplateId | null; version: number; now: Instant },
): Promise<Outcome<StoredTemplate | null, TemplateRefusal>> {
  if (id === null) return done(null);
  const stored = await readStored(tx, id);
  if (stored === null || stored.status === 'trashed') return refuse({ code: 'templates.unknown' });
  return stored.version === version ? done(stored) : refuse(await stale(tx, stored, now));
}

/** The refusal of saving a new template, without writing anything; null for none. */
export function checkTemplate(deps: TemplateEditDeps) {
  return async (typed: unknown, saving: Saving): Promise<TemplateRefusal | null> => {
    const checked = await settled(deps.db, { id: null, typed, stored: null, saving }, deps);
    return checked.ok ? null : checked.refusal;
  };
}

/**
 * Saves a template in one transaction.
 *
 * @param id null for a new one, whose `version` is ignored
 * @param typed the draft from the editor
 * @returns the saved template; refuses `templates.wrong-fields` by field, `templates.wrong-content` by node,
 *   `templates.circle`, `templates.unknown`, `admin.changed-meanwhile`, `admin.confirm-publishing`
 */
export function saveTemplate(deps: TemplateEditDeps) {
  return (id: TemplateId | null, typed: unknown, saving: Saving): Promise<Answer> =>
    deps.db.transaction().execute(async (tx) => {
      await lockTemplates(tx);
      const at = deps.clock();
      const standingNow = await standing(tx, { id, version: saving.version, now: at });
      if (!standingNow.ok) return standingNow;
      const stored = standingNow.value;
      const checked = await settled(tx, { id, typed, stored, saving }, deps);
      if (!checked.ok) return checked;
      const draft = checked.value;
      if (stored !== null && isDeepStrictEqual(draft, stored.draft)) return done(toOpen(stored, at));
      return written(tx, { stored, draft, saving, at }, deps);
    });
}
