import { sql } from 'kysely';
import type { StaffId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import type { Language } from '#kernel/language.ts';
import type { DbOrTx, Tx } from '#platform/database/client.ts';
import type { Member } from '../member.ts';
import { rightsOfRole } from '../rules/custom-roles.ts';
import type { Role } from '../rules/rights.ts';

const COLUMNS = [
  'staff.id',
  'email',
  'staff.name',
  'role',
  'language',
  'second_factor_at',
  'staff.created_at',
  'closed_at',
  'staff_role.name as role_name',
  'staff_role.rights',
] as const;

type Row = {
  id: StaffId;
  email: string;
  name: string;
  role: string;
  language: string;
  second_factor_at: Date | null;
  created_at: Date;
  closed_at: Date | null;
  role_name: string | null;
  rights: string[] | null;
};

/** Members with what their roles may do now. */
function selectMembers(db: DbOrTx) {
  return db.selectFrom('staff').leftJoin('staff_role', 'staff_role.id', 'staff.role_id').select(COLUMNS);
}

function parseMember(row: Row): Member {
  return {
    id: row.id,
    email: row.email,
    name: row.name,
    role: row.role as Role,
    roleName: row.role_name,
    rights: rightsOfRole(row.role as Role, row.rights),
    language: row.language as Language,
    hasSecondFactor: row.second_factor_at !== null,
    createdAt: row.created_at,
    closedAt: row.closed_at,
  };
}

export async function findMember(db: DbOrTx, id: StaffId): Promise<Member | null> {
  const row = await selectMembers(db).where('staff.id', '=', id).executeTakeFirst();
  return row === undefined ? null : parseMember(row);
}

export async function listMembers(db: DbOrTx): Promise<Member[]> {
  const rows = await selectMembers(db).orderBy('closed_at').orderBy('staff.id').execute();
  return rows.map(parseMember);
}

/** How many have ever worked here: the first makes themselves the owner. */
export async function hasMembers(db: DbOrTx): Promise<boolean> {
  return (await db.selectFrom('staff').select('id').limit(1).executeTakeFirst()) !== undefined;
}

export type NewMember = Readonly<{
  email: string;
  name: string;
  role: Role;
  language: Language;
  passwordHash: string;
  createdAt: Instant;
}>;

/** @returns the new id, or null if the email is taken */
export async function insertMember(tx: DbOrTx, member: NewMember): Promise<StaffId | null> {
  const row = await tx
    .insertInto('staff')
    .values({
      email: member.email,
      name: member.name,
      role: member.role,
      language: member.language,
      password_hash: member.passwordHash,
      created_at: member.createdAt,
    })
    .onConflict((conflict) => conflict.expression(sql`lower(email)`).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row === undefined ? null : row.id;
}

/** Members in one order, so that two who change roles at once never leave the shop without an owner. */
export async function lockMembers(tx: Tx): Promise<Member[]> {
  const rows = await selectMembers(tx).orderBy('staff.id').forUpdate('staff').execute();
  return rows.map(parseMember);
}

export type MemberChange = Partial<
  Readonly<{
    name: string;
    role: Role;
    language: Language;
    closed_at: Instant | null;
  }>
>;

export async function saveMember(tx: DbOrTx, id: StaffId, change: MemberChange): Promise<void> {
  await tx.updateTable('staff').set(change).where('id', '=', id).execute();
}

export async function isBannerDismissed(db: DbOrTx, id: StaffId): Promise<boolean> {
  const row = await db
    .selectFrom('staff')
    .select('coming_soon_banner_dismissed as dismissed')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.dismissed === 'yes';
}

export async function dismissBanner(db: DbOrTx, id: StaffId): Promise<void> {
  await db.updateTable('staff').set({ coming_soon_banner_dismissed: 'yes' }).where('id', '=', id).execute();
}
