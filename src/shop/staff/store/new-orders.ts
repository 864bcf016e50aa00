import { sql } from 'kysely';
import type { OrderId, StaffId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import { lockUntilCommit } from '#platform/database/advisory-lock.ts';
import type { DbOrTx, Tx } from '#platform/database/client.ts';

/** An order that staff are notified of. */
export type OrderNotice = Readonly<{ id: number; orderId: OrderId; at: Instant }>;

/** Notes an order once; a later call for the same order changes nothing. */
export async function insertNotice(db: DbOrTx, orderId: OrderId, at: Instant): Promise<void> {
  await db
    .insertInto('order_notice')
    .values({ order_id: orderId, at })
    .onConflict((conflict) => conflict.column('order_id').doNothing())
    .execute();
}

/** One process at a time writes mails about new orders. */
export async function lockNotices(tx: Tx): Promise<void> {
  await lockUntilCommit(tx, 'shop.staff.new-orders');
}

/** How staff are notified: by mail, or on their devices. */
type Channel = 'mailed_at' | 'pushed_at';

export async function lastNotifiedAt(tx: DbOrTx, channel: Channel): Promise<Instant | null> {
  const row = await tx
    .selectFrom('order_notice')
    .select(`${channel} as at`)
    .where(channel, 'is not', null)
    .orderBy(channel, 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.at ?? null;
}

/** Notices that nobody was sent by a channel, the oldest first. */
export async function readUnsent(tx: DbOrTx, channel: Channel, limit: number): Promise<OrderNotice[]> {
  const rows = await tx
    .selectFrom('order_notice')
    .select(['id', 'order_id', 'at'])
    .where(channel, 'is', null)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id, order_id, at }) => ({ id, orderId: order_id, at }));
}

/** Marks notices as sent by the channels of `at`. */
export async function markSent(
  tx: DbOrTx,
  notices: readonly OrderNotice[],
  at: Partial<Record<Channel, Instant>>,
): Promise<void> {
  const ids = notices.map(({ id }) => id);
  await tx.updateTable('order_notice').set(at).where('id', 'in', ids).execute();
}

export type NoticePreference = Readonly<{
  wantsMail: boolean | null;
  playsSound: boolean;
  /** On devices where push is turned on. */
  wantsPush: boolean;
}>;

export async function readChoices(db: DbOrTx): Promise<Map<StaffId, NoticePreference>> {
  const rows = await db
    .selectFrom('staff_notice')
    .select(['staff_id', 'wants_mail', 'plays_sound', 'wants_push'])
    .execute();
  return new Map(
    rows.map((row) => [
      row.staff_id,
      { wantsMail: row.wants_mail, playsSound: row.plays_sound, wantsPush: row.wants_push },
    ]),
  );
}

/** A member's preferences and their number of unseen notices; a new member starts with all notices seen. */
export async function openUnseen(db: DbOrTx, staffId: StaffId) {
  await sql`
    insert into staff_notice (staff_id, seen_id, read_id)
    select ${staffId}, coalesce((select max(id) from order_notice), 0),
      coalesce((select max(id) from staff_notification), 0)
    where not exists (select 1 from staff_notice where staff_id = ${staffId})
    on conflict (staff_id) do nothing`.execute(db);
  const row = await db
    .selectFrom('staff_notice')
    .select(({ selectFrom }) => [
      'wants_mail',
      'plays_sound',
      'wants_push',
      selectFrom('order_notice')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .whereRef('order_notice.id', '>', 'staff_notice.seen_id')
        .as('count'),
      selectFrom('order_notice')
        .select(({ fn }) => fn.max('order_notice.id').as('latest'))
        .as('latest'),
    ])
    .where('staff_id', '=', staffId)
    .executeTakeFirstOrThrow();
  return {
    choice: { wantsMail: row.wants_mail, playsSound: row.plays_sound, wantsPush: row.wants_push },
    count: Number(row.count),
    latest: row.latest ?? 0,
  };
}

/** Marks notices up to one as seen by a member. */
export async function saveSeen(db: DbOrTx, staffId: StaffId, upTo: number): Promise<void> {
  await sql`
    update staff_notice
    set seen_id = greatest(seen_id, least(${upTo}::integer, (select max(id) from order_notice)))
    where staff_id = ${staffId}`.execute(db);
}

export async function saveChoice(
  db: DbOrTx,
  staffId: StaffId,
  { wantsMail, playsSound, wantsPush }: Partial<NoticePreference>,
): Promise<void> {
  const change = {
    ...(wantsMail === undefined ? {} : { wants_mail: wantsMail }),
    ...(playsSound === undefined ? {} : { plays_sound: playsSound }),
    ...(wantsPush === undefined ? {} : { wants_push: wantsPush }),
  };
  if (Object.keys(change).length === 0) return;
  await db.updateTable('staff_notice').set(change).where('staff_id', '=', staffId).execute();
}
