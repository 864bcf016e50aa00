import type { SessionId, StaffId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import type { StaffSession } from './member.ts';

type NewRow = Readonly<{ digest: string; staffId: StaffId; agent: string; now: Instant; expiresAt: Instant }>;

export async function insertSession(tx: DbOrTx, session: NewRow): Promise<void> {
  await tx
    .insertInto('staff_session')
    .values({
      digest: session.digest,
      staff_id: session.staffId,
      agent: session.agent,
      created_at: session.now,
      seen_at: session.now,
      expires_at: session.expiresAt,
    })
    .execute();
}

const COLUMNS = ['id', 'agent', 'created_at', 'seen_at'] as const;

type Row = { id: number; agent: string; created_at: Date; seen_at: Date };

function parseSession({ id, agent, created_at, seen_at }: Row): StaffSession {
  return { id: id as SessionId, agent, createdAt: created_at, seenAt: seen_at };
}

export async function findSession(
  db: DbOrTx,
  digest: string,
  now: Instant,
): Promise<{ session: StaffSession; staffId: StaffId } | null> {
  const row = await db
    .selectFrom('staff_session')
    .select([...COLUMNS, 'staff_id'])
    .where('digest', '=', digest)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row === undefined ? null : { session: parseSession(row), staffId: row.staff_id as StaffId };
}

export async function touchSession(
  db: DbOrTx,
  id: SessionId,
  { now, expiresAt }: { now: Instant; expiresAt: Instant },
): Promise<void> {
  await db
    .updateTable('staff_session')
    .set({ seen_at: now, expires_at: expiresAt })
    .where('id', '=', id)
    .execute();
}

export async function sessionsOf(db: DbOrTx, staffId: StaffId, now: Instant): Promise<StaffSession[]> {
  const rows = await db
    .selectFrom('staff_session')
    .select(COLUMNS)
    .where('staff_id', '=', staffId)
    .where('expires_at', '>', now)
    .orderBy('seen_at', 'desc')
    .execute();
  return rows.map(parseSession);
}

/** Ends one session of somebody, every one, or every one but this. @returns how many */
export async function deleteSessions(
  tx: DbOrTx,
  staffId: StaffId,
  which: { only?: SessionId; butFor?: SessionId } = {},
): Promise<number> {
  let query = tx.deleteFrom('staff_session').where('staff_id', '=', staffId);
  if (which.only !== undefined) query = query.where('id', '=', which.only);
  if (which.butFor !== undefined) query = query.where('id', '<>', which.butFor);
  return Number((await query.executeTakeFirst()).numDeletedRows);
}

export async function deleteExpiredSessions(db: DbOrTx, now: Instant): Promise<void> {
  await db.deleteFrom('staff_session').where('expires_at', '<', now).execute();
}
