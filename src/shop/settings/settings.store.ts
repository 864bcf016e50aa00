import { sql } from 'kysely';
import type { DbOrTx } from '#platform/database/client.ts';
import { prepared } from '#platform/database/prepared.ts';

const allSettings = prepared((db) => db.selectFrom('setting').select(['key', 'value']).compile());

export async function readSettings(db: DbOrTx): Promise<{ key: string; value: unknown }[]> {
  return allSettings(db, {});
}

export async function readVersions(db: DbOrTx): Promise<Map<string, number>> {
  const rows = await db.selectFrom('setting').select(['key', 'version']).execute();
  return new Map(rows.map(({ key, version }) => [key, version]));
}

/** From here on nobody else changes a setting until the transaction ends. */
export async function lockSettings(tx: DbOrTx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('shop.settings'))`.execute(tx);
}

export async function writeSetting(db: DbOrTx, key: string, value: unknown): Promise<void> {
  const text = JSON.stringify(value);
  await db
    .insertInto('setting')
    .values({ key, value: text })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: text, changed_at: new Date() }))
    .execute();
}
