import type { StaffId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import type { Role } from './rights.ts';

export type TokenKind = 'first-owner' | 'invitation' | 'password' | 'second-step';

/** What a one-time key stands for. */
export type Token = Readonly<{
  digest: string;
  kind: TokenKind;
  staffId: StaffId | null;
  email: string;
  role: Role | null;
}>;

/** Keeps a key; an earlier one of the same kind for the same person is void. */
export async function insertToken(tx: DbOrTx, token: Token & { expiresAt: Instant }): Promise<void> {
  const { digest, kind, staffId, email, role, expiresAt } = token;
  if (kind !== 'second-step')
    await tx
      .deleteFrom('staff_token')
      .where('kind', '=', kind)
      .where('email', '=', email)
      .where('staff_id', staffId === null ? 'is' : '=', staffId)
      .execute();
  await tx
    .insertInto('staff_token')
    .values({ digest, kind, staff_id: staffId, email, role, expires_at: expiresAt })
    .execute();
}

/** @returns what a key stands for, as long as it may be used */
export async function findToken(db: DbOrTx, digest: string, now: Instant): Promise<Token | null> {
  const row = await db
    .selectFrom('staff_token')
    .select(['digest', 'kind', 'staff_id', 'email', 'role'])
    .where('digest', '=', digest)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (row === undefined) return null;
  return {
    digest: row.digest,
    kind: row.kind as TokenKind,
    staffId: row.staff_id as StaffId | null,
    email: row.email,
    role: row.role as Role | null,
  };
}

/** Uses a key up. @returns whether this call was the one that did */
export async function spendToken(tx: DbOrTx, digest: string, now: Instant): Promise<boolean> {
  const result = await tx
    .updateTable('staff_token')
    .set({ used_at: now })
    .where('digest', '=', digest)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export type Invitation = Readonly<{ email: string; role: Role; expiresAt: Instant }>;

/** Who was invited and has not come yet. */
export async function openInvitations(db: DbOrTx, now: Instant): Promise<Invitation[]> {
  const rows = await db
    .selectFrom('staff_token')
    .select(['email', 'role', 'expires_at'])
    .where('kind', '=', 'invitation')
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('email')
    .execute();
  return rows.map((row) => ({ email: row.email, role: row.role as Role, expiresAt: row.expires_at }));
}

export async function deleteInvitation(tx: DbOrTx, email: string): Promise<boolean> {
  const result = await tx
    .deleteFrom('staff_token')
    .where('kind', '=', 'invitation')
    .where('email', '=', email)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

export async function deleteExpiredTokens(db: DbOrTx, now: Instant): Promise<void> {
  await db.deleteFrom('staff_token').where('expires_at', '<', now).execute();
}
