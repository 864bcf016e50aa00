import { sql } from 'kysely';
import type { SessionId, StaffId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import { lockUntilCommit } from '#platform/database/advisory-lock.ts';
import type { DbOrTx, Tx } from '#platform/database/client.ts';
import type { PushSubscription } from '#platform/outward/web-push.ts';

/** A browser that shows a member's notifications. */
export type PushDevice = Readonly<{
  id: number;
  staffId: StaffId;
  /** As the browser names itself. */
  agent: string;
  createdAt: Instant;
  /** When the back office was last opened in it. */
  seenAt: Instant;
  /** When its push service last took a message. */
  sentAt: Instant | null;
  /** Failed deliveries since the last that succeeded. */
  failures: number;
}>;

/** From here on a device may be paused. */
export const MOST_FAILURES = 20;

const COLUMNS = [
  'id',
  'staff_id as staffId',
  'agent',
  'created_at as createdAt',
  'seen_at as seenAt',
  'sent_at as sentAt',
  'failures',
] as const;

/** A member turns on devices one after another, so that the limit holds. */
export async function lockDevicesOf(tx: Tx, staffId: StaffId): Promise<void> {
  await lockUntilCommit(tx, `shop.staff.push ${staffId}`);
}

type NewDevice = PushSubscription &
  Readonly<{ staffId: StaffId; sessionId: SessionId; agent: string; now: Instant }>;

/** Adds a browser; a known one is assigned to this member. */
export async function saveDevice(tx: DbOrTx, device: NewDevice): Promise<number> {
  const { staffId, sessionId, now, ...subscription } = device;
  const row = { ...subscription, staff_id: staffId, session_id: sessionId, created_at: now, seen_at: now };
  const { id } = await tx
    .insertInto('staff_push_device')
    .values(row)
    .onConflict((conflict) => conflict.column('endpoint').doUpdateSet({ ...row, failures: 0 }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A member's devices, the last used first. */
export function listDevices(db: DbOrTx, staffId: StaffId): Promise<PushDevice[]> {
  return db
    .selectFrom('staff_push_device')
    .select(COLUMNS)
    .where('staff_id', '=', staffId)
    .orderBy('seen_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

export async function findDevice(
  db: DbOrTx,
  by: { id: number } | { endpoint: string },
): Promise<(PushDevice & PushSubscription) | null> {
  const query = db.selectFrom('staff_push_device').select([...COLUMNS, 'endpoint', 'p256dh', 'auth']);
  const row = await ('id' in by
    ? query.where('id', '=', by.id)
    : query.where('endpoint', '=', by.endpoint)
  ).executeTakeFirst();
  return row ?? null;
}

/** The devices of everybody. */
export function listAllDevices(db: DbOrTx): Promise<PushDevice[]> {
  return db.selectFrom('staff_push_device').select(COLUMNS).orderBy('id').execute();
}

/** The back office was opened in a browser: a paused device is tried again. */
export async function touchDevice(
  db: DbOrTx,
  id: number,
  { sessionId, now }: { sessionId: SessionId; now: Instant },
): Promise<void> {
  await db
    .updateTable('staff_push_device')
    .set({
      session_id: sessionId,
      seen_at: now,
      failures: sql`case when failures < ${MOST_FAILURES} then failures else 0 end`,
    })
    .where('id', '=', id)
    .execute();
}

export async function noteSent(db: DbOrTx, id: number, now: Instant): Promise<void> {
  await db.updateTable('staff_push_device').set({ sent_at: now, failures: 0 }).where('id', '=', id).execute();
}

export async function noteFailed(db: DbOrTx, id: number): Promise<void> {
  await db
    .updateTable('staff_push_device')
    .set(({ eb }) => ({ failures: eb('failures', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

export async function deleteDevice(db: DbOrTx, id: number): Promise<void> {
  await db.deleteFrom('staff_push_device').where('id', '=', id).execute();
}

/** Deletes the devices of a member: of one session, all but those of one, or all. */
export async function deleteDevices(
  db: DbOrTx,
  staffId: StaffId,
  { only, butFor }: { only?: SessionId; butFor?: SessionId | undefined } = {},
): Promise<void> {
  let query = db.deleteFrom('staff_push_device').where('staff_id', '=', staffId);
  if (only !== undefined) query = query.where('session_id', '=', only);
  if (butFor !== undefined) query = query.where('session_id', 'is distinct from', butFor);
  await query.execute();
}

/** Deletes devices in which the back office was not opened since a moment. */
export async function deleteUnseen(db: DbOrTx, before: Instant): Promise<void> {
  await db.deleteFrom('staff_push_device').where('seen_at', '<', before).execute();
}
