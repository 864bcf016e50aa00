import { sql } from 'kysely';
import type { DbOrTx } from '../database/client.ts';
import type { Read } from './reading.ts';

/** Which tables there are, and under which name each tells its changes. */
export type Announced = Readonly<{ tables: ReadonlySet<string>; families: ReadonlyMap<string, string> }>;

/** Asks the database itself, so that nobody has to keep a list beside its triggers. */
export async function readAnnounced(db: DbOrTx): Promise<Announced> {
  const { rows } = await sql<{ name: string; family: string | null }>`
    select relname as name, split_part(encode(tgargs, 'escape'), '\\000', 1) as family
    from pg_class left join pg_trigger on tgrelid = pg_class.oid and tgname = 'announce_insert'
    where relkind in ('r', 'v', 'm', 'p') and relnamespace = 'public'::regnamespace
  `.execute(db);
  return {
    tables: new Set(rows.map(({ name }) => name)),
    families: new Map(rows.flatMap(({ name, family }) => (family ? [[name, family] as const] : []))),
  };
}

/**
 * What an answer depends on, by the names under which changes are told.
 *
 * @returns as `silent` the tables among them that tell nothing: what reads those cannot be kept
 */
export function tagsOf({ tables, tags }: Read, announced: Announced): { tags: string[]; silent: string[] } {
  const known = tables.filter((name) => announced.tables.has(name));
  const whole = new Set(known.flatMap((name) => announced.families.get(name) ?? []));
  const single = tags.filter((tag) => !whole.has(tag.split(':')[0] ?? tag));
  return {
    tags: [...whole, ...single].sort(),
    silent: known.filter((name) => !announced.families.has(name)),
  };
}
