import { sql } from 'kysely';
import type { OrderId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import type { Attribution } from '../rules/attribution.ts';
import type { ConversionParams } from '../rules/requests.ts';
import type {
  ConversionEvent,
  ConversionService,
  ConversionState,
  HeldBackReason,
} from '../rules/services.ts';

/** A server-side conversion of an order for one service, and its result. */
export type Conversion = Readonly<{
  id: number;
  orderId: OrderId;
  service: ConversionService;
  event: ConversionEvent;
  /** Unique among the order's events: each is sent once to each service. */
  key: string;
  params: ConversionParams;
  state: ConversionState;
  /** Why it was held back, or why the last attempt failed; '' for none. */
  reason: string;
  attempts: number;
  /** The status of the last answer; null when there was none. */
  lastStatus: number | null;
  /** What the service said about a failure. */
  answer: string;
  happenedAt: Instant;
  triedAt: Instant | null;
}>;

/** More wait for the next time. */
const MOST_RESUMED = 500;

const COLUMNS = sql`id, order_id as "orderId", service, event, key, params, state, reason, attempts,
  last_status as "lastStatus", answer, happened_at as "happenedAt", tried_at as "triedAt"`;

export async function saveAttribution(
  tx: DbOrTx,
  orderId: OrderId,
  { attribution: known, now }: Readonly<{ attribution: Attribution; now: Instant }>,
): Promise<void> {
  const values = {
    granted: [...known.granted],
    is_staff: known.isStaff,
    client_id: known.clientId,
    session_id: known.sessionId,
    fbp: known.fbp,
    fbc: known.fbc,
    user_agent: known.userAgent,
    recorded_at: now,
  };
  await tx
    .insertInto('order_attribution')
    .values({ order_id: orderId, ...values })
    .onConflict((conflict) => conflict.column('order_id').doUpdateSet(values))
    .execute();
}

export async function findAttribution(db: DbOrTx, orderId: OrderId): Promise<Attribution | null> {
  const { rows } = await sql<Attribution>`
    select granted, is_staff as "isStaff", client_id as "clientId", session_id as "sessionId", fbp, fbc,
      user_agent as "userAgent"
    from order_attribution where order_id = ${orderId}
  `.execute(db);
  return rows[0] ?? null;
}

export type NewConversion = Pick<
  Conversion,
  'orderId' | 'service' | 'event' | 'key' | 'params' | 'happenedAt'
> &
  Readonly<{ reason: HeldBackReason | null }>;

/** @returns its id; null when it was noted before */
export async function insertConversion(tx: DbOrTx, made: NewConversion): Promise<number | null> {
  const row = await tx
    .insertInto('conversion')
    .values({
      order_id: made.orderId,
      service: made.service,
      event: made.event,
      key: made.key,
      params: JSON.stringify(made.params),
      state: made.reason === null ? 'waiting' : 'held-back',
      reason: made.reason ?? '',
      happened_at: made.happenedAt,
    })
    .onConflict((conflict) => conflict.columns(['order_id', 'service', 'key']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function findConversion(db: DbOrTx, id: number): Promise<Conversion | null> {
  const { rows } = await sql<Conversion>`select ${COLUMNS} from conversion where id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/** All conversions of an order, sent or not. */
export async function conversionsOf(db: DbOrTx, orderId: OrderId): Promise<Conversion[]> {
  const { rows } = await sql<Conversion>`
    select ${COLUMNS} from conversion where order_id = ${orderId} order by id
  `.execute(db);
  return rows;
}

/** The services that received conversions of some orders. */
export type ConversionNote = Pick<Conversion, 'orderId' | 'service' | 'event' | 'state' | 'happenedAt'>;

export async function notesOf(db: DbOrTx, ids: readonly OrderId[]): Promise<ConversionNote[]> {
  const { rows } = await sql<ConversionNote>`
    select order_id as "orderId", service, event, state, happened_at as "happenedAt"
    from conversion where order_id = any (${[...ids]}::int[]) order by id
  `.execute(db);
  return rows;
}

/** The result of an attempt. */
export type Attempt = Readonly<{
  state: ConversionState;
  reason: string;
  status: number | null;
  answer: string;
  now: Instant;
}>;

export async function noteAttempt(
  db: DbOrTx,
  id: number,
  { state, reason, status, answer, now }: Attempt,
): Promise<void> {
  await db
    .updateTable('conversion')
    .set({
      ...{ state, reason, answer, last_status: status, tried_at: now },
      attempts: sql`attempts + 1`,
    })
    .where('id', '=', id)
    .execute();
}

/** Holds a waiting event back. */
export async function holdBack(db: DbOrTx, id: number, reason: HeldBackReason): Promise<void> {
  await db.updateTable('conversion').set({ state: 'held-back', reason }).where('id', '=', id).execute();
}

const REOPENED = { state: 'waiting', reason: '', attempts: 0 };
const WITHOUT_PURCHASE: HeldBackReason = 'purchase-not-sent';

/** Requeues a failed event, and with a purchase the refunds held back for it. @returns the requeued ids */
export async function reopenConversion(tx: DbOrTx, id: number): Promise<number[]> {
  const opened = await tx
    .updateTable('conversion')
    .set(REOPENED)
    .where('id', '=', id)
    .where('state', '=', 'failed')
    .returning(['order_id', 'service', 'event'])
    .executeTakeFirst();
  if (opened === undefined) return [];
  if (opened.event !== 'purchase') return [id];
  const refunds = await tx
    .updateTable('conversion')
    .set(REOPENED)
    .where('order_id', '=', opened.order_id)
    .where('service', '=', opened.service)
    .where('reason', '=', WITHOUT_PURCHASE)
    .returning('id')
    .execute();
  return [id, ...refunds.map((refund) => refund.id)];
}

/** Events that wait and were not tried since a moment, longest untried first. */
export async function waitingSince(db: DbOrTx, moment: Instant): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from conversion where state = 'waiting' and coalesce(tried_at, happened_at) < ${moment}
    order by coalesce(tried_at, happened_at), id limit ${MOST_RESUMED}
  `.execute(db);
  return rows.map(({ id }) => id);
}

/** What staff look for; null is any. */
export type ConversionFilter = Readonly<{
  service: ConversionService | null;
  event: ConversionEvent | null;
  state: ConversionState | null;
  orderId: OrderId | null;
  limit: number;
  offset: number;
}>;

export type ListedConversions = Readonly<{ rows: readonly Conversion[]; total: number }>;

/** Newest first. */
export async function listConversions(db: DbOrTx, filter: ConversionFilter): Promise<ListedConversions> {
  const { service, event, state, orderId, limit, offset } = filter;
  const sought = sql`(${service}::text is null or service = ${service}) and (${event}::text is null or event = ${event})
    and (${state}::text is null or state = ${state}) and (${orderId}::int is null or order_id = ${orderId}::int)`;
  const { rows } = await sql<Conversion>`
    select ${COLUMNS} from conversion where ${sought}
    order by happened_at desc, id desc limit ${limit} offset ${offset}
  `.execute(db);
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::int as total from conversion where ${sought}
  `.execute(db);
  return { rows, total: counted[0]?.total ?? 0 };
}

export async function deleteOld(
  db: DbOrTx,
  { rows, browsers }: Readonly<{ rows: Instant; browsers: Instant }>,
): Promise<void> {
  await sql`delete from conversion where happened_at < ${rows}`.execute(db);
  await sql`delete from order_attribution where recorded_at < ${rows}`.execute(db);
  await sql`
    update order_attribution set fbp = null, fbc = null, user_agent = null, session_id = null
    where recorded_at < ${browsers} and coalesce(fbp, fbc, user_agent, session_id) is not null
  `.execute(db);
}

export async function deleteOfOrders(tx: DbOrTx, ids: readonly OrderId[]): Promise<void> {
  await sql`delete from order_attribution where order_id = any (${[...ids]}::int[])`.execute(tx);
}
