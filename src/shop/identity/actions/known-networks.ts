import { type Clock, DAY_MS } from '#kernel/instant.ts';
import { clientNetwork } from '#kernel/web/client-network.ts';
import type { Db, DbOrTx } from '#platform/database/client.ts';
import type { Signature } from '#platform/signature.ts';
import { deleteNetworksOf, deleteOldNetworks, hasNetwork, saveNetwork } from '../store/known-networks.ts';

/** A network without a login for this long is forgotten. */
const KNOWN_FOR_MS = 90 * DAY_MS;

type Deps = Readonly<{ db: Db; clock: Clock; signature: Signature }>;
type SignIn = Readonly<{ email: string; address: string }>;

/**
 * Networks from which an account was signed in to with the right password. The account's rate limit does not apply
 * to them, so that password guessing by others does not lock the owner out. Stores digests only.
 *
 * @param realm separates customers from staff
 */
export function knownNetworks({ db, clock, signature }: Deps, realm: string) {
  const accountOf = (email: string) => signature.digest(`network-of|${realm}|${email.toLowerCase()}`);
  const rowOf = ({ email, address }: SignIn) => ({
    account: accountOf(email),
    network: signature.digest(`network|${clientNetwork(address)}`),
  });
  return {
    has: (signIn: SignIn): Promise<boolean> => hasNetwork(db, rowOf(signIn)),
    remember: (signIn: SignIn): Promise<void> => saveNetwork(db, rowOf(signIn), clock()),
    /** Called after a password change and when an account is deleted. */
    forget: (tx: DbOrTx, email: string): Promise<void> => deleteNetworksOf(tx, accountOf(email)),
    forgetOld: (): Promise<void> => deleteOldNetworks(db, new Date(clock().getTime() - KNOWN_FOR_MS)),
  };
}

export type KnownNetworks = ReturnType<typeof knownNetworks>;
