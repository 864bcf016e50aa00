import { sql } from 'kysely';
import type { Db } from './client.ts';

const ROWS_AT_ONCE = 500;

export type TableRow = Readonly<Record<string, unknown>>;
/** The rows of one table after the other, all as of one moment. */
export type OpenTables = Readonly<{
  rows: (table: string) => AsyncGenerator<TableRow>;
  close: () => Promise<void>;
}>;

/** Opens all tables as they stand now; whoever reads them closes them. */
export async function openTables(db: Db): Promise<OpenTables> {
  const tx = await db
    .startTransaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute();
  async function* rows(table: string): AsyncGenerator<TableRow> {
    await sql`declare open_rows no scroll cursor for select row_to_json(t) as row from ${sql.id('public', table)} t`.execute(
      tx,
    );
    for (;;) {
      const { rows: some } = await sql<{
        row: TableRow;
      }>`fetch ${sql.lit(ROWS_AT_ONCE)} from open_rows`.execute(tx);
      if (some.length === 0) break;
      yield* some.map(({ row }) => row);
    }
    await sql`close open_rows`.execute(tx);
  }
  return { rows, close: () => tx.rollback().execute() };
}
