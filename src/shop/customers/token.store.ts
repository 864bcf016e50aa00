import type { CustomerId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import type { DbOrTx } from '#platform/database/client.ts';

export type TokenKind = 'register' | 'reset' | 'email' | 'second-step';

/** What a one-time key stands for. */
export type Token = Readonly<{
  digest: string;
  kind: TokenKind;
  customerId: CustomerId | null;
  email: string;
  facts: unknown;
}>;

/** Keeps a key; earlier ones of the same kind for the same address are void. */
export async function insertToken(tx: DbOrTx, token: Token & { expiresAt: Instant }): Promise<void> {
  const { digest, kind, customerId, email, facts, expiresAt } = token;
  if (kind !== 'second-step')
    await tx
      .deleteFrom('customer_token')
      .where('kind', '=', kind)
      .where('email', '=', email)
      .where('customer_id', customerId === null ? 'is' : '=', customerId)
      .execute();
  await tx
    .insertInto('customer_token')
    .values({
      digest,
      kind,
      customer_id: customerId,
      email,
      facts: JSON.stringify(facts),
      expires_at: expiresAt,
    })
    .execute();
}

/** @returns what a key stands for, as long as it may be used */
export async function findToken(db: DbOrTx, digest: string, now: Instant): Promise<Token | null> {
  const row = await db
    .selectFrom('customer_token')
    .select(['digest', 'kind', 'customer_id', 'email', 'facts'])
    .where('digest', '=', digest)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (row === undefined) return null;
  return {
    digest: row.digest,
    kind: row.kind as TokenKind,
    customerId: row.customer_id as CustomerId | null,
    email: row.email,
    facts: row.facts,
  };
}

/** Uses a key up. @returns whether this call was the one that did */
export async function spendToken(tx: DbOrTx, digest: string, now: Instant): Promise<boolean> {
  const result = await tx
    .updateTable('customer_token')
    .set({ used_at: now })
    .where('digest', '=', digest)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Keys of a customer that a new password or address makes void. */
export async function deleteTokensOf(tx: DbOrTx, customerId: CustomerId): Promise<void> {
  await tx.deleteFrom('customer_token').where('customer_id', '=', customerId).execute();
}

export async function deleteExpiredTokens(db: DbOrTx, now: Instant): Promise<void> {
  await db.deleteFrom('customer_token').where('expires_at', '<', now).execute();
}
