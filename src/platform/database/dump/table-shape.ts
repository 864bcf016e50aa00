import { sql } from 'kysely';
import type { DbOrTx } from '../client.ts';

/** `isDecimal`: numeric, where `2.0` and `2` differ. */
export type Column = Readonly<{ name: string; isRequiredJson: boolean; isDecimal: boolean }>;
/** The writable columns of a table and its key. */
export type TableShape = Readonly<{ columns: readonly Column[]; keys: readonly string[] }>;

export async function shapeOf(db: DbOrTx, table: string): Promise<TableShape> {
  const { rows } = await sql<Column & { isKey: boolean }>`
    select attname as name, attnotnull and atttypid = 'jsonb'::regtype as "isRequiredJson",
      atttypid = 'numeric'::regtype as "isDecimal",
      coalesce(attnum = any(k.conkey), false) as "isKey"
    from pg_attribute left join pg_constraint k on k.conrelid = attrelid and k.contype = 'p'
    where attrelid = to_regclass(${`public.${table}`}) and attnum > 0 and not attisdropped and attgenerated = ''
    order by attnum
  `.execute(db);
  const columns = rows.map(({ isKey: _isKey, ...column }) => column);
  const keys = rows.filter(({ isKey }) => isKey).map(({ name }) => name);
  return { columns, keys: keys.length > 0 ? keys : columns.map(({ name }) => name) };
}

/** The foreign keys among some tables. */
async function arrowsAmong(db: DbOrTx, tables: readonly string[]) {
  const { rows } = await sql<{ source: string; target: string }>`
    select distinct s.relname as source, t.relname as target from pg_constraint c
    join pg_class s on s.oid = c.conrelid join pg_class t on t.oid = c.confrelid
    where c.contype = 'f' and s.oid <> t.oid and c.connamespace = 'public'::regnamespace
      and s.relname = any(${tables}::text[]) and t.relname = any(${tables}::text[])
  `.execute(db);
  return rows;
}

/**
 * @returns the tables so that each follows all tables it references
 * @throws when references form a cycle
 */
export async function inOrderOfReferences(db: DbOrTx, tables: readonly string[]): Promise<string[]> {
  const arrows = await arrowsAmong(db, tables);
  const ordered: string[] = [];
  let open = [...tables];
  while (open.length > 0) {
    const free = open.filter(
      (table) => !arrows.some(({ source, target }) => source === table && open.includes(target)),
    );
    if (free.length === 0) throw new Error(`tables name each other in a circle: ${open.join(', ')}`);
    ordered.push(...free);
    open = open.filter((table) => !free.includes(table));
  }
  return ordered;
}

export async function columnsOfConstraint(db: DbOrTx, name: string): Promise<string> {
  const { rows } = await sql<{ columns: string | null }>`
    select string_agg(attname, ', ' order by attnum) as columns from pg_constraint
    join pg_attribute on attrelid = conrelid and attnum = any(conkey)
    where conname = ${name} and connamespace = 'public'::regnamespace
  `.execute(db);
  return rows[0]?.columns ?? '';
}

/** Sets every sequence behind the largest value of its column. */
export async function setSequences(tx: DbOrTx): Promise<void> {
  const { rows } = await sql<{ table: string; column: string; sequence: string }>`
    select r.relname as table, a.attname as column,
      pg_get_serial_sequence(quote_ident(r.relname), a.attname) as sequence
    from pg_attribute a join pg_class r on r.oid = a.attrelid
    where r.relnamespace = 'public'::regnamespace and r.relkind = 'r' and a.attnum > 0 and a.attidentity <> ''
  `.execute(tx);
  for (const { table, column, sequence } of rows) {
    await sql`
      select setval(${sequence}::regclass, max(${sql.ref(column)})) from ${sql.id('public', table)}
      having max(${sql.ref(column)}) is not null
    `.execute(tx);
  }
}
