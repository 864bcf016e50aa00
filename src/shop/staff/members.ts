import type { OneTimeKey, StaffId } from '#kernel/ids.ts';
import type { Language } from '#kernel/language.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import { passwordProblem } from '#shop/access';
import { isEmail, issueKey } from './joining.ts';
import { type Limits, networksOf } from './limits.ts';
import { findCredentials, findMember, listMembers, lockMembers, saveMember } from './member.store.ts';
import type { Member } from './member.ts';
import type { StaffNeeds } from './needs.ts';
import type { StaffRefusal } from './refusals.ts';
import type { Role } from './rights.ts';
import { deleteSessions } from './session.store.ts';
import { deleteInvitation, type Invitation, openInvitations } from './token.store.ts';

const UNKNOWN: StaffRefusal = { code: 'staff.unknown-member' };

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
export function membersFor(needs: StaffNeeds) {
  const { db, clock } = needs;
  return {
    list: async (): Promise<{ members: Member[]; invitations: Invitation[] }> => ({
      members: await listMembers(db),
      invitations: await openInvitations(db, clock()),
    }),
    /** @returns the key of the link by which somebody joins; an earlier invitation of theirs is void */
    invite: async (typed: string, role: Role): Promise<Outcome<OneTimeKey, StaffRefusal>> => {
      const email = typed.trim();
      if (!isEmail(email)) return refuse({ code: 'staff.wrong-fields', problems: { email: 'email' } });
      const isTaken = (await listMembers(db)).some(
        (member) => member.email.toLowerCase() === email.toLowerCase(),
      );
      if (isTaken) return refuse({ code: 'staff.email-taken' });
      return done(await issueKey(needs, db, { kind: 'invitation', email, role }));
    },
    withdraw: async (email: string): Promise<Outcome<null, StaffRefusal>> =>
      (await deleteInvitation(db, email)) ? done(null) : refuse({ code: 'staff.stale-link' }),
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
        await deleteSessions(tx, id);
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
      return done(await issueKey(needs, db, { kind: 'password', staffId: id }));
    },
  };
}

/**
 * What everybody may do with their own account.
 *
 * Refusals: `staff.wrong-password`, `staff.wrong-fields`, `staff.too-many`.
 */
export function selfFor(needs: StaffNeeds, limits: Limits) {
  const { db, passwords } = needs;
  return {
    speak: (id: StaffId, language: Language): Promise<void> => saveMember(db, id, { language }),
    changePassword: async (
      id: StaffId,
      { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
    ): Promise<Outcome<null, StaffRefusal>> => {
      const seconds = await limits.take([['staff-password', String(id)]]);
      if (seconds !== null) return refuse({ code: 'staff.too-many', seconds });
      const known = await findCredentials(db, { id });
      if (known === null || !(await passwords.matches(known.passwordHash, currentPassword)))
        return refuse({ code: 'staff.wrong-password' });
      await limits.giveBack([['staff-password', String(id)]]);
      const email = (await findMember(db, id))?.email ?? '';
      const problem = passwordProblem(newPassword, email);
      if (problem !== null) return refuse({ code: 'staff.wrong-fields', problems: { newPassword: problem } });
      await saveMember(db, id, { password_hash: await passwords.hash(newPassword) });
      await networksOf(needs).forget(db, email);
      return done(null);
    },
  };
}
