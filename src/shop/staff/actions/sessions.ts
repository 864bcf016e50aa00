import type { SessionId, SessionToken, StaffId } from '#kernel/ids.ts';
import type { StaffDeps } from '../deps.ts';
import type { Member, StaffSession } from '../member.ts';
import { findMember } from '../store/member.ts';

/** A signed-in staff member and their session, or a program with an API key, as a member with the key's rights. */
export type SignedIn = Readonly<{
  member: Member;
  session: StaffSession;
  apiKey?: Readonly<{ id: number; name: string; hint: string }>;
}>;

/** Who of the staff is signed in, where else, and how it ends. Source: RO-04 */
export function sessionsFor({ db, identity: { sessions } }: StaffDeps) {
  const findOpen = async (id: StaffId): Promise<Member | null> => {
    const member = await findMember(db, id);
    return member?.closedAt === null ? member : null;
  };
  return {
    /** Opens the session of a cookie; null when it has ended. A page that polls does not extend it. */
    open: async (token: SessionToken | null, options?: { isPolling?: boolean }): Promise<SignedIn | null> => {
      const session = await sessions.open(token, findOpen, options);
      return session === null ? null : { member: session.person, session: session.session };
    },
    list: async (id: StaffId): Promise<StaffSession[]> =>
      (await sessions.list(id)).map(({ isRemembered: _never, ...session }) => session),
    /** @returns whether it was theirs */
    end: sessions.end,
    /** Ends all of them, or all but one. @returns how many */
    endAll: (id: StaffId, butFor?: SessionId): Promise<number> => sessions.endAll(db, id, butFor),
  };
}
