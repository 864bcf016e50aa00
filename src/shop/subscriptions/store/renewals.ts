import type { OrderId, SubscriptionId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import type { DbOrTx } from '#platform/database/client.ts';

import type { Problem, Renewal } from '../subscription.ts';

function rowsOf(db: DbOrTx) {
  return db.selectFrom('subscription_order').selectAll();
}

type Row = Awaited<ReturnType<ReturnType<typeof rowsOf>['executeTakeFirstOrThrow']>>;

function parseRenewal(row: Row): Renewal {
  return {
    subscriptionId: row.subscription_id,
    dueOn: row.due_on,
    orderId: row.order_id,
    chargeAt: row.charge_at,
    attempts: row.attempts,
    problem: row.problem === '' ? null : (row.problem as Problem),
    unansweredSince: row.unanswered_since,
  };
}

type NewRenewal = Pick<Renewal, 'subscriptionId' | 'dueOn' | 'orderId' | 'chargeAt'>;

/** The order of a due date; there is one for each. */
export async function insertRenewal(tx: DbOrTx, made: NewRenewal): Promise<void> {
  await tx
    .insertInto('subscription_order')
    .values({
      subscription_id: made.subscriptionId,
      due_on: made.dueOn,
      order_id: made.orderId,
      charge_at: made.chargeAt,
    })
    .execute();
}

/** The orders that a subscription made, newest first. */
export async function readRenewals(db: DbOrTx, id: SubscriptionId): Promise<Renewal[]> {
  const rows = await rowsOf(db).where('subscription_id', '=', id).orderBy('due_on', 'desc').execute();
  return rows.map(parseRenewal);
}

/** The subscription that made an order, locked; null for other orders. */
export async function lockRenewalOf(tx: DbOrTx, orderId: OrderId): Promise<Renewal | null> {
  const row = await rowsOf(tx).where('order_id', '=', orderId).forUpdate().executeTakeFirst();
  return row === undefined ? null : parseRenewal(row);
}

/**
 * Leases a due charge until `until`, so that no other process runs it. After a crash it becomes due again when the
 * lease ends.
 */
export async function leaseCharge(
  tx: DbOrTx,
  { now, until }: { now: Instant; until: Instant },
): Promise<Renewal | null> {
  const row = await tx
    .updateTable('subscription_order')
    .set({ charge_at: until })
    .where('order_id', '=', (eb) =>
      eb
        .selectFrom('subscription_order as due')
        .select('due.order_id')
        .where('due.charge_at', '<=', now)
        .orderBy('due.charge_at')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .executeTakeFirst();
  return row === undefined ? null : parseRenewal(row);
}

type Charge = Pick<Renewal, 'chargeAt' | 'attempts' | 'problem' | 'unansweredSince'>;

export async function saveCharge(
  tx: DbOrTx,
  orderId: OrderId,
  { chargeAt, attempts, problem, unansweredSince }: Charge,
): Promise<void> {
  await tx
    .updateTable('subscription_order')
    .set({
      ...{ charge_at: chargeAt, attempts, problem: problem ?? '' },
      unanswered_since: unansweredSince,
    })
    .where('order_id', '=', orderId)
    .execute();
}

/** Ends all charges of a subscription that are still to come. */
export async function endCharges(tx: DbOrTx, id: SubscriptionId): Promise<void> {
  await tx
    .updateTable('subscription_order')
    .set({ charge_at: null })
    .where('subscription_id', '=', id)
    .where('charge_at', 'is not', null)
    .execute();
}

/** The subscriptions of an order: those it started, and the one that made it. */
export async function readIdsOfOrder(db: DbOrTx, orderId: OrderId): Promise<SubscriptionId[]> {
  const started = db.selectFrom('subscription').select('id').where('first_order_id', '=', orderId);
  const made = db
    .selectFrom('subscription_order')
    .select('subscription_id as id')
    .where('order_id', '=', orderId);
  const rows = await started.union(made).orderBy('id').execute();
  return rows.map(({ id }) => id);
}
