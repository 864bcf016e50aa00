import { type Kysely, sql } from 'kysely';

/** An order knows which text on privacy was accepted with it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table shop_order add column privacy_version text not null default '';

    comment on column shop_order.privacy_version is 'which text on privacy was accepted; empty for orders before it was noted';
  `.execute(db);
}
