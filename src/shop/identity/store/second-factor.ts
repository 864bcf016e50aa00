import { sql } from 'kysely';
import type { Instant } from '#kernel/instant.ts';
import type { DbOrTx, Tx } from '#platform/database/client.ts';
import type { AccountKind, IdOf } from '../account-kind.ts';
import { tablesOf } from './tables.ts';

/** A sealed secret, when it was turned on, and `step`, the last time step whose code was used. */
export type StoredSecret = Readonly<{ sealed: string; onSince: Instant | null; step: number }>;

/** Secrets and recovery codes of one kind of account. */
export function secondFactorStore<K extends AccountKind>(kind: K) {
  const { account, recoveryCode, owner, secret, secretSince, secretStep } = tablesOf(kind);
  return {
    /** Locks an account's secret until the transaction ends; null without one. */
    lock: async (tx: Tx, id: IdOf<K>): Promise<StoredSecret | null> => {
      const { rows } = await sql<StoredSecret | { sealed: null }>`
        select ${secret} as sealed, ${secretSince} as "onSince", ${secretStep} as step
        from ${account} where id = ${id} for update
      `.execute(tx);
      const [stored] = rows;
      return stored === undefined || stored.sealed === null ? null : stored;
    },
    save: async (
      tx: DbOrTx,
      id: IdOf<K>,
      { sealed, onSince, step }: StoredSecret | { sealed: null; onSince: null; step: 0 },
    ): Promise<void> => {
      await sql`
        update ${account} set ${secret} = ${sealed}, ${secretSince} = ${onSince}, ${secretStep} = ${step} where id = ${id}
      `.execute(tx);
    },
    replaceRecoveryCodes: async (tx: DbOrTx, id: IdOf<K>, digests: readonly string[]): Promise<void> => {
      await sql`delete from ${recoveryCode} where ${owner} = ${id}`.execute(tx);
      await sql`
        insert into ${recoveryCode} (${owner}, digest) select ${id}::integer, unnest(${digests}::text[])
      `.execute(tx);
    },
    /** Marks a recovery code as used. @returns whether an unused code had this digest */
    spendRecoveryCode: async (
      tx: DbOrTx,
      id: IdOf<K>,
      { digest, now }: { digest: string; now: Instant },
    ): Promise<boolean> => {
      const { numAffectedRows = 0n } = await sql`
        update ${recoveryCode} set used_at = ${now} where ${owner} = ${id} and digest = ${digest} and used_at is null
      `.execute(tx);
      return numAffectedRows > 0n;
    },
    countRecoveryCodes: async (db: DbOrTx, id: IdOf<K>): Promise<number> => {
      const { rows } = await sql<{ count: number }>`
        select count(*)::integer as count from ${recoveryCode} where ${owner} = ${id} and used_at is null
      `.execute(db);
      return rows[0]?.count ?? 0;
    },
  };
}
