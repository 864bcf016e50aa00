import type { SessionToken } from '#kernel/ids.ts';
import { done, type Outcome } from '#kernel/outcome.ts';
import type { Entry as EntryWith } from '#shop/identity';
import type { StaffDeps } from '../deps.ts';
import type { StaffRefusal } from '../refusals.ts';

/** What was typed, in which browser, and from where. */
export type SigningIn = Readonly<{ email: string; password: string; agent: string; address: string }>;

/** Signed in; or half way, until a code follows. */
export type Entry = EntryWith<{ token: SessionToken }>;

/**
 * Signs in by address and password.
 *
 * Refusals: `staff.wrong-sign-in`, `staff.too-many`.
 * Source: RO-04, SV-05
 */
export function signIn({ db, identity }: StaffDeps) {
  return async ({ agent, ...typed }: SigningIn): Promise<Outcome<Entry, StaffRefusal>> => {
    const proven = await identity.signIn.byPassword(typed);
    if (!proven.ok) return proven;
    const { id } = proven.value;
    const entry = await db.transaction().execute((tx) =>
      identity.signIn.enter(tx, proven.value, async () => ({
        token: (await identity.sessions.create(tx, { id, agent })).token,
      })),
    );
    return done(entry);
  };
}

export type CodeTyped = Readonly<{ key: string; code: string; agent: string; address: string }>;

/**
 * The second proof: a code of the telephone, or one of the recovery codes.
 *
 * Refusals: `staff.wrong-code`, `staff.stale-link`, `staff.too-many`.
 */
export function signInByCode({ identity }: StaffDeps) {
  return ({ agent, ...typed }: CodeTyped): Promise<Outcome<SessionToken, StaffRefusal>> =>
    identity.signIn.byCode(
      typed,
      async (tx, { id }) => (await identity.sessions.create(tx, { id, agent })).token,
    );
}
