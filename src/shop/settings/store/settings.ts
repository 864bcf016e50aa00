import { sql } from 'kysely';
import { lockUntilCommit } from '#platform/database/advisory-lock.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import { prepared } from '#platform/database/prepared.ts';
import { LOGO_SETTINGS } from '../rules/definitions/definitions.ts';

const LOGOS: readonly string[] = LOGO_SETTINGS;

/** A logo whose picture is missing in the library counts as not set. */
const allSettings = prepared((db) =>
  db
    .selectFrom('setting')
    .leftJoin('media', (join) =>
      join.on('setting.key', 'in', LOGOS).on(sql<boolean>`media.file = setting.value ->> 'file'`),
    )
    .select(['setting.key', 'setting.value', 'media.sizes'])
    .where(({ or, eb }) => or([eb('setting.key', 'not in', LOGOS), eb('media.id', 'is not', null)]))
    .compile(),
);

/** `sizes`: the copies of a logo, null for every other setting. */
export type SettingRow = Readonly<{ key: string; value: unknown; sizes: unknown }>;

export async function readSettings(db: DbOrTx): Promise<SettingRow[]> {
  return allSettings(db, {});
}

export async function readVersions(db: DbOrTx): Promise<Map<string, number>> {
  const rows = await db.selectFrom('setting').select(['key', 'version']).execute();
  return new Map(rows.map(({ key, version }) => [key, version]));
}

/** Locks all settings against changes until the transaction ends. */
export async function lockSettings(tx: DbOrTx): Promise<void> {
  await lockUntilCommit(tx, 'shop.settings');
}

export async function writeSetting(db: DbOrTx, key: string, value: unknown): Promise<void> {
  const text = JSON.stringify(value);
  await db
    .insertInto('setting')
    .values({ key, value: text })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: text, changed_at: new Date() }))
    .execute();
}
