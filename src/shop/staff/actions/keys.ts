import type { SessionId } from '#kernel/ids.ts';
import { DAY_MS, type Instant, MINUTE_MS } from '#kernel/instant.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { StaffDeps } from '../deps.ts';
import type { Member } from '../member.ts';
import type { StaffRefusal } from '../refusals.ts';
import { effectiveRights, isApiKeyText, rightsOfNewKey } from '../rules/api-keys.ts';
import { mayGive } from '../rules/custom-roles.ts';
import type { CustomRole, Right } from '../rules/rights.ts';
import {
  deleteEnded,
  findUsable,
  insertKey,
  listKeys,
  lockMaker,
  revokeKey,
  type StoredKey,
  touchKey,
} from '../store/keys.ts';
import { findMember, listMembers } from '../store/member.ts';
import { lockRoles } from '../store/role.ts';
import type { SignedIn } from './sessions.ts';

const PREFIX = 'jamra_';
const LONGEST_NAME = 60;
const HINT_LENGTH = 4;
/** When a key was last used is written down no more often than this. */
const TOUCH_MS = MINUTE_MS;
/** Revoked and expired keys stay in the list for as long. */
const KEPT_MS = 90 * DAY_MS;
/** A key has no role, so that no check by role takes it for an owner. */
const NO_ROLE: CustomRole = 'role-0';

export type NewApiKey = Readonly<{
  name: string;
  rights: readonly Right[];
  /** Null: until it is revoked. */
  expiresInDays: number | null;
}>;

export type ApiKeyState = 'active' | 'expired' | 'revoked';

/** A key as its list shows it; the key itself is nowhere. */
export type ListedKey = Omit<StoredKey, 'rights' | 'staffId'> &
  Readonly<{
    /** What it may do now. */
    rights: readonly Right[];
    madeBy: string;
    state: ApiKeyState;
    /** Whether the viewing member may revoke it. */
    mayRevoke: boolean;
  }>;

function stateOf({ revokedAt, expiresAt }: StoredKey, now: Instant): ApiKeyState {
  if (revokedAt !== null) return 'revoked';
  return expiresAt !== null && expiresAt <= now ? 'expired' : 'active';
}

/** The caller with a key: named after the key, with only its rights. */
function callerOf(key: StoredKey, owner: Member): SignedIn {
  const { id, name, hint, rights, createdAt } = key;
  const member = {
    ...owner,
    name: `API key ${name}`,
    role: NO_ROLE,
    roleName: name,
    rights: effectiveRights(rights, owner.rights),
  };
  // No session has this number: nothing that ends or lists sessions finds one.
  const session = { id: 0 as SessionId, agent: name, createdAt, seenAt: createdAt };
  return { member, session, apiKey: { id, name, hint } };
}

/** Whether a member may revoke a key: their own, or one of a member they may manage. */
function mayRevoke(by: Member, maker: Member | null | undefined): boolean {
  if (maker === null || maker === undefined) return by.role === 'owner';
  return maker.id === by.id || mayGive(by, maker);
}

/** Why a member may not create a key; null when they may. */
function refusedKey(by: Member, name: string, rights: readonly Right[]): StaffRefusal | null {
  const problems = {
    ...(name === '' || name.length > LONGEST_NAME ? { name: 'name' } : {}),
    ...(rights.length === 0 ? { rights: 'rights' } : {}),
  };
  if (Object.keys(problems).length > 0) return { code: 'staff.wrong-fields', problems };
  return mayGive(by, { role: NO_ROLE, rights }) ? null : { code: 'staff.more-rights' };
}

/**
 * API keys: secrets of programs that call the back office, with chosen rights. The database stores only their digests.
 * A key never has more rights than its maker has now, and stops working when the maker is deactivated.
 *
 * `create` returns the key, only this once; `open` returns the caller of a key, null for any invalid one; `revoke`
 * ends a key of oneself or of a member one may manage; `forgetOld` deletes old ones.
 * Refusals: `staff.wrong-fields`, `staff.more-rights`, `staff.key-name-taken`, `staff.unknown-key`.
 */
export function keysFor({ db, clock, identity: { secrets } }: StaffDeps) {
  return {
    create: async (
      by: Member,
      { name: typed, rights: chosen, expiresInDays }: NewApiKey,
    ): Promise<Outcome<{ id: number; key: string }, StaffRefusal>> => {
      const [name, rights] = [typed.trim(), rightsOfNewKey(chosen)];
      const refusal = refusedKey(by, name, rights);
      if (refusal !== null) return refuse(refusal);
      const key = PREFIX + secrets.make();
      const now = clock();
      return db
        .transaction()
        .execute(async (tx): Promise<Outcome<{ id: number; key: string }, StaffRefusal>> => {
          await lockRoles(tx);
          const maker = await findMember(tx, by.id);
          if (maker === null || maker.closedAt !== null) return refuse({ code: 'staff.more-rights' });
          const id = await insertKey(tx, {
            ...{ digest: secrets.digest(key), hint: key.slice(-HINT_LENGTH), name, rights, staffId: by.id },
            createdAt: now,
            expiresAt: expiresInDays === null ? null : new Date(now.getTime() + expiresInDays * DAY_MS),
          });
          return id === null ? refuse({ code: 'staff.key-name-taken' }) : done({ id, key });
        });
    },
    open: async (text: string): Promise<SignedIn | null> => {
      if (!isApiKeyText(text)) return null;
      const now = clock();
      const key = await findUsable(db, secrets.digest(text), now);
      const owner = key === null ? null : await findMember(db, key.staffId);
      if (key === null || owner === null || owner.closedAt !== null) return null;
      if (key.usedAt === null || now.getTime() - key.usedAt.getTime() > TOUCH_MS)
        await touchKey(db, key.id, now);
      return callerOf(key, owner);
    },
    list: async (by: Member): Promise<ListedKey[]> => {
      const members = new Map((await listMembers(db)).map((member) => [member.id, member]));
      return (await listKeys(db)).map(({ staffId, ...key }) => {
        const owner = members.get(staffId);
        return {
          ...key,
          rights: effectiveRights(key.rights, owner?.rights ?? []),
          madeBy: owner?.name ?? '',
          state: stateOf({ ...key, staffId }, clock()),
          mayRevoke: mayRevoke(by, owner),
        };
      });
    },
    revoke: (by: Member, id: number): Promise<Outcome<null, StaffRefusal>> =>
      db.transaction().execute(async (tx): Promise<Outcome<null, StaffRefusal>> => {
        await lockRoles(tx);
        const maker = await lockMaker(tx, id);
        if (maker === null) return refuse({ code: 'staff.unknown-key' });
        if (!mayRevoke(by, await findMember(tx, maker))) return refuse({ code: 'staff.more-rights' });
        await revokeKey(tx, id, clock());
        return done(null);
      }),
    forgetOld: (): Promise<void> => deleteEnded(db, new Date(clock().getTime() - KEPT_MS)),
  };
}
