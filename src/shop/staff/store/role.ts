import { sql } from 'kysely';
import type { Instant } from '#kernel/instant.ts';
import { lockUntilCommit } from '#platform/database/advisory-lock.ts';
import type { DbOrTx, Tx } from '#platform/database/client.ts';
import { parseRights } from '../rules/custom-roles.ts';
import type { CustomRole, Right } from '../rules/rights.ts';

/** A role of the shop's own. */
export type StaffRole = Readonly<{
  id: number;
  role: CustomRole;
  name: string;
  rights: readonly Right[];
  version: number;
}>;

const COLUMNS = ['id', 'name', 'rights', 'version'] as const;

type Row = { id: number; name: string; rights: string[]; version: number };

function parseRole({ rights, ...row }: Row): StaffRole {
  return { ...row, role: `role-${row.id}`, rights: parseRights(rights) };
}

/** Every role by its name. */
export async function listRoles(db: DbOrTx): Promise<StaffRole[]> {
  const rows = await db.selectFrom('staff_role').select(COLUMNS).orderBy(sql`lower(name)`).execute();
  return rows.map(parseRole);
}

export async function findRole(db: DbOrTx, role: CustomRole): Promise<StaffRole | null> {
  const id = Number(role.slice('role-'.length));
  if (id > 2_147_483_647) return null;
  const row = await db.selectFrom('staff_role').select(COLUMNS).where('id', '=', id).executeTakeFirst();
  return row === undefined ? null : parseRole(row);
}

/** Serialises changes of roles and of their members until the transaction ends. */
export async function lockRoles(tx: Tx): Promise<void> {
  await lockUntilCommit(tx, 'shop.staff.roles');
}

export async function insertRole(
  tx: DbOrTx,
  { name, rights, createdAt }: { name: string; rights: readonly Right[]; createdAt: Instant },
): Promise<number> {
  const { id } = await tx
    .insertInto('staff_role')
    .values({ name, rights: [...rights], created_at: createdAt })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateRole(
  tx: DbOrTx,
  { id, name, rights }: Pick<StaffRole, 'id' | 'name' | 'rights'>,
): Promise<void> {
  await tx
    .updateTable('staff_role')
    .set({ name, rights: [...rights] })
    .where('id', '=', id)
    .execute();
}

/** Gives members and open invitations of a role another one, and deletes the role. */
export async function deleteRole(tx: DbOrTx, { id, role }: StaffRole, other: string): Promise<void> {
  await tx.updateTable('staff').set({ role: other }).where('role', '=', role).execute();
  await tx
    .updateTable('staff_token')
    .set({ role: other })
    .where('role', '=', role)
    .where('kind', '=', 'invitation')
    .execute();
  await tx.deleteFrom('staff_role').where('id', '=', id).execute();
}

/** How many have a role, by role: members, closed ones too, and open invitations. */
export async function countOfRoles(db: DbOrTx, now: Instant): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ role: string; count: number }>`
    select role, count(*)::integer as count from (
      select role from staff
      union all
      select role from staff_token where kind = 'invitation' and used_at is null and expires_at > ${now}
    ) as having_it
    where role is not null group by role
  `.execute(db);
  return new Map(rows.map(({ role, count }) => [role, count]));
}

/** The role that an invitation holds now. */
export async function readInvitedRole(tx: DbOrTx, digest: string): Promise<string | null> {
  const row = await tx
    .selectFrom('staff_token')
    .select('role')
    .where('digest', '=', digest)
    .executeTakeFirst();
  return row?.role ?? null;
}
