import { type Kysely, sql } from 'kysely';

/** What stopped an import is stored by its code. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update import_run
    set problem = jsonb_set(problem, '{code}', to_jsonb(regexp_replace(problem ->> 'code', '^exchange[.]', 'data-transfer.')))
    where problem ->> 'code' like 'exchange.%'
  `.execute(db);
}
