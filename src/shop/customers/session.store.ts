import type { CustomerId, SessionId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import type { Session } from './customer.ts';

type NewSessionRow = Omit<Session, 'id'> & { digest: string; customerId: CustomerId; expiresAt: Instant };

export async function insertSession(tx: DbOrTx, session: NewSessionRow): Promise<SessionId> {
  const row = await tx
    .insertInto('customer_session')
    .values({
      digest: session.digest,
      customer_id: session.customerId,
      agent: session.agent,
      is_remembered: session.isRemembered,
      created_at: session.createdAt,
      seen_at: session.seenAt,
      expires_at: session.expiresAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id as SessionId;
}

const COLUMNS = ['id', 'agent', 'is_remembered', 'created_at', 'seen_at'] as const;

type Row = { id: number; agent: string; is_remembered: boolean; created_at: Date; seen_at: Date };

function parseSession({ id, agent, is_remembered, created_at, seen_at }: Row): Session {
  return { id: id as SessionId, agent, isRemembered: is_remembered, createdAt: created_at, seenAt: seen_at };
}

export async function findSession(
  db: DbOrTx,
  digest: string,
  now: Instant,
): Promise<{ session: Session; customerId: CustomerId } | null> {
  const row = await db
    .selectFrom('customer_session')
    .select([...COLUMNS, 'customer_id'])
    .where('digest', '=', digest)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row === undefined ? null : { session: parseSession(row), customerId: row.customer_id as CustomerId };
}

export async function touchSession(
  db: DbOrTx,
  id: SessionId,
  { now, expiresAt }: { now: Instant; expiresAt: Instant },
): Promise<void> {
  await db
    .updateTable('customer_session')
    .set({ seen_at: now, expires_at: expiresAt })
    .where('id', '=', id)
    .execute();
}

export async function sessionsOf(db: DbOrTx, customerId: CustomerId, now: Instant): Promise<Session[]> {
  const rows = await db
    .selectFrom('customer_session')
    .select(COLUMNS)
    .where('customer_id', '=', customerId)
    .where('expires_at', '>', now)
    .orderBy('seen_at', 'desc')
    .execute();
  return rows.map(parseSession);
}

/** Ends one session of a customer, every one, or every one but this. @returns how many */
export async function deleteSessions(
  tx: DbOrTx,
  customerId: CustomerId,
  which: { only?: SessionId; butFor?: SessionId } = {},
): Promise<number> {
  let query = tx.deleteFrom('customer_session').where('customer_id', '=', customerId);
  if (which.only !== undefined) query = query.where('id', '=', which.only);
  if (which.butFor !== undefined) query = query.where('id', '<>', which.butFor);
  const result = await query.executeTakeFirst();
  return Number(result.numDeletedRows);
}

export async function deleteExpiredSessions(db: DbOrTx, now: Instant): Promise<void> {
  await db.deleteFrom('customer_session').where('expires_at', '<', now).execute();
}
