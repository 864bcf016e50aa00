import { type Kysely, sql } from 'kysely';

/** Revisions of menus say what brought them about, as those of products and documents do. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table menu_version add column if not exists act text not null default 'saved'`.execute(db);
}
