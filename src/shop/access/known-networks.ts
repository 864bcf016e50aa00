import { clientNetwork } from '#kernel/client-network.ts';
import { type Clock, DAY_MS } from '#kernel/instant.ts';
import type { Db, DbOrTx } from '#platform/database/client.ts';
import type { Signature } from '#platform/signature.ts';
import { deleteNetworksOf, deleteOldNetworks, hasNetwork, saveNetwork } from './known-networks.store.ts';

/** A network that nobody signed in from for this long is unknown again. */
const REMEMBERED_MS = 90 * DAY_MS;

type Needs = Readonly<{ db: Db; clock: Clock; signature: Signature }>;
type SignIn = Readonly<{ email: string; address: string }>;

/**
 * Client networks that signed in to an account with the right password. The rate limit of the account does not apply to
 * them, so strangers who try passwords do not lock its owner out. Only digests are stored.
 *
 * @param realm keeps accounts of customers and staff apart
 */
export function knownNetworks({ db, clock, signature }: Needs, realm: string) {
  const accountOf = (email: string) => signature.digest(`network-of|${realm}|${email.toLowerCase()}`);
  const rowOf = ({ email, address }: SignIn) => ({
    account: accountOf(email),
    network: signature.digest(`network|${clientNetwork(address)}`),
  });
  return {
    has: (signIn: SignIn): Promise<boolean> => hasNetwork(db, rowOf(signIn)),
    remember: (signIn: SignIn): Promise<void> => saveNetwork(db, rowOf(signIn), clock()),
    /** After a new password, and when an account is deleted. */
    forget: (tx: DbOrTx, email: string): Promise<void> => deleteNetworksOf(tx, accountOf(email)),
    forgetOld: (): Promise<void> => deleteOldNetworks(db, new Date(clock().getTime() - REMEMBERED_MS)),
  };
}

export type KnownNetworks = ReturnType<typeof knownNetworks>;
