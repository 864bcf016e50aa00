import { sql } from 'kysely';
import type { DbOrTx } from '../database/client.ts';
import type { Dependencies } from './cache-dependencies.ts';

/** All tables, and the tag family under which each publishes its changes. */
export type TrackedTables = Readonly<{ tables: ReadonlySet<string>; families: ReadonlyMap<string, string> }>;

/** Reads the triggers of the database, so that no second list has to be maintained. */
export async function readTrackedTables(db: DbOrTx): Promise<TrackedTables> {
  const { rows } = await sql<{ name: string; family: string | null }>`
    select relname as name, split_part(encode(tgargs, 'escape'), '\\000', 1) as family
    from pg_class left join pg_trigger on tgrelid = pg_class.oid and tgname = 'invalidate_on_insert'
    where relkind in ('r', 'v', 'm', 'p') and relnamespace = 'public'::regnamespace
  `.execute(db);
  return {
    tables: new Set(rows.map(({ name }) => name)),
    families: new Map(rows.flatMap(({ name, family }) => (family ? [[name, family] as const] : []))),
  };
}

/**
 * The tags that a result depends on.
 *
 * @returns as `untracked` the tables among them that publish no changes: results that read those cannot be cached
 */
export function tagsOf(
  { tables, tags }: Dependencies,
  tracked: TrackedTables,
): { tags: string[]; untracked: string[] } {
  const known = tables.filter((name) => tracked.tables.has(name));
  const whole = new Set(known.flatMap((name) => tracked.families.get(name) ?? []));
  const single = tags.filter((tag) => !whole.has(tag.split(':')[0] ?? tag));
  return {
    tags: [...whole, ...single].sort(),
    untracked: known.filter((name) => !tracked.families.has(name)),
  };
}
