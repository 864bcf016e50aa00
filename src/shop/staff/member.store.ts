import { sql } from 'kysely';
import type { StaffId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import type { Language } from '#kernel/language.ts';
import type { DbOrTx, Tx } from '#platform/database/client.ts';
import type { KeptSecret } from '#shop/access';
import type { Member } from './member.ts';
import type { Role } from './rights.ts';

const COLUMNS = [
  'id',
  'email',
  'name',
  'role',
  'language',
  'second_factor_at',
  'created_at',
  'closed_at',
] as const;

type Row = {
  id: number;
  email: string;
  name: string;
  role: string;
  language: string;
  second_factor_at: Date | null;
  created_at: Date;
  closed_at: Date | null;
};

function parseMember(row: Row): Member {
  return {
    id: row.id as StaffId,
    email: row.email,
    name: row.name,
    role: row.role as Role,
    language: row.language as Language,
    hasSecondFactor: row.second_factor_at !== null,
    createdAt: row.created_at,
    closedAt: row.closed_at,
  };
}

export async function findMember(db: DbOrTx, id: StaffId): Promise<Member | null> {
  const row = await db.selectFrom('staff').select(COLUMNS).where('id', '=', id).executeTakeFirst();
  return row === undefined ? null : parseMember(row);
}

export async function listMembers(db: DbOrTx): Promise<Member[]> {
  const rows = await db.selectFrom('staff').select(COLUMNS).orderBy('closed_at').orderBy('id').execute();
  return rows.map(parseMember);
}

/** How many have ever worked here: the first makes themselves the owner. */
export async function hasMembers(db: DbOrTx): Promise<boolean> {
  return (await db.selectFrom('staff').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/** What somebody of the staff proves themselves by; those who may not come in are none. */
export type Credentials = { id: StaffId; passwordHash: string; hasSecondFactor: boolean };

export async function findCredentials(
  db: DbOrTx,
  by: { email: string } | { id: StaffId },
): Promise<Credentials | null> {
  const query = db
    .selectFrom('staff')
    .select(['id', 'password_hash', 'second_factor_at'])
    .where('closed_at', 'is', null);
  const row = await ('email' in by
    ? query.where(sql`lower(email)`, '=', by.email.toLowerCase())
    : query.where('id', '=', by.id)
  ).executeTakeFirst();
  if (row === undefined) return null;
  const { id, password_hash: passwordHash, second_factor_at } = row;
  return { id: id as StaffId, passwordHash, hasSecondFactor: second_factor_at !== null };
}

export type NewMember = Readonly<{
  email: string;
  name: string;
  role: Role;
  language: Language;
  passwordHash: string;
  createdAt: Instant;
}>;

/** @returns the new id, or null when the address is somebody's already */
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
  return row === undefined ? null : (row.id as StaffId);
}

/** Members in one order, so that two who change roles at once never leave the shop without an owner. */
export async function lockMembers(tx: Tx): Promise<Member[]> {
  const rows = await tx.selectFrom('staff').select(COLUMNS).orderBy('id').forUpdate().execute();
  return rows.map(parseMember);
}

export type MemberChange = Partial<
  Readonly<{
    name: string;
    role: Role;
    language: Language;
    closed_at: Instant | null;
    password_hash: string;
  }>
>;

export async function saveMember(tx: DbOrTx, id: StaffId, change: MemberChange): Promise<void> {
  await tx.updateTable('staff').set(change).where('id', '=', id).execute();
}

/** The sealed secret of somebody's codes, for this transaction alone; null while there is none. */
export async function lockSecret(tx: Tx, id: StaffId): Promise<KeptSecret | null> {
  const row = await tx
    .selectFrom('staff')
    .select(['second_factor_secret', 'second_factor_step', 'second_factor_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined || row.second_factor_secret === null) return null;
  return {
    sealed: row.second_factor_secret,
    step: Number(row.second_factor_step),
    isOn: row.second_factor_at !== null,
  };
}

export async function saveSecret(
  tx: DbOrTx,
  id: StaffId,
  secret: { sealed: string | null; onSince: Instant | null; step: number },
): Promise<void> {
  await tx
    .updateTable('staff')
    .set({
      second_factor_secret: secret.sealed,
      second_factor_at: secret.onSince,
      second_factor_step: secret.step,
    })
    .where('id', '=', id)
    .execute();
}

export async function saveStep(tx: DbOrTx, id: StaffId, step: number): Promise<void> {
  await tx.updateTable('staff').set({ second_factor_step: step }).where('id', '=', id).execute();
}

export async function replaceRecoveryCodes(
  tx: DbOrTx,
  id: StaffId,
  digests: readonly string[],
): Promise<void> {
  await tx.deleteFrom('staff_recovery_code').where('staff_id', '=', id).execute();
  if (digests.length === 0) return;
  await tx
    .insertInto('staff_recovery_code')
    .values(digests.map((digest) => ({ staff_id: id, digest })))
    .execute();
}

/** @returns whether there was such a code, unused until now */
export async function spendRecoveryCode(
  tx: DbOrTx,
  id: StaffId,
  { digest, now }: { digest: string; now: Instant },
): Promise<boolean> {
  const result = await tx
    .updateTable('staff_recovery_code')
    .set({ used_at: now })
    .where('staff_id', '=', id)
    .where('digest', '=', digest)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}
