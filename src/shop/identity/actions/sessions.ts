import type { SessionId, SessionToken } from '#kernel/ids.ts';
import { type Instant, MINUTE_MS } from '#kernel/instant.ts';
import { cutText } from '#kernel/text/cut-text.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import { ACCOUNT_KINDS, type AccountKind, type IdOf } from '../account-kind.ts';
import type { IdentityDeps } from '../deps.ts';
import { newSessionToken, secretDigest } from '../rules/secrets.ts';
import { type Session, sessionStore } from '../store/session.ts';

/** A session is written to no more often than this. */
const TOUCH_MS = 5 * MINUTE_MS;
const LONGEST_AGENT = 300;

/** A session with its owner, and whether it was extended. */
export type OpenedSession<Person> = Readonly<{ person: Person; session: Session; isRenewed: boolean }>;

type Arriving<K extends AccountKind> = Readonly<{ id: IdOf<K>; agent: string; isRemembered?: boolean }>;

/** Who is signed in, where else, and how it ends. Source: RO-04, SV-05 */
export function sessionsFor<K extends AccountKind>(kind: K, { db, clock }: IdentityDeps) {
  const store = sessionStore(kind);
  const { remembered, other } = ACCOUNT_KINDS[kind].sessionMs;
  const expiry = (now: Instant, isRemembered: boolean) =>
    new Date(now.getTime() + (isRemembered ? remembered : other));
  return {
    /**
     * Creates a browser's session, in the transaction that authenticated the user.
     *
     * @returns `token` for the browser's cookie
     */
    create: async (
      tx: DbOrTx,
      { id: owner, agent, isRemembered = false }: Arriving<K>,
    ): Promise<{ id: SessionId; token: SessionToken }> => {
      const now = clock();
      const token = newSessionToken();
      const id = await store.insert(tx, {
        digest: secretDigest(token),
        owner,
        agent: cutText(agent, LONGEST_AGENT),
        isRemembered,
        now,
        expiresAt: expiry(now, isRemembered),
      });
      return { id, token };
    },
    /**
     * Opens the session of a cookie; null without a cookie or when the session has ended. Opening it extends it,
     * except from a page that polls: an inactive user is still signed out.
     *
     * @param findPerson returns null for a user who may no longer sign in
     */
    open: async <Person>(
      token: SessionToken | null,
      findPerson: (id: IdOf<K>) => Promise<Person | null>,
      { isPolling = false } = {},
    ): Promise<OpenedSession<Person> | null> => {
      const now = clock();
      const opened = token === null ? null : await store.find(db, secretDigest(token), now);
      const person = opened === null ? null : await findPerson(opened.owner);
      if (opened === null || person === null) return null;
      const { session } = opened;
      const isRenewed = !isPolling && now.getTime() - session.seenAt.getTime() > TOUCH_MS;
      if (isRenewed) await store.touch(db, session.id, { now, expiresAt: expiry(now, session.isRemembered) });
      return { person, session, isRenewed };
    },
    list: (id: IdOf<K>): Promise<readonly Session[]> => store.list(db, id, clock()),
    /** @returns whether it was theirs */
    end: async (id: IdOf<K>, session: SessionId): Promise<boolean> =>
      (await store.delete(db, id, { only: session })) > 0,
    /** Ends all of them, or all but one. @returns how many */
    endAll: (tx: DbOrTx, id: IdOf<K>, butFor?: SessionId): Promise<number> =>
      store.delete(tx, id, butFor === undefined ? {} : { butFor }),
    deleteExpired: (): Promise<void> => store.deleteExpired(db, clock()),
  };
}
