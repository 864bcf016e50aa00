import { type Kysely, sql } from 'kysely';

/** Mails that could not be sent are counted and listed without reading the whole log. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index mail_message_failed on mail_message (id) where status = 'failed'`.execute(db);
}
