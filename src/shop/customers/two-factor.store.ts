import { sql } from 'kysely';
import type { CustomerId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import type { DbOrTx, Tx } from '#platform/database/client.ts';

/** The sealed secret of a customer's codes, for this transaction alone; null while there is none. */
export async function lockSecret(
  tx: Tx,
  id: CustomerId,
): Promise<{ sealed: string; step: number; isOn: boolean } | null> {
  const row = await tx
    .selectFrom('customer')
    .select(['two_factor_secret', 'two_factor_step', 'two_factor_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined || row.two_factor_secret === null) return null;
  return {
    sealed: row.two_factor_secret,
    step: Number(row.two_factor_step),
    isOn: row.two_factor_at !== null,
  };
}

export async function saveSecret(
  tx: DbOrTx,
  id: CustomerId,
  secret: { sealed: string | null; onSince: Instant | null; step: number },
): Promise<void> {
  await tx
    .updateTable('customer')
    .set({ two_factor_secret: secret.sealed, two_factor_at: secret.onSince, two_factor_step: secret.step })
    .where('id', '=', id)
    .execute();
}

export async function saveStep(tx: DbOrTx, id: CustomerId, step: number): Promise<void> {
  await tx.updateTable('customer').set({ two_factor_step: step }).where('id', '=', id).execute();
}

export async function replaceRecoveryCodes(
  tx: DbOrTx,
  id: CustomerId,
  digests: readonly string[],
): Promise<void> {
  await tx.deleteFrom('customer_recovery_code').where('customer_id', '=', id).execute();
  if (digests.length === 0) return;
  await tx
    .insertInto('customer_recovery_code')
    .values(digests.map((digest) => ({ customer_id: id, digest })))
    .execute();
}

/** @returns whether there was such a code, unused until now */
export async function spendRecoveryCode(
  tx: DbOrTx,
  id: CustomerId,
  { digest, now }: { digest: string; now: Instant },
): Promise<boolean> {
  const result = await tx
    .updateTable('customer_recovery_code')
    .set({ used_at: now })
    .where('customer_id', '=', id)
    .where('digest', '=', digest)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export async function countRecoveryCodes(db: DbOrTx, id: CustomerId): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from customer_recovery_code where customer_id = ${id} and used_at is null
  `.execute(db);
  return rows[0]?.count ?? 0;
}
