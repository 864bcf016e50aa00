import type { StaffId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import type { DbOrTx, Tx } from '#platform/database/client.ts';
import type { Right } from '../rules/rights.ts';

const COLUMNS = [
  'id',
  'name',
  'hint',
  'rights',
  'staff_id as staffId',
  'created_at as createdAt',
  'expires_at as expiresAt',
  'used_at as usedAt',
  'revoked_at as revokedAt',
] as const;

export type StoredKey = Readonly<{
  id: number;
  name: string;
  /** The last characters of the key. */
  hint: string;
  rights: readonly string[];
  /** Who made it. */
  staffId: StaffId;
  createdAt: Instant;
  expiresAt: Instant | null;
  usedAt: Instant | null;
  revokedAt: Instant | null;
}>;

type NewKey = Readonly<{
  digest: string;
  hint: string;
  name: string;
  rights: readonly Right[];
  staffId: StaffId;
  createdAt: Instant;
  expiresAt: Instant | null;
}>;

/** @returns the new id, or null when a key that is not revoked has this name */
export async function insertKey(db: DbOrTx, key: NewKey): Promise<number | null> {
  const { rights, staffId, createdAt, expiresAt, ...texts } = key;
  const row = await db
    .insertInto('api_key')
    .values({
      ...texts,
      rights: [...rights],
      staff_id: staffId,
      created_at: createdAt,
      expires_at: expiresAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** The key of a digest, as long as it may be used. */
export async function findUsable(db: DbOrTx, digest: string, now: Instant): Promise<StoredKey | null> {
  const row = await db
    .selectFrom('api_key')
    .select(COLUMNS)
    .where('digest', '=', digest)
    .where('revoked_at', 'is', null)
    .where((where) => where.or([where('expires_at', 'is', null), where('expires_at', '>', now)]))
    .executeTakeFirst();
  return row ?? null;
}

/** Every key, the newest first. */
export async function listKeys(db: DbOrTx): Promise<StoredKey[]> {
  return db.selectFrom('api_key').select(COLUMNS).orderBy('id', 'desc').execute();
}

export async function touchKey(db: DbOrTx, id: number, now: Instant): Promise<void> {
  await db.updateTable('api_key').set({ used_at: now }).where('id', '=', id).execute();
}

/** Locks a key and returns its maker; null if unknown or revoked. */
export async function lockMaker(tx: Tx, id: number): Promise<StaffId | null> {
  const row = await tx
    .selectFrom('api_key')
    .select('staff_id')
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return row?.staff_id ?? null;
}

export async function revokeKey(tx: DbOrTx, id: number, now: Instant): Promise<void> {
  await tx.updateTable('api_key').set({ revoked_at: now }).where('id', '=', id).execute();
}

/** Revokes every key of a member. */
export async function revokeKeysOf(tx: DbOrTx, id: StaffId, now: Instant): Promise<void> {
  await tx
    .updateTable('api_key')
    .set({ revoked_at: now })
    .where('staff_id', '=', id)
    .where('revoked_at', 'is', null)
    .execute();
}

/** Deletes keys that were revoked, or ended, before a moment. */
export async function deleteEnded(db: DbOrTx, before: Instant): Promise<void> {
  await db
    .deleteFrom('api_key')
    .where((where) => where.or([where('revoked_at', '<', before), where('expires_at', '<', before)]))
    .execute();
}
