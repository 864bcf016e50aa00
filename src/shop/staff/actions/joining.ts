import type { OneTimeKey, StaffId } from '#kernel/ids.ts';
import { DAY_MS } from '#kernel/instant.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { DbOrTx, Tx } from '#platform/database/client.ts';
import { passwordProblem, type Token } from '#shop/identity';
import type { StaffDeps } from '../deps.ts';
import type { Joining } from '../member.ts';
import type { FieldProblems, StaffRefusal } from '../refusals.ts';
import { type Role, roleOf } from '../rules/rights.ts';
import { findMember, hasMembers, insertMember, type NewMember } from '../store/member.ts';
import { lockRoles, readInvitedRole } from '../store/role.ts';
import { rightsOfAny } from './roles.ts';

const LASTING_MS = { 'first-owner': 30 * DAY_MS, invitation: 7 * DAY_MS, password: DAY_MS };
const LONGEST_NAME = 80;
const LONGEST_EMAIL = 200;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

const STALE: StaffRefusal = { code: 'staff.stale-link' };

/** The target of a link: a new member, or a member's new password. */
export type Linked = Readonly<{
  kind: keyof typeof LASTING_MS;
  /** Empty for the first owner, who chooses it. */
  email: string;
  role: Role | null;
}>;

export function isEmail(typed: string): boolean {
  return typed.length <= LONGEST_EMAIL && EMAIL.test(typed);
}

function problemsOf({ name, email, password }: Joining): FieldProblems {
  const obvious = passwordProblem(password, email);
  return {
    ...(name.trim() === '' || name.length > LONGEST_NAME ? { name: 'name' } : {}),
    ...(isEmail(email.trim()) ? {} : { email: 'email' }),
    ...(obvious === null ? {} : { password: obvious }),
  };
}

type NewKey = { kind: Linked['kind']; staffId?: StaffId | null; email?: string; role?: Role | null };

/** Makes the key of a link; an earlier one for the same is void. */
export function issueKey(
  { tokens }: StaffDeps['identity'],
  tx: DbOrTx,
  { kind, staffId = null, email = '', role = null }: NewKey,
): Promise<OneTimeKey> {
  return tokens.issue(tx, { kind, owner: staffId, email, facts: role, lifetimeMs: LASTING_MS[kind] });
}

/** The current role of an invitation: deleting a role changes its invitations. Null if the role no longer exists. */
async function invitedRole(tx: Tx, { digest }: { digest: string }): Promise<Role | null> {
  const role = roleOf(await readInvitedRole(tx, digest));
  return (await rightsOfAny(tx, role)) === null ? null : role;
}

/** Creates the staff member and invalidates the key. A first owner's key creates one owner, even when two requests use it. */
async function becomeMember(
  { clock, identity }: StaffDeps,
  tx: Tx,
  {
    token,
    ...member
  }: { token: Token<'staff', 'first-owner' | 'invitation'> } & Omit<NewMember, 'role' | 'createdAt'>,
): Promise<Outcome<StaffId, StaffRefusal>> {
  await lockRoles(tx);
  if (!(await identity.tokens.redeem(tx, token))) return refuse(STALE);
  const isFirst = token.kind === 'first-owner';
  if (isFirst && (await hasMembers(tx))) return refuse(STALE);
  const role = isFirst ? 'owner' : await invitedRole(tx, token);
  if (role === null) return refuse(STALE);
  const id = await insertMember(tx, { ...member, role, createdAt: clock() });
  return id === null ? refuse({ code: 'staff.email-taken' }) : done(id);
}

/**
 * One-time links for invited people and for members who forgot their password.
 *
 * Refusals: `staff.stale-link`, `staff.wrong-fields`, `staff.email-taken`.
 * Source: RO-03, RO-04
 */
export function joiningFor(deps: StaffDeps) {
  const { db, identity } = deps;
  const { sessions, tokens, passwords } = identity;
  return {
    /** A key for the first owner; null if there is a member already. Earlier keys become invalid. */
    firstOwnerKey: async (): Promise<OneTimeKey | null> =>
      (await hasMembers(db)) ? null : issueKey(identity, db, { kind: 'first-owner' }),
    look: async (key: string): Promise<Linked | null> => {
      const token = await tokens.find(key, ['first-owner', 'invitation', 'password']);
      if (token === null) return null;
      const { kind, owner, facts } = token;
      const email = owner === null ? token.email : ((await findMember(db, owner))?.email ?? '');
      return { kind, email, role: kind === 'invitation' ? roleOf(facts) : null };
    },
    /** Becomes a member by a link of the first owner or of an invitation. @returns whose */
    join: async (key: string, joining: Joining): Promise<Outcome<StaffId, StaffRefusal>> => {
      const token = await tokens.find(key, ['first-owner', 'invitation']);
      if (token === null) return refuse(STALE);
      const email = token.kind === 'first-owner' ? joining.email.trim() : token.email;
      const problems = problemsOf({ ...joining, email });
      if (Object.keys(problems).length > 0) return refuse({ code: 'staff.wrong-fields', problems });
      const { name, language, password } = joining;
      const member = { email, name: name.trim(), language, passwordHash: await passwords.hash(password) };
      return db.transaction().execute((tx) => becomeMember(deps, tx, { token, ...member }));
    },
    /** Sets a new password by a link and ends all sessions. @returns the member's id */
    choosePassword: async (key: string, password: string): Promise<Outcome<StaffId, StaffRefusal>> => {
      const token = await tokens.find(key, ['password']);
      if (token === null || token.owner === null) return refuse(STALE);
      const { owner: id } = token;
      const email = (await findMember(db, id))?.email ?? '';
      const problem = passwordProblem(password, email);
      if (problem !== null) return refuse({ code: 'staff.wrong-fields', problems: { password: problem } });
      const hash = await passwords.hash(password);
      return db.transaction().execute(async (tx): Promise<Outcome<StaffId, StaffRefusal>> => {
        if (!(await tokens.redeem(tx, token))) return refuse(STALE);
        await passwords.save(tx, id, { email, hash });
        await sessions.endAll(tx, id);
        return done(id);
      });
    },
  };
}
