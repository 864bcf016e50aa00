import { done, refuse } from '#kernel/outcome.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import type { AccountKind, IdOf } from '../account-kind.ts';
import type { IdentityDeps } from '../deps.ts';
import type { IdentityRefusal } from '../refusals.ts';
import { credentialStore } from '../store/credentials.ts';
import type { KnownNetworks } from './known-networks.ts';
import type { AccountLimits } from './limits.ts';

type Parts<K extends AccountKind> = Readonly<{ limits: AccountLimits<K>; networks: KnownNetworks }>;

/** Password operations for signed-in users and for users with a link. */
export function passwordsFor<K extends AccountKind>(
  kind: K,
  { db, passwords }: IdentityDeps,
  { limits, networks }: Parts<K>,
) {
  const credentials = credentialStore(kind);
  return {
    hash: passwords.hash,
    /** Checks the password of a signed-in user; attempts are counted. @returns the refusal, or null */
    check: async (id: IdOf<K>, password: string): Promise<IdentityRefusal<K> | null> => {
      const checked = await limits.guard([['password', String(id)]], async () => {
        const hash = (await credentials.find(db, { id }))?.passwordHash ?? null;
        const isRight = hash !== null && (await passwords.matches(hash, password));
        return isRight ? done(null) : refuse({ code: `${kind}.wrong-password` as const });
      });
      return checked.ok ? null : checked.refusal;
    },
    /** Stores a new password. Networks that were known with the old one become unknown. */
    save: async (
      tx: DbOrTx,
      id: IdOf<K>,
      { email, hash }: { email: string; hash: string },
    ): Promise<void> => {
      await credentials.savePassword(tx, id, hash);
      await networks.forget(tx, email);
    },
  };
}
