import { type OneTimeKey, parseOneTimeKey, type StaffId } from '#kernel/ids.ts';
import { DAY_MS } from '#kernel/instant.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import { newOneTimeKey, passwordProblem, secretDigest } from '#shop/access';
import { networksOf } from './limits.ts';
import { findMember, hasMembers, insertMember, type NewMember, saveMember } from './member.store.ts';
import type { Joining } from './member.ts';
import type { StaffNeeds } from './needs.ts';
import type { FieldProblems, StaffRefusal } from './refusals.ts';
import type { Role } from './rights.ts';
import { deleteSessions } from './session.store.ts';
import { findToken, insertToken, spendToken, type Token } from './token.store.ts';

const OWNER_LINK_MS = 30 * DAY_MS;
const INVITATION_MS = 7 * DAY_MS;
const PASSWORD_LINK_MS = DAY_MS;
const LONGEST_NAME = 80;
const LONGEST_EMAIL = 200;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

const STALE: StaffRefusal = { code: 'staff.stale-link' };

/** What a link leads to: a new member, or a new password of one. */
export type Linked = Readonly<{
  kind: 'first-owner' | 'invitation' | 'password';
  /** Empty for the first owner, who may choose. */
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

type NewKey = { kind: Exclude<Token['kind'], 'second-step'>; staffId?: StaffId; email?: string; role?: Role };

const LASTING_MS = { 'first-owner': OWNER_LINK_MS, invitation: INVITATION_MS, password: PASSWORD_LINK_MS };

/** Makes the key of a link; an earlier one for the same is void. */
export async function issueKey(
  { clock }: Pick<StaffNeeds, 'clock'>,
  tx: DbOrTx,
  { kind, staffId, email = '', role }: NewKey,
): Promise<OneTimeKey> {
  const key = newOneTimeKey();
  const expiresAt = new Date(clock().getTime() + LASTING_MS[kind]);
  await insertToken(tx, {
    digest: secretDigest(key),
    kind,
    staffId: staffId ?? null,
    email,
    role: role ?? null,
    expiresAt,
  });
  return key;
}

/** Uses the key up. Of two who hold a first owner's key, one becomes the owner. */
async function becomeMember(
  { clock }: StaffNeeds,
  tx: DbOrTx,
  { token, ...member }: { token: Token } & Omit<NewMember, 'role' | 'createdAt'>,
): Promise<Outcome<StaffId, StaffRefusal>> {
  if (!(await spendToken(tx, token.digest, clock()))) return refuse(STALE);
  const isFirst = token.kind === 'first-owner';
  if (isFirst && (await hasMembers(tx))) return refuse(STALE);
  const role = isFirst ? 'owner' : (token.role ?? 'order-desk');
  const id = await insertMember(tx, { ...member, role, createdAt: clock() });
  return id === null ? refuse({ code: 'staff.email-taken' }) : done(id);
}

/**
 * The ways in for who is not yet a member, or has forgotten the password: one-time links.
 *
 * Refusals: `staff.stale-link`, `staff.wrong-fields`, `staff.email-taken`.
 * Source: RO-03, RO-04
 */
export function joiningFor(needs: StaffNeeds) {
  const { db, clock, passwords } = needs;
  const find = async (key: string): Promise<Token | null> => {
    const parsed = parseOneTimeKey(key);
    const token = parsed === null ? null : await findToken(db, secretDigest(parsed), clock());
    return token?.kind === 'second-step' ? null : token;
  };
  return {
    /** A key for the one who opens the shop's back office first; null when somebody did. Earlier keys are void. */
    firstOwnerKey: async (): Promise<OneTimeKey | null> =>
      (await hasMembers(db)) ? null : issueKey(needs, db, { kind: 'first-owner' }),
    look: async (key: string): Promise<Linked | null> => {
      const token = await find(key);
      if (token === null || token.kind === 'second-step') return null;
      const { kind, role } = token;
      const email =
        token.staffId === null ? token.email : ((await findMember(db, token.staffId))?.email ?? '');
      return { kind, email, role };
    },
    /** Becomes a member by a link of the first owner or of an invitation. @returns whose */
    join: async (key: string, joining: Joining): Promise<Outcome<StaffId, StaffRefusal>> => {
      const token = await find(key);
      if (token === null || token.kind === 'password') return refuse(STALE);
      const email = token.kind === 'first-owner' ? joining.email.trim() : token.email;
      const problems = problemsOf({ ...joining, email });
      if (Object.keys(problems).length > 0) return refuse({ code: 'staff.wrong-fields', problems });
      const { name, language, password } = joining;
      const member = { email, name: name.trim(), language, passwordHash: await passwords.hash(password) };
      return db.transaction().execute((tx) => becomeMember(needs, tx, { token, ...member }));
    },
    /** A new password by its link; signed in everywhere is nobody any more. @returns whose */
    choosePassword: async (key: string, password: string): Promise<Outcome<StaffId, StaffRefusal>> => {
      const token = await find(key);
      const { staffId } = token ?? {};
      if (token?.kind !== 'password' || staffId == null) return refuse(STALE);
      const email = (await findMember(db, staffId))?.email ?? '';
      const problem = passwordProblem(password, email);
      if (problem !== null) return refuse({ code: 'staff.wrong-fields', problems: { password: problem } });
      const passwordHash = await passwords.hash(password);
      return db.transaction().execute(async (tx): Promise<Outcome<StaffId, StaffRefusal>> => {
        if (!(await spendToken(tx, token.digest, clock()))) return refuse(STALE);
        await saveMember(tx, staffId, { password_hash: passwordHash });
        await deleteSessions(tx, staffId);
        await networksOf(needs).forget(tx, email);
        return done(staffId);
      });
    },
  };
}
