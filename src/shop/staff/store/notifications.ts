import { sql } from 'kysely';
import type { StaffId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import { lockUntilCommit } from '#platform/database/advisory-lock.ts';
import type { DbOrTx, Tx } from '#platform/database/client.ts';
import {
  NOTIFICATION_KINDS,
  type NotificationChoice,
  type NotificationKind,
  parseNotificationKind,
} from '../rules/notification-kinds.ts';

/**
 * A notification for staff.
 *
 * `subject` is the id of its subject, or a name without one; '' for several. `count` is the number of subjects.
 */
export type StaffNotification = Readonly<{
  id: number;
  kind: NotificationKind;
  subject: string;
  count: number;
  at: Instant;
  /** The member it is for; null for all who may see its subject. */
  staffId: StaffId | null;
}>;

/** A notification to be noted; a later one with the same key changes nothing. */
export type NewNotification = Omit<StaffNotification, 'id' | 'staffId'> &
  Readonly<{ key: string; staffId?: StaffId }>;

export async function insertNotification(
  db: DbOrTx,
  { key, staffId, ...noted }: NewNotification,
): Promise<void> {
  await db
    .insertInto('staff_notification')
    .values({ ...noted, dedupe_key: key, staff_id: staffId ?? null })
    .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
    .execute();
}

const COLUMNS = ['id', 'kind', 'subject', 'count', 'at', 'staff_id as staffId'] as const;
type Row = Omit<StaffNotification, 'kind'> & { kind: string };

/** Rows of kinds that this version knows. */
function parseRows(rows: readonly Row[]): StaffNotification[] {
  return rows.flatMap((row) => {
    const kind = parseNotificationKind(row.kind);
    return kind === null ? [] : [{ ...row, kind }];
  });
}

/** Whose notifications are read, and of which kinds. */
type Of = Readonly<{ staffId: StaffId; kinds: readonly NotificationKind[] }>;

/** A member's latest notifications of some kinds, newest first. */
export async function readNotifications(
  db: DbOrTx,
  { staffId, kinds }: Of,
  limit: number,
): Promise<StaffNotification[]> {
  if (kinds.length === 0) return [];
  const rows = await db
    .selectFrom('staff_notification')
    .select(COLUMNS)
    .where('kind', 'in', kinds)
    .where((where) => where.or([where('staff_id', 'is', null), where('staff_id', '=', staffId)]))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return parseRows(rows);
}

/** How many a member has not read; `latest` rises with every notification. */
export type Unread = Readonly<{ count: number; latest: number }>;

export async function countUnread(db: DbOrTx, { staffId, kinds }: Of): Promise<Unread> {
  if (kinds.length === 0) return { count: 0, latest: 0 };
  const { rows } = await sql<Unread>`
    select count(*) filter (where staff_notification.id > read_id)::integer as count,
      coalesce(max(staff_notification.id), 0) as latest
    from staff_notice left join staff_notification on kind in (${sql.join(kinds)})
      and (staff_notification.staff_id is null or staff_notification.staff_id = staff_notice.staff_id)
    where staff_notice.staff_id = ${staffId}
  `.execute(db);
  return rows[0] ?? { count: 0, latest: 0 };
}

/** A member has read everything up to a notification. */
export async function saveRead(db: DbOrTx, staffId: StaffId, upTo: number): Promise<void> {
  await sql`
    update staff_notice
    set read_id = greatest(read_id, least(${upTo}::integer, (select max(id) from staff_notification)))
    where staff_id = ${staffId}
  `.execute(db);
}

type Choices = ReadonlyMap<NotificationKind, NotificationChoice>;

/** What members chose, by member and kind. */
export async function readChoices(db: DbOrTx, staffId?: StaffId): Promise<ReadonlyMap<StaffId, Choices>> {
  let query = db.selectFrom('staff_notification_choice').selectAll();
  if (staffId !== undefined) query = query.where('staff_id', '=', staffId);
  const choices = new Map<StaffId, Map<NotificationKind, NotificationChoice>>();
  for (const row of await query.execute()) {
    const kind = parseNotificationKind(row.kind);
    if (kind === null) continue;
    const memberChoices = choices.get(row.staff_id) ?? new Map<NotificationKind, NotificationChoice>();
    choices.set(
      row.staff_id,
      memberChoices.set(kind, { isShown: row.is_shown, isMailed: row.is_mailed, isPushed: row.is_pushed }),
    );
  }
  return choices;
}

export async function saveChoice(
  db: DbOrTx,
  staffId: StaffId,
  { kind, isShown, isMailed, isPushed }: NotificationChoice & { kind: NotificationKind },
): Promise<void> {
  const choice = { is_shown: isShown, is_mailed: isMailed, is_pushed: isPushed };
  await db
    .insertInto('staff_notification_choice')
    .values({ staff_id: staffId, kind, ...choice })
    .onConflict((conflict) => conflict.columns(['staff_id', 'kind']).doUpdateSet(choice))
    .execute();
}

/** One process at a time writes mails about notifications. */
export async function lockNotifications(tx: Tx): Promise<void> {
  await lockUntilCommit(tx, 'shop.staff.notifications');
}

/** How staff are notified: by mail, or on their devices. */
type Channel = 'mailed_at' | 'pushed_at';

export async function lastMailedAt(tx: DbOrTx): Promise<Instant | null> {
  const last = await tx
    .selectFrom('staff_notification')
    .select(({ fn }) => fn.max('mailed_at').as('at'))
    .executeTakeFirst();
  return last?.at ?? null;
}

/** Notifications that nobody was sent by a channel, the oldest first. */
export async function readUnsent(tx: DbOrTx, channel: Channel, limit: number): Promise<StaffNotification[]> {
  const rows = await tx
    .selectFrom('staff_notification')
    .select(COLUMNS)
    .where(channel, 'is', null)
    .where('kind', 'in', NOTIFICATION_KINDS)
    .orderBy('id')
    .limit(limit)
    .execute();
  return parseRows(rows);
}

/** Marks only what was read as sent: a notification with a lower id may be committed later. */
export async function markSent(
  tx: DbOrTx,
  notifications: readonly StaffNotification[],
  at: Partial<Record<Channel, Instant>>,
): Promise<void> {
  const ids = notifications.map(({ id }) => id);
  await tx.updateTable('staff_notification').set(at).where('id', 'in', ids).execute();
}

export async function deleteBefore(db: DbOrTx, at: Instant): Promise<void> {
  await db.deleteFrom('staff_notification').where('at', '<', at).execute();
}
