import type { OneTimeKey, SessionId, StaffId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import type { Language } from '#kernel/language.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { DbOrTx, Tx } from '#platform/database/client.ts';
import { passwordProblem } from '#shop/identity';
import type { StaffDeps } from '../deps.ts';
import type { Member, StaffSession } from '../member.ts';
import type { StaffRefusal } from '../refusals.ts';
import { mayGive, type RoleRights } from '../rules/custom-roles.ts';
import { type Role, roleOf } from '../rules/rights.ts';
import { revokeKeysOf } from '../store/keys.ts';
import {
  dismissBanner,
  findMember,
  isBannerDismissed,
  listMembers,
  lockMembers,
  saveMember,
} from '../store/member.ts';
import { lockRoles } from '../store/role.ts';
import { isEmail, issueKey } from './joining.ts';
import { MORE_RIGHTS, rightsOfAny, UNKNOWN_ROLE } from './roles.ts';

const UNKNOWN: StaffRefusal = { code: 'staff.unknown-member' };

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** Who was invited and has not come yet. */
export type Invitation = Readonly<{ email: string; role: Role; expiresAt: Instant }>;

/** Whether the shop would be left without an owner who can come in. */
function isLastOwner(members: readonly Member[], id: StaffId): boolean {
  const owners = members.filter(({ role, closedAt }) => role === 'owner' && closedAt === null);
  return owners.length === 1 && owners[0]?.id === id;
}

type Answer<Value> = Promise<Outcome<Value, StaffRefusal>>;
type Done = Answer<null>;

/** Runs a change of a member that `by` may manage, with roles and members locked. */
function managing({ db }: StaffDeps) {
  return <Value>(
    by: RoleRights,
    id: StaffId,
    run: (tx: Tx, members: readonly Member[]) => Answer<Value>,
  ): Answer<Value> =>
    db.transaction().execute(async (tx): Answer<Value> => {
      await lockRoles(tx);
      const members = await lockMembers(tx);
      const member = members.find((one) => one.id === id);
      if (member === undefined) return refuse(UNKNOWN);
      return mayGive(by, member) ? run(tx, members) : refuse(MORE_RIGHTS);
    });
}

/** Why `by` may not grant a role; null when they may. */
async function refusedRole(tx: DbOrTx, by: RoleRights, role: Role): Promise<StaffRefusal | null> {
  const given = await rightsOfAny(tx, role);
  if (given === null) return UNKNOWN_ROLE;
  return mayGive(by, given) ? null : MORE_RIGHTS;
}

/** Why an email cannot be invited; null when it can. */
async function refusedEmail(tx: DbOrTx, email: string): Promise<StaffRefusal | null> {
  const isTaken = (await listMembers(tx)).some((member) => isSame(member.email, email));
  return isTaken ? { code: 'staff.email-taken' } : null;
}

/**
 * Manages staff members. `by` is the acting member: they cannot grant rights they do not have, or manage members with
 * more rights.
 *
 * Refusals: `staff.unknown-member`, `staff.email-taken`, `staff.last-owner`, `staff.wrong-fields`,
 * `staff.unknown-role`, `staff.more-rights`.
 * Source: RO-03
 */
export function membersFor(deps: StaffDeps) {
  const { db, clock, identity } = deps;
  const { sessions, tokens } = identity;
  const manage = managing(deps);
  const invitations = async (reader: DbOrTx): Promise<Invitation[]> =>
    (await tokens.listUnused(reader, 'invitation')).map(({ facts, ...invitation }) => ({
      ...invitation,
      role: roleOf(facts),
    }));
  /** Withdraws the invitations of an email, if `by` may grant their roles. @returns whether there were any */
  const withdraw = async (by: RoleRights, tx: Tx, email: string): Answer<boolean> => {
    const standing = (await invitations(tx)).filter((one) => isSame(one.email, email));
    for (const { role } of standing)
      if ((await refusedRole(tx, by, role))?.code === 'staff.more-rights') return refuse(MORE_RIGHTS);
    if (standing.length > 0) await tokens.forget(tx, email);
    return done(standing.length > 0);
  };
  /** Finds a member that `by` may manage. */
  const findManaged = async (by: RoleRights, id: StaffId): Promise<Outcome<Member, StaffRefusal>> => {
    const member = await findMember(db, id);
    if (member === null) return refuse(UNKNOWN);
    return mayGive(by, member) ? done(member) : refuse(MORE_RIGHTS);
  };
  return {
    list: async (): Promise<{ members: Member[]; invitations: Invitation[] }> => ({
      members: await listMembers(db),
      invitations: await invitations(db),
    }),
    /** @returns the key of the invitation link; earlier invitations of the email become invalid */
    invite: (by: RoleRights, typed: string, role: Role): Promise<Outcome<OneTimeKey, StaffRefusal>> =>
      db.transaction().execute(async (tx): Promise<Outcome<OneTimeKey, StaffRefusal>> => {
        const email = typed.trim();
        if (!isEmail(email)) return refuse({ code: 'staff.wrong-fields', problems: { email: 'email' } });
        await lockRoles(tx);
        const refusal = (await refusedRole(tx, by, role)) ?? (await refusedEmail(tx, email));
        if (refusal !== null) return refuse(refusal);
        const withdrawn = await withdraw(by, tx, email);
        if (!withdrawn.ok) return withdrawn;
        return done(await issueKey(identity, tx, { kind: 'invitation', email, role }));
      }),
    withdraw: (by: RoleRights, email: string): Done =>
      db.transaction().execute(async (tx): Done => {
        await lockRoles(tx);
        const withdrawn = await withdraw(by, tx, email);
        if (!withdrawn.ok) return withdrawn;
        return withdrawn.value ? done(null) : refuse({ code: 'staff.stale-link' });
      }),
    changeRole: (by: RoleRights, id: StaffId, role: Role): Done =>
      manage(by, id, async (tx, members) => {
        const refusal = await refusedRole(tx, by, role);
        if (refusal !== null) return refuse(refusal);
        if (role !== 'owner' && isLastOwner(members, id)) return refuse({ code: 'staff.last-owner' });
        await saveMember(tx, id, { role });
        // A password link was made for the rights of before.
        await tokens.voidAll(tx, id);
        return done(null);
      }),
    /** Deactivates a member and revokes their API keys permanently; their past actions keep their name. */
    close: (by: RoleRights, id: StaffId): Done =>
      manage(by, id, async (tx, members): Done => {
        if (isLastOwner(members, id)) return refuse({ code: 'staff.last-owner' });
        await saveMember(tx, id, { closed_at: clock() });
        await revokeKeysOf(tx, id, clock());
        await sessions.endAll(tx, id);
        return done(null);
      }),
    /** Activates a member again; their keys stay revoked. */
    reopen: (by: RoleRights, id: StaffId): Done =>
      manage(by, id, async (tx) => {
        await saveMember(tx, id, { closed_at: null });
        return done(null);
      }),
    /** @returns the key of a link by which they choose a new password */
    passwordKey: (by: RoleRights, id: StaffId): Answer<OneTimeKey> =>
      manage(by, id, async (tx) => done(await issueKey(identity, tx, { kind: 'password', staffId: id }))),
    /** Turns two-factor authentication off for a member who lost phone and codes and was identified in another way. */
    resetSecondFactor: (by: RoleRights, id: StaffId): Done =>
      manage(by, id, async (tx) => {
        await identity.secondFactor.turnOff(tx, id);
        return done(null);
      }),
    /** Where a member is signed in, and how it is ended. */
    sessions: {
      list: async (by: RoleRights, id: StaffId): Promise<Outcome<StaffSession[], StaffRefusal>> => {
        const managed = await findManaged(by, id);
        if (!managed.ok) return managed;
        return done((await sessions.list(id)).map(({ isRemembered: _never, ...session }) => session));
      },
      /** Ends one of them, or all. @returns how many */
      end: async (
        by: RoleRights,
        id: StaffId,
        session: SessionId | null,
      ): Promise<Outcome<{ ended: number }, StaffRefusal>> => {
        const managed = await findManaged(by, id);
        if (!managed.ok) return managed;
        if (session === null) return done({ ended: await sessions.endAll(db, id) });
        return done({ ended: (await sessions.end(id, session)) ? 1 : 0 });
      },
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
    /** Whether the member has dismissed the coming-soon banner. Source: spec §3 'User meta'; CS-05 */
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
