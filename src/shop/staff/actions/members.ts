import type { OneTimeKey, StaffId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import type { Language } from '#kernel/language.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import { passwordProblem } from '#shop/identity';
import type { StaffDeps } from '../deps.ts';
import type { Member } from '../member.ts';
import type { StaffRefusal } from '../refusals.ts';
import { type Role, roleOf } from '../rules/rights.ts';
import {
  dismissBanner,
  findMember,
  isBannerDismissed,
  listMembers,
  lockMembers,
  saveMember,
} from '../store/member.ts';
import { isEmail, issueKey } from './joining.ts';

const UNKNOWN: StaffRefusal = { code: 'staff.unknown-member' };

/** Who was invited and has not come yet. */
export type Invitation = Readonly<{ email: string; role: Role; expiresAt: Instant }>;

/** Whether the shop would be left without an owner who can come in. */
function isLastOwner(members: readonly Member[], id: StaffId): boolean {
  const owners = members.filter(({ role, closedAt }) => role === 'owner' && closedAt === null);
  return owners.length === 1 && owners[0]?.id === id;
}

/**
 * Who works for the shop, as what.
 *
 * Refusals: `staff.unknown-member`, `staff.email-taken`, `staff.last-owner`, `staff.wrong-fields`.
 * Source: RO-03
 */
export function membersFor(deps: StaffDeps) {
  const { db, clock, identity } = deps;
  const { sessions, tokens } = identity;
  return {
    list: async (): Promise<{ members: Member[]; invitations: Invitation[] }> => ({
      members: await listMembers(db),
      invitations: (await tokens.listUnused('invitation')).map(({ facts, ...invitation }) => ({
        ...invitation,
        role: roleOf(facts),
      })),
    }),
    /** @returns the key of the link by which somebody joins; an earlier invitation of theirs is void */
    invite: async (typed: string, role: Role): Promise<Outcome<OneTimeKey, StaffRefusal>> => {
      const email = typed.trim();
      if (!isEmail(email)) return refuse({ code: 'staff.wrong-fields', problems: { email: 'email' } });
      const isTaken = (await listMembers(db)).some(
        (member) => member.email.toLowerCase() === email.toLowerCase(),
      );
      if (isTaken) return refuse({ code: 'staff.email-taken' });
      return done(await issueKey(identity, db, { kind: 'invitation', email, role }));
    },
    withdraw: async (email: string): Promise<Outcome<null, StaffRefusal>> =>
      (await tokens.withdraw('invitation', email)) ? done(null) : refuse({ code: 'staff.stale-link' }),
    changeRole: (id: StaffId, role: Role): Promise<Outcome<null, StaffRefusal>> =>
      db.transaction().execute(async (tx): Promise<Outcome<null, StaffRefusal>> => {
        const members = await lockMembers(tx);
        if (!members.some((member) => member.id === id)) return refuse(UNKNOWN);
        if (role !== 'owner' && isLastOwner(members, id)) return refuse({ code: 'staff.last-owner' });
        await saveMember(tx, id, { role });
        return done(null);
      }),
    /** They may not come in any more; what they did stays theirs. */
    close: (id: StaffId): Promise<Outcome<null, StaffRefusal>> =>
      db.transaction().execute(async (tx): Promise<Outcome<null, StaffRefusal>> => {
        const members = await lockMembers(tx);
        if (!members.some((member) => member.id === id)) return refuse(UNKNOWN);
        if (isLastOwner(members, id)) return refuse({ code: 'staff.last-owner' });
        await saveMember(tx, id, { closed_at: clock() });
        await sessions.endAll(tx, id);
        return done(null);
      }),
    reopen: async (id: StaffId): Promise<Outcome<null, StaffRefusal>> => {
      if ((await findMember(db, id)) === null) return refuse(UNKNOWN);
      await saveMember(db, id, { closed_at: null });
      return done(null);
    },
    /** @returns the key of a link by which they choose a new password */
    passwordKey: async (id: StaffId): Promise<Outcome<OneTimeKey, StaffRefusal>> => {
      if ((await findMember(db, id)) === null) return refuse(UNKNOWN);
      return done(await issueKey(identity, db, { kind: 'password', staffId: id }));
    },
  };
}

/**
 * What everybody may do with their own account.
 *
 * Refusals: `staff.wrong-password`, `staff.wrong-fields`, `staff.too-many`.
 */
export function selfFor({ db, identity: { passwords } }: StaffDeps) {
  return {
    speak: (id: StaffId, language: Language): Promise<void> => saveMember(db, id, { language }),
    /** Whether the member has put away the banner of the coming-soon mode. Source: spec §3 'User meta'; CS-05 */
    comingSoonBanner: {
      isDismissed: (id: StaffId): Promise<boolean> => isBannerDismissed(db, id),
      dismiss: (id: StaffId): Promise<void> => dismissBanner(db, id),
    },
    changePassword: async (
      id: StaffId,
      { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
    ): Promise<Outcome<null, StaffRefusal>> => {
      const wrong = await passwords.check(id, currentPassword);
      if (wrong !== null) return refuse(wrong);
      const email = (await findMember(db, id))?.email ?? '';
      const problem = passwordProblem(newPassword, email);
      if (problem !== null) return refuse({ code: 'staff.wrong-fields', problems: { newPassword: problem } });
      await passwords.save(db, id, { email, hash: await passwords.hash(newPassword) });
      return done(null);
    },
  };
}
