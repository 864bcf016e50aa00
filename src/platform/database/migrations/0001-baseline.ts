import { type Kysely, sql } from 'kysely';
import { readSqlFiles } from '../schema/sql-files.ts';

/** All tables as the migrations 0001 to 0053 made them, one file a module in the order of their references. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const { text } of readSqlFiles('migrations/0001-baseline')) await sql.raw(text).execute(db);
}
