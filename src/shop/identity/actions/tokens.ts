import { type OneTimeKey, parseOneTimeKey } from '#kernel/ids.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import type { AccountKind, IdOf, LinkOf } from '../account-kind.ts';
import type { IdentityDeps } from '../deps.ts';
import { newOneTimeKey, secretDigest } from '../rules/secrets.ts';
import { type Token, type TokenKind, tokenStore } from '../store/token.ts';

type Issuing<K extends AccountKind> = Readonly<{
  kind: TokenKind<K>;
  lifetimeMs: number;
  owner?: IdOf<K> | null;
  email?: string;
  /** As the tokens' table keeps it: JSON of a customer's, the role of staff. */
  facts?: string | null;
}>;

/** One-time keys, of which only digests are stored. */
export function tokensFor<K extends AccountKind>(kind: K, { db, clock }: IdentityDeps) {
  const store = tokenStore(kind);
  return {
    /** Makes the key of a link; an earlier one for the same is void. */
    issue: async (
      tx: DbOrTx,
      { lifetimeMs, owner = null, email = '', facts = null, ...token }: Issuing<K>,
    ): Promise<OneTimeKey> => {
      const key = newOneTimeKey();
      const expiresAt = new Date(clock().getTime() + lifetimeMs);
      await store.insert(tx, { ...token, digest: secretDigest(key), owner, email, facts, expiresAt });
      return key;
    },
    /** Finds a usable token of one of the given kinds. */
    find: async <Kind extends TokenKind<K>>(
      key: string,
      kinds: readonly Kind[],
    ): Promise<Token<K, Kind> | null> => {
      const parsed = parseOneTimeKey(key);
      return parsed === null ? null : store.find(db, secretDigest(parsed), { kinds, now: clock() });
    },
    /** Uses a key up. @returns whether this call was the one that did */
    redeem: (tx: DbOrTx, { digest }: { digest: string }): Promise<boolean> =>
      store.spend(tx, digest, clock()),
    /** Lists unused tokens. */
    listUnused: (reader: DbOrTx, link: LinkOf<K>) => store.listUnused(reader, link, clock()),
    /** Makes every key of an account void. */
    voidAll: (tx: DbOrTx, id: IdOf<K>): Promise<void> => store.deleteOf(tx, id),
    /** Deletes every key that was sent to an address. */
    forget: (tx: DbOrTx, email: string): Promise<void> => store.deleteFor(tx, email),
    deleteExpired: (): Promise<void> => store.deleteExpired(db, clock()),
  };
}

export type Tokens<K extends AccountKind> = ReturnType<typeof tokensFor<K>>;
