import { type Kysely, sql } from 'kysely';

/** What reviews and customers were called in the shop they came from, so that they are known when they come again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table review add column old_id text unique;
    alter table customer add column old_id text unique;
    comment on column review.old_id is 'its number in the shop it was brought from';
    comment on column customer.old_id is 'their number in the shop they were brought from; stays when they are forgotten, so that they stay so';
  `.execute(db);
}
