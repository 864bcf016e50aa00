import type { DbOrTx } from '#platform/database/client.ts';

export async function readSettings(db: DbOrTx): Promise<{ key: string; value: unknown }[]> {
  return db.selectFrom('setting').select(['key', 'value']).execute();
}

export async function writeSetting(db: DbOrTx, key: string, value: unknown): Promise<void> {
  const text = JSON.stringify(value);
  await db
    .insertInto('setting')
    .values({ key, value: text })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: text, changed_at: new Date() }))
    .execute();
}
