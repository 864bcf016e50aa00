import { sql } from 'kysely';
import type { Db } from '../client.ts';
import { newestMigration } from './dump.ts';
import { shapeOf } from './table-shape.ts';

const ROWS_AT_ONCE = 500;

export type TableRow = Readonly<Record<string, unknown>>;
/** The rows of all tables, read from one snapshot. */
export type OpenTables = Readonly<{
  rows: (table: string) => AsyncGenerator<TableRow>;
  /** The newest migration. */
  migration: () => Promise<string>;
  close: () => Promise<void>;
}>;

/** Opens all tables in one snapshot, rows in key order; the caller closes them. */
export async function openTables(db: Db): Promise<OpenTables> {
  const tx = await db
    .startTransaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute();
  async function* rows(table: string): AsyncGenerator<TableRow> {
    const { columns, keys } = await shapeOf(tx, table);
    // Decimals are read as text, since JSON numbers would lose digits.
    const chosen = columns.map(({ name, isDecimal }) =>
      isDecimal ? sql`${sql.ref(`t.${name}`)}::text as ${sql.ref(name)}` : sql.ref(`t.${name}`),
    );
    await sql`
      declare open_rows no scroll cursor for select row_to_json(r) as row from (
        select ${sql.join(chosen)} from ${sql.id('public', table)} t
        order by ${sql.join(keys.map((key) => sql.ref(`t.${key}`)))}
      ) r
    `.execute(tx);
    for (;;) {
      const { rows: some } = await sql<{
        row: TableRow;
      }>`fetch ${sql.lit(ROWS_AT_ONCE)} from open_rows`.execute(tx);
      if (some.length === 0) break;
      yield* some.map(({ row }) => row);
    }
    await sql`close open_rows`.execute(tx);
  }
  return { rows, migration: () => newestMigration(tx), close: () => tx.rollback().execute() };
}
