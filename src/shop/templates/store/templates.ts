import { sql } from 'kysely';
import type { TemplateId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import type { StoredTree } from '#kernel/tree/document-tree.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import { NAMED_PLACES, type PrintedPlace, type TemplatePlace } from '../rules/places.ts';
import { conditions } from '../staff/rules/template-draft.ts';
import type { Template, TemplateVersion } from '../template.ts';

const NOWHERE = { include: [], exclude: [] };

/** Invalid stored conditions match no page. */
export function parseConditions(stored: unknown): Template['conditions'] {
  return conditions.safeParse(stored).data ?? NOWHERE;
}

/** Published templates and sections that are shown at a moment. */
function shownTemplates(db: DbOrTx, now: Instant) {
  return db
    .selectFrom('template')
    .where('status', '=', 'published')
    .where((eb) => eb.or([eb('starts_at', 'is', null), eb('starts_at', '<=', now)]))
    .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', now)]));
}

/** Templates that are shown, without their trees: of pages, or of one place. */
export async function readPublished(
  db: DbOrTx,
  now: Instant,
  place: PrintedPlace | null,
): Promise<Template[]> {
  const rows = await shownTemplates(db, now)
    .$if(place !== null, (shown) => shown.where('place', '=', place))
    .select(['id', 'place', 'name', 'conditions', 'settings'])
    .$if(place === null, (shown) => shown.where('place', 'not in', NAMED_PLACES))
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    ...row,
    place: row.place as TemplatePlace,
    conditions: parseConditions(row.conditions),
    settings: row.settings as Template['settings'],
  }));
}

/** @returns null unless it is shown */
export async function readTree(db: DbOrTx, id: TemplateId, now: Instant): Promise<StoredTree | null> {
  const row = await shownTemplates(db, now).select('tree').where('id', '=', id).executeTakeFirst();
  return row === undefined ? null : (row.tree as StoredTree);
}

const toInstant = (text: string | null) => (text === null ? null : new Date(text));

/** All versions of some templates, in the order of time; one in the trash is a draft. */
export async function readVersions(db: DbOrTx, ids: readonly TemplateId[]): Promise<TemplateVersion[]> {
  const rows = await db
    .selectFrom('template_version')
    .where('template_id', 'in', ids)
    .select([
      'template_id as id',
      'at as since',
      sql<string>`draft ->> 'status'`.as('status'),
      sql<unknown>`draft -> 'conditions'`.as('conditions'),
      sql<string | null>`draft ->> 'startsAt'`.as('startsAt'),
      sql<string | null>`draft ->> 'endsAt'`.as('endsAt'),
    ])
    .orderBy('version')
    .execute();
  return rows.map(({ status, conditions, startsAt, endsAt, ...row }) => ({
    ...row,
    status: status === 'published' ? 'published' : 'draft',
    conditions: parseConditions(conditions),
    startsAt: toInstant(startsAt),
    endsAt: toInstant(endsAt),
  }));
}

/** When the next published template starts or ends; null when none does. */
export async function nextTemplateChange(db: DbOrTx, now: Instant): Promise<Instant | null> {
  const { rows } = await sql<{ at: Instant | null }>`
    select min(at) as at from template, unnest(array[starts_at, ends_at]) as moment (at)
    where status = 'published' and at > ${now}
  `.execute(db);
  return rows[0]?.at ?? null;
}
