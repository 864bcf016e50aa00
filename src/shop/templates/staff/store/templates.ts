import { sql } from 'kysely';
import type { TemplateId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import type { StoredTree } from '#kernel/tree/document-tree.ts';
import { lockUntilCommit } from '#platform/database/advisory-lock.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import { type Revisions, revisionsIn } from '#platform/database/revisions.ts';
import type { TemplatePlace } from '../../rules/places.ts';
import { shownState } from '../../rules/schedule.ts';
import { parseConditions } from '../../store/templates.ts';
import type { ListedTemplate, Schedule, ShownState, TemplateState } from '../../template.ts';
import type { TemplateDraft } from '../rules/template-draft.ts';

/** A stored template. */
export type StoredTemplate = Readonly<{
  id: TemplateId;
  version: number;
  status: TemplateState;
  draft: TemplateDraft;
  schedule: Schedule;
  updatedAt: Date;
}>;

/** The kind of change that made a version. */
export type TemplateChange = 'created' | 'saved' | 'duplicated' | 'undone' | 'trashed' | 'restored';
export type TemplateHistory = Revisions<TemplateChange>;

export const templateRevisions = revisionsIn<TemplateId, TemplateChange>({
  table: 'template_version',
  key: 'template_id',
  content: 'draft',
});

/** Serialises edits of templates, so that no circle of sections comes about. */
export async function lockTemplates(tx: DbOrTx): Promise<void> {
  await lockUntilCommit(tx, 'shop.templates.edit');
}

export async function readStored(db: DbOrTx, id: TemplateId): Promise<StoredTemplate | null> {
  const row = await db.selectFrom('template').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) return null;
  const { conditions, settings, tree, name, version, starts_at, ends_at } = row;
  const { include, exclude } = parseConditions(conditions);
  return {
    id,
    version,
    status: row.status as TemplateState,
    draft: {
      name,
      place: row.place as TemplatePlace,
      conditions: { include: [...include], exclude: [...exclude] },
      settings: settings as Record<string, unknown>,
      tree: tree as unknown[],
      status: row.status === 'published' ? 'published' : 'draft',
      startsAt: starts_at?.toISOString() ?? null,
      endsAt: ends_at?.toISOString() ?? null,
    },
    schedule: { startsAt: starts_at, endsAt: ends_at },
    updatedAt: row.updated_at,
  };
}

export type TemplateQuery = Readonly<{
  text: string;
  place: TemplatePlace | null;
  /** Null: all except trashed ones. */
  state: ShownState | null;
}>;

/** Templates by place, then newest first. */
export async function findTemplates(
  db: DbOrTx,
  query: TemplateQuery,
  now: Instant,
): Promise<ListedTemplate[]> {
  const { text, place, state } = query;
  const sought = `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  const rows = await db
    .selectFrom('template')
    .select(['id', 'place', 'name', 'conditions', 'status', 'starts_at', 'ends_at', 'updated_at'])
    .where(sql<boolean>`(${text} = '' or lower(name) like ${sought})`)
    .$if(place !== null, (rest) => rest.where('place', '=', place ?? ''))
    .$if(state !== 'trashed', (rest) => rest.where('status', '<>', 'trashed'))
    .orderBy('place')
    .orderBy('id', 'desc')
    .execute();
  const templates = rows.map(({ status, starts_at, ends_at, updated_at, conditions, ...row }) => {
    const schedule = { startsAt: starts_at, endsAt: ends_at };
    return {
      ...row,
      ...schedule,
      place: row.place as TemplatePlace,
      conditions: parseConditions(conditions),
      state: shownState(status as TemplateState, schedule, now),
      updatedAt: updated_at,
    };
  });
  return state === null ? templates : templates.filter((one) => one.state === state);
}

type Written = { draft: TemplateDraft; status: TemplateState; at: Date };

function toValues({ draft, status, at }: Written) {
  return {
    place: draft.place,
    name: draft.name,
    status,
    conditions: JSON.stringify(draft.conditions),
    settings: JSON.stringify(draft.settings),
    tree: JSON.stringify(draft.tree),
    starts_at: draft.startsAt,
    ends_at: draft.endsAt,
    updated_at: at,
  };
}

export async function insertTemplate(tx: DbOrTx, written: Written): Promise<TemplateId> {
  const { id } = await tx
    .insertInto('template')
    .values(toValues(written))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Updates a template and its version number. */
export async function updateTemplate(tx: DbOrTx, id: TemplateId, written: Written): Promise<void> {
  await tx
    .updateTable('template')
    .set((eb) => ({ ...toValues(written), version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

export async function deleteTemplate(tx: DbOrTx, id: TemplateId): Promise<void> {
  await tx.deleteFrom('template').where('id', '=', id).execute();
}

/** The sections, or templates of items, outside the trash with their trees. */
export async function readNamed(
  db: DbOrTx,
  place: 'section' | 'loop-item',
): Promise<{ id: TemplateId; name: string; tree: StoredTree }[]> {
  const rows = await db
    .selectFrom('template')
    .select(['id', 'name', 'tree'])
    .where('place', '=', place)
    .where('status', '<>', 'trashed')
    .orderBy('name')
    .execute();
  return rows.map((row) => ({ ...row, tree: row.tree as StoredTree }));
}
