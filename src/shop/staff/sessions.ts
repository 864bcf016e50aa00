import { cutText } from '#kernel/cut-text.ts';
import type { SessionId, SessionToken, StaffId } from '#kernel/ids.ts';
import { HOUR_MS, type Instant, MINUTE_MS } from '#kernel/instant.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import { newSessionToken, secretDigest } from '#shop/access';
import { findMember } from './member.store.ts';
import type { Member, StaffSession } from './member.ts';
import type { StaffNeeds } from './needs.ts';
import { deleteSessions, findSession, insertSession, sessionsOf, touchSession } from './session.store.ts';

/** A browser nobody works in is signed out after so long. */
const IDLE_MS = 12 * HOUR_MS;
/** A session is written to no more often than this. */
const TOUCH_MS = 5 * MINUTE_MS;
const LONGEST_AGENT = 300;

/** Somebody of the staff who is signed in, and where. */
export type SignedIn = Readonly<{ member: Member; session: StaffSession }>;

function expiry(now: Instant): Instant {
  return new Date(now.getTime() + IDLE_MS);
}

/** Signs a browser in, within the transaction that found it may be. @returns what the browser keeps */
export async function openSession(
  { clock }: Pick<StaffNeeds, 'clock'>,
  tx: DbOrTx,
  { staffId, agent }: { staffId: StaffId; agent: string },
): Promise<SessionToken> {
  const now = clock();
  const token = newSessionToken();
  await insertSession(tx, {
    digest: secretDigest(token),
    staffId,
    agent: cutText(agent, LONGEST_AGENT),
    now,
    expiresAt: expiry(now),
  });
  return token;
}

/** Who of the staff is signed in, where else, and how it ends. Source: RO-04 */
export function sessionsFor({ db, clock }: Pick<StaffNeeds, 'db' | 'clock'>) {
  return {
    /**
     * Who a cookie is of; null when its session has ended. Being seen makes it last longer; a page that polls by itself
     * does not, so that a browser nobody works in is still signed out.
     */
    open: async (token: SessionToken, { isPolling = false } = {}): Promise<SignedIn | null> => {
      const now = clock();
      const found = await findSession(db, secretDigest(token), now);
      const member = found === null ? null : await findMember(db, found.staffId);
      if (found === null || member === null || member.closedAt !== null) return null;
      const { session } = found;
      if (!isPolling && now.getTime() - session.seenAt.getTime() > TOUCH_MS)
        await touchSession(db, session.id, { now, expiresAt: expiry(now) });
      return { member, session };
    },
    list: (id: StaffId): Promise<StaffSession[]> => sessionsOf(db, id, clock()),
    /** @returns whether it was theirs */
    end: async (id: StaffId, session: SessionId): Promise<boolean> =>
      (await deleteSessions(db, id, { only: session })) > 0,
    /** Ends all of them, or all but one. @returns how many */
    endAll: (id: StaffId, butFor?: SessionId): Promise<number> =>
      deleteSessions(db, id, butFor === undefined ? {} : { butFor }),
  };
}
