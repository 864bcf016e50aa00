import { type Kysely, sql } from 'kysely';

/** One column as the database describes it. */
export type Column = {
  table: string;
  column: string;
  type: string;
  isNullable: boolean;
  hasDefault: boolean;
  isLocalized: boolean;
};

const TYPES: Record<string, string> = {
  bool: 'boolean',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  float4: 'number',
  float8: 'number',
  numeric: 'ColumnType<string, string | number, string | number>',
  text: 'string',
  tsvector: 'string',
  timestamptz: 'ColumnType<Date, Date | string, Date | string>',
  jsonb: 'ColumnType<unknown, string, string>',
  _text: 'string[]',
  _int4: 'number[]',
  bit: 'string',
};

function typeOf(column: Column): string {
  const known = column.isLocalized ? 'ColumnType<Localized, string, string>' : TYPES[column.type];
  if (known === undefined)
    throw new Error(`no TypeScript type for ${column.type} of ${column.table}.${column.column}`);
  const value = column.isNullable ? `${known} | null` : known;
  return column.hasDefault ? `Generated<${value}>` : value;
}

function pascal(name: string): string {
  return name.replace(/(^|_)([a-z])/g, (_all, _line, letter: string) => letter.toUpperCase());
}

/** Reads every column of the shop's own tables; texts in several languages carry the comment `localized`. */
export async function readColumns(db: Kysely<unknown>): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select t.relname as "table", a.attname as "column", y.typname as "type",
      not a.attnotnull as "isNullable",
      (a.atthasdef or a.attidentity <> '') as "hasDefault",
      coalesce(col_description(t.oid, a.attnum) = 'localized', false) as "isLocalized"
    from pg_class t
      join pg_namespace n on n.oid = t.relnamespace and n.nspname = 'public'
      join pg_attribute a on a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped
      join pg_type y on y.oid = a.atttypid
    where t.relkind = 'r' and t.relname not like 'kysely%'
    order by t.relname, a.attnum
  `.execute(db);
  return rows;
}

/** Prints the row types of all tables for Kysely. */
export function printTables(columns: readonly Column[]): string {
  const tables = [...new Set(columns.map(({ table }) => table))];
  const types = tables.map((table) => {
    const lines = columns
      .filter((column) => column.table === table)
      .map((column) => `  ${column.column}: ${typeOf(column)};`);
    return `interface ${pascal(table)}Table {\n${lines.join('\n')}\n}\n`;
  });
  const entries = tables.map((table) => `  ${table}: ${pascal(table)}Table;`);
  return [
    '// Generated from the migrated database by "npm run tables"; "npm run verify" compares.',
    "import type { ColumnType } from 'kysely';",
    "import type { Localized } from '#kernel/language.ts';\n",
    '/** A column that may be left out when a row is written. */',
    'type Generated<T> = T extends ColumnType<infer S, infer I, infer U>',
    '  ? ColumnType<S, I | undefined, U>',
    '  : ColumnType<T, T | undefined, T>;\n',
    ...types,
    `export interface DB {\n${entries.join('\n')}\n}\n`,
  ].join('\n');
}
