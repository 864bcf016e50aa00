import { sql } from 'kysely';
import type { DbOrTx } from '#platform/database/client.ts';
import type { AccountKind, IdOf } from '../account-kind.ts';
import { tablesOf } from './tables.ts';

/** The credentials of an account. */
export type Credentials<K extends AccountKind> = Readonly<{
  id: IdOf<K>;
  /** Null before a customer's first password. */
  passwordHash: string | null;
  hasSecondFactor: boolean;
}>;

/** Passwords of one kind of account. */
export function credentialStore<K extends AccountKind>(kind: K) {
  const { account, secretSince, isOpen } = tablesOf(kind);
  return {
    /** @returns null for no account, and for one that is closed */
    find: async (db: DbOrTx, by: { email: string } | { id: IdOf<K> }): Promise<Credentials<K> | null> => {
      const isIt = 'email' in by ? sql`lower(email) = ${by.email.toLowerCase()}` : sql`id = ${by.id}`;
      const { rows } = await sql<Credentials<K>>`
        select id, password_hash as "passwordHash", ${secretSince} is not null as "hasSecondFactor"
        from ${account} where ${isIt} and ${isOpen}
      `.execute(db);
      return rows[0] ?? null;
    },
    savePassword: async (tx: DbOrTx, id: IdOf<K>, passwordHash: string): Promise<void> => {
      await sql`update ${account} set password_hash = ${passwordHash} where id = ${id}`.execute(tx);
    },
  };
}
