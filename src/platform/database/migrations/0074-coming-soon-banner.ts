import { type Kysely, sql } from 'kysely';

/** Who of the staff has put away the banner of the coming-soon mode. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table staff add column coming_soon_banner_dismissed text check (coming_soon_banner_dismissed = 'yes')
  `.execute(db);
}
