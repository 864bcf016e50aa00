import { sql } from 'kysely';
import type { StoredTree } from '#kernel/document-tree.ts';
import type { TemplateId } from '#kernel/ids.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import { type Revisions, revisionsIn } from '#platform/database/revisions.ts';
import type { TemplatePlace } from '../../rules/places.ts';
import { parseConditions } from '../../store/templates.ts';
import type { ListedTemplate, TemplateState } from '../../template.ts';
import type { TemplateDraft } from '../rules/template-draft.ts';

/** A stored template. */
export type StoredTemplate = Readonly<{
  id: TemplateId;
  version: number;
  status: TemplateState;
  draft: TemplateDraft;
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
  await sql`select pg_advisory_xact_lock(hashtext('shop.templates.edit'))`.execute(tx);
}

export async function readStored(db: DbOrTx, id: TemplateId): Promise<StoredTemplate | null> {
  const row = await db
    .selectFrom('template')
    .select(['id', 'version', 'status', 'place', 'name', 'conditions', 'settings', 'tree', 'updated_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { conditions, settings, tree, name, version } = row;
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
    },
    updatedAt: row.updated_at,
  };
}

export type TemplateQuery = Readonly<{
  text: string;
  place: TemplatePlace | null;
  /** Null: all except trashed ones. */
  state: TemplateState | null;
}>;

/** Templates by place, then newest first. */
export async function findTemplates(db: DbOrTx, query: TemplateQuery): Promise<ListedTemplate[]> {
  const { text, place, state } = query;
  const sought = `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  const rows = await db
    .selectFrom('template')
    .select(['id', 'place', 'name', 'conditions', 'status', 'updated_at'])
    .where(sql<boolean>`(${text} = '' or lower(name) like ${sought})`)
    .$if(place !== null, (rest) => rest.where('place', '=', place ?? ''))
    .where((eb) => (state === null ? eb('status', '<>', 'trashed') : eb('status', '=', state)))
    .orderBy('place')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ status, updated_at, conditions, ...row }) => ({
    ...row,
    place: row.place as TemplatePlace,
    conditions: parseConditions(conditions),
    state: status as TemplateState,
    updatedAt: updated_at,
  }));
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

/** The trees of all sections outside the trash, by id. */
export async function readSections(
  db: DbOrTx,
): Promise<{ id: TemplateId; name: string; tree: StoredTree }[]> {
  const rows = await db
    .selectFrom('template')
    .select(['id', 'name', 'tree'])
    .where('place', '=', 'section')
    .where('status', '<>', 'trashed')
    .orderBy('name')
    .execute();
  return rows.map((row) => ({ ...row, tree: row.tree as StoredTree }));
}
