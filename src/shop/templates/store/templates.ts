import type { StoredTree } from '#kernel/document-tree.ts';
import type { TemplateId } from '#kernel/ids.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import type { TemplatePlace } from '../rules/places.ts';
import { conditions } from '../staff/rules/template-draft.ts';
import type { Template } from '../template.ts';

const NOWHERE = { include: [], exclude: [] };

/** Conditions that cannot be read stand nowhere. */
export function parseConditions(stored: unknown): Template['conditions'] {
  return conditions.safeParse(stored).data ?? NOWHERE;
}

/** Published templates of pages, without their trees. */
export async function readPublished(db: DbOrTx): Promise<Template[]> {
  const rows = await db
    .selectFrom('template')
    .select(['id', 'place', 'name', 'conditions', 'settings'])
    .where('status', '=', 'published')
    .where('place', '<>', 'section')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    ...row,
    place: row.place as TemplatePlace,
    conditions: parseConditions(row.conditions),
    settings: row.settings as Template['settings'],
  }));
}

/** @returns null unless it is published */
export async function readTree(db: DbOrTx, id: TemplateId): Promise<StoredTree | null> {
  const row = await db
    .selectFrom('template')
    .select('tree')
    .where('id', '=', id)
    .where('status', '=', 'published')
    .executeTakeFirst();
  return row === undefined ? null : (row.tree as StoredTree);
}
