import type { Instant } from '#kernel/instant.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { DbOrTx, Tx } from '#platform/database/client.ts';
import { findStale } from '#platform/database/row-version.ts';
import type { StaffDeps } from '../deps.ts';
import type { StaffRefusal } from '../refusals.ts';
import { mayGive, type RoleRights, withRequired } from '../rules/custom-roles.ts';
import { type CustomRole, isBuiltInRole, type Right, type Role, rightsOf } from '../rules/rights.ts';
import {
  countOfRoles,
  deleteRole,
  findRole,
  insertRole,
  listRoles,
  lockRoles,
  type StaffRole,
  updateRole,
} from '../store/role.ts';

const LONGEST_NAME = 60;
/** Placeholder for a role without an id. */
const NEW_ROLE: CustomRole = 'role-0';

export const UNKNOWN_ROLE: StaffRefusal = { code: 'staff.unknown-role' };
export const MORE_RIGHTS: StaffRefusal = { code: 'staff.more-rights' };

/** A typed role. `opened`: the edited role and its version; null for a new one. */
export type TypedRole = Readonly<{
  name: string;
  rights: readonly Right[];
  opened: Readonly<{ role: CustomRole; version: number }> | null;
}>;

/** A role of the shop's own, with how many have it or are invited to it. */
export type ListedRole = StaffRole & Readonly<{ count: number }>;

/** @returns the role with its rights; null if it does not exist */
export async function rightsOfAny(db: DbOrTx, role: Role): Promise<RoleRights | null> {
  if (isBuiltInRole(role)) return { role, rights: rightsOf(role) };
  return findRole(db, role);
}

/** Finds a role that `by` may change or delete. */
async function findGiven(tx: Tx, by: RoleRights, key: CustomRole): Promise<Outcome<StaffRole, StaffRefusal>> {
  const role = await findRole(tx, key);
  if (role === null) return refuse(UNKNOWN_ROLE);
  return mayGive(by, role) ? done(role) : refuse(MORE_RIGHTS);
}

type Standing = Outcome<StaffRole | null, StaffRefusal>;

/** The stored role that is edited, under its optimistic lock; null for a new one. */
async function standingRole(tx: Tx, by: RoleRights, opened: TypedRole['opened']): Promise<Standing> {
  if (opened === null) return done(null);
  const given = await findGiven(tx, by, opened.role);
  if (!given.ok) return given;
  const { version } = opened;
  const { value: role } = given;
  const { name, rights } = role;
  const stale = await findStale(tx, { table: 'staff_role', key: { id: role.id }, version }, { name, rights });
  return stale === null ? done(role) : refuse(stale);
}

/** Why a name cannot be that of a role; null when it can. */
async function refusedName(tx: Tx, name: string, of: CustomRole | null): Promise<StaffRefusal | null> {
  if (name === '' || name.length > LONGEST_NAME)
    return { code: 'staff.wrong-fields', problems: { name: 'name' } };
  const others = (await listRoles(tx)).filter(({ role }) => role !== of);
  const isTaken = others.some((other) => other.name.toLowerCase() === name.toLowerCase());
  return isTaken ? { code: 'staff.role-name-taken' } : null;
}

type Next = Readonly<{ name: string; rights: readonly Right[] }>;

async function write(tx: Tx, standing: StaffRole | null, next: Next & { at: Instant }): Promise<StaffRole> {
  const { name, rights, at: createdAt } = next;
  const id = standing?.id ?? (await insertRole(tx, { name, rights, createdAt }));
  if (standing !== null) await updateRole(tx, { id, name, rights });
  const saved = await findRole(tx, `role-${id}`);
  if (saved === null) throw new Error('A role was not saved');
  return saved;
}

function save({ db, clock }: StaffDeps) {
  return (by: RoleRights, { name: typed, rights: chosen, opened }: TypedRole) =>
    db.transaction().execute(async (tx): Promise<Outcome<StaffRole, StaffRefusal>> => {
      await lockRoles(tx);
      const standing = await standingRole(tx, by, opened);
      if (!standing.ok) return standing;
      const [name, rights] = [typed.trim(), withRequired(chosen)];
      if (!mayGive(by, { role: NEW_ROLE, rights })) return refuse(MORE_RIGHTS);
      const refusal = await refusedName(tx, name, standing.value?.role ?? null);
      return refusal === null
        ? done(await write(tx, standing.value, { name, rights, at: clock() }))
        : refuse(refusal);
    });
}

type Deleting = Readonly<{ role: CustomRole; other: Role | null }>;

/** Why the replacement of a deleted role is refused; null when it is allowed, or when no member needs one. */
async function refusedOther(
  tx: Tx,
  by: RoleRights,
  { role, other, count }: Deleting & { count: number },
): Promise<StaffRefusal | null> {
  if (other === null) return count > 0 ? { code: 'staff.role-in-use' } : null;
  if (other === role) return { code: 'staff.role-in-use' };
  const next = await rightsOfAny(tx, other);
  if (next === null) return UNKNOWN_ROLE;
  return mayGive(by, next) ? null : MORE_RIGHTS;
}

function remove({ db, clock }: StaffDeps) {
  return (by: RoleRights, deleting: Deleting) =>
    db.transaction().execute(async (tx): Promise<Outcome<null, StaffRefusal>> => {
      await lockRoles(tx);
      const standing = await findGiven(tx, by, deleting.role);
      if (!standing.ok) return standing;
      const role = standing.value;
      const count = (await countOfRoles(tx, clock())).get(role.role) ?? 0;
      const refusal = await refusedOther(tx, by, { ...deleting, count });
      if (refusal !== null) return refuse(refusal);
      await deleteRole(tx, role, deleting.other ?? 'order-desk');
      return done(null);
    });
}

/**
 * Custom roles: a name and rights. Rights are read with every request, so a change takes effect at once. A member
 * cannot grant rights they do not have.
 *
 * `save` creates or changes one; `remove` deletes it and assigns `other` to its members.
 * Refusals: `staff.unknown-role`, `staff.role-name-taken`, `staff.role-in-use`, `staff.more-rights`,
 * `staff.wrong-fields`, `admin.changed-meanwhile`.
 * Source: RO-03
 */
export function rolesFor(deps: StaffDeps) {
  const { db, clock } = deps;
  return {
    list: async (): Promise<ListedRole[]> => {
      const counts = await countOfRoles(db, clock());
      return (await listRoles(db)).map((role) => ({ ...role, count: counts.get(role.role) ?? 0 }));
    },
    /** The role's name for an invitation mail; null for a built-in one, which has its own text. */
    nameOf: async (role: Role): Promise<string | null> =>
      isBuiltInRole(role) ? null : ((await findRole(db, role))?.name ?? ''),
    save: save(deps),
    remove: remove(deps),
  };
}
