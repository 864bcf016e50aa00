import { type SqlBool, sql } from 'kysely';
import type { CustomerId, OrderId, SubscriptionId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import type { Language } from '#kernel/language.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import type { DeliveryAddress } from '#shop/orders';
import type { Day } from '../rules/days.ts';
import type { SubscriptionState } from '../rules/states.ts';
import type { Problem, Subscription, SubscriptionLine } from '../subscription.ts';

function rowsOf(db: DbOrTx) {
  return db.selectFrom('subscription').selectAll();
}

type Row = Awaited<ReturnType<ReturnType<typeof rowsOf>['executeTakeFirstOrThrow']>>;

function parseSubscription(row: Row, lines: readonly SubscriptionLine[]): Subscription {
  return {
    id: row.id,
    customerId: row.customer_id,
    state: row.state as SubscriptionState,
    stateBefore: row.state_before as SubscriptionState | null,
    weeks: row.weeks,
    anchorOn: row.anchor_on,
    nextOn: row.next_on,
    language: row.language as Language,
    email: row.email,
    phone: row.phone,
    address: row.address as DeliveryAddress,
    paymentMethod: row.payment_method,
    deliveryId: row.delivery_id,
    ageConfirmedAt: row.age_confirmed_at,
    confirmedAge: row.confirmed_age,
    firstOrderId: row.first_order_id,
    attempts: row.attempts,
    retryAt: row.retry_at,
    problem: row.problem === '' ? null : (row.problem as Problem),
    lines,
    version: row.version,
    createdAt: row.created_at,
    endedAt: row.ended_at,
  };
}

async function linesOf(db: DbOrTx, ids: readonly SubscriptionId[]) {
  const linesById = new Map<SubscriptionId, SubscriptionLine[]>(ids.map((id) => [id, []]));
  if (ids.length === 0) return linesById;
  const rows = await db
    .selectFrom('subscription_line')
    .selectAll()
    .where('subscription_id', 'in', ids)
    .orderBy('subscription_id')
    .orderBy('position')
    .execute();
  for (const row of rows)
    linesById.get(row.subscription_id)?.push({
      productId: row.product_id,
      variationId: row.variation_id,
      options: row.options as Record<string, string>,
      quantity: row.quantity,
      unitMinor: row.unit_minor,
    });
  return linesById;
}

async function withLines(db: DbOrTx, rows: readonly Row[]): Promise<Subscription[]> {
  const lines = await linesOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => parseSubscription(row, lines.get(row.id) ?? []));
}

export async function findSubscription(db: DbOrTx, id: SubscriptionId): Promise<Subscription | null> {
  const [subscription] = await withLines(db, await rowsOf(db).where('id', '=', id).execute());
  return subscription ?? null;
}

/** Locks a subscription until the transaction ends. */
export async function lockSubscription(tx: DbOrTx, id: SubscriptionId): Promise<Subscription | null> {
  const [subscription] = await withLines(tx, await rowsOf(tx).where('id', '=', id).forUpdate().execute());
  return subscription ?? null;
}

/** The subscriptions of a customer, newest first. */
export async function readSubscriptionsOf(db: DbOrTx, customerId: CustomerId): Promise<Subscription[]> {
  return withLines(
    db,
    await rowsOf(db).where('customer_id', '=', customerId).orderBy('id', 'desc').execute(),
  );
}

/** The subscriptions that an order started, locked until the transaction ends. */
export async function lockStartedBy(tx: DbOrTx, orderId: OrderId): Promise<Subscription[]> {
  return withLines(
    tx,
    await rowsOf(tx).where('first_order_id', '=', orderId).orderBy('id').forUpdate().execute(),
  );
}

/** Whether an order began a subscription that is not cancelled. */
export async function hasSubscription(db: DbOrTx, orderId: OrderId): Promise<boolean> {
  const row = await db
    .selectFrom('subscription')
    .select('id')
    .where('first_order_id', '=', orderId)
    .where('state', 'in', ['active', 'paused'])
    .executeTakeFirst();
  return row !== undefined;
}

/** Locks an active subscription whose order is due; skips those locked by others. */
export async function lockDue(
  tx: DbOrTx,
  { today, now }: { today: Day; now: Instant },
): Promise<Subscription | null> {
  const rows = await rowsOf(tx)
    .where('state', '=', 'active')
    .where('next_on', '<=', today)
    .where((eb) => eb.or([eb('retry_at', 'is', null), eb('retry_at', '<=', now)]))
    .orderBy('next_on')
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .execute();
  const [subscription] = await withLines(tx, rows);
  return subscription ?? null;
}

/** Locks an active subscription whose next order is near and not announced yet. */
export async function lockToNotice(
  tx: DbOrTx,
  { from, until }: { from: Day; until: Day },
): Promise<Subscription | null> {
  const rows = await rowsOf(tx)
    .where('state', '=', 'active')
    .where('next_on', '>', from)
    .where('next_on', '<=', until)
    .where(sql<SqlBool>`noticed_on is distinct from next_on`)
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .execute();
  const [subscription] = await withLines(tx, rows);
  return subscription ?? null;
}

export type NewSubscription = Omit<
  Subscription,
  | ('id' | 'version' | 'stateBefore' | 'attempts' | 'retryAt' | 'problem' | 'endedAt')
  | ('anchorOn' | 'nextOn' | 'state')
>;

/** Writes a subscription that waits for its first order. */
export async function insertSubscription(tx: DbOrTx, made: NewSubscription): Promise<SubscriptionId> {
  const { id } = await tx
    .insertInto('subscription')
    .values({
      customer_id: made.customerId,
      state: 'pending',
      weeks: made.weeks,
      language: made.language,
      email: made.email,
      phone: made.phone,
      address: JSON.stringify(made.address),
      payment_method: made.paymentMethod,
      delivery_id: made.deliveryId,
      age_confirmed_at: made.ageConfirmedAt,
      confirmed_age: made.confirmedAge,
      first_order_id: made.firstOrderId,
      created_at: made.createdAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await writeLines(tx, id, made.lines);
  return id;
}

/** Replaces the lines. */
export async function writeLines(
  tx: DbOrTx,
  id: SubscriptionId,
  lines: readonly SubscriptionLine[],
): Promise<void> {
  await tx.deleteFrom('subscription_line').where('subscription_id', '=', id).execute();
  await tx
    .insertInto('subscription_line')
    .values(
      lines.map((line, position) => ({
        subscription_id: id,
        position,
        product_id: line.productId,
        variation_id: line.variationId,
        options: JSON.stringify(line.options),
        quantity: line.quantity,
        unit_minor: line.unitMinor,
      })),
    )
    .execute();
}

export type Changed = Partial<
  Pick<
    Subscription,
    | ('state' | 'stateBefore' | 'weeks' | 'anchorOn' | 'nextOn' | 'address' | 'phone' | 'paymentMethod')
    | ('deliveryId' | 'attempts' | 'retryAt' | 'problem' | 'endedAt')
  >
>;

const COLUMNS = {
  state: 'state',
  stateBefore: 'state_before',
  weeks: 'weeks',
  anchorOn: 'anchor_on',
  nextOn: 'next_on',
  address: 'address',
  phone: 'phone',
  paymentMethod: 'payment_method',
  deliveryId: 'delivery_id',
  attempts: 'attempts',
  retryAt: 'retry_at',
  problem: 'problem',
  endedAt: 'ended_at',
} as const satisfies Record<keyof Changed, string>;

function columnOf([name, value]: [string, unknown]): [string, unknown] {
  const column = COLUMNS[name as keyof Changed];
  if (name === 'address') return [column, JSON.stringify(value)];
  return [column, name === 'problem' ? (value ?? '') : value];
}

/** Writes a change and counts the version. */
export async function saveSubscription(tx: DbOrTx, id: SubscriptionId, changed: Changed): Promise<void> {
  await tx
    .updateTable('subscription')
    .set({ ...Object.fromEntries(Object.entries(changed).map(columnOf)), version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
}

/** Records that the next order was announced. */
export async function markNoticed(tx: DbOrTx, id: SubscriptionId, day: Day): Promise<void> {
  await tx.updateTable('subscription').set({ noticed_on: day }).where('id', '=', id).execute();
}

/** Deletes the subscriptions of an unpaid order that is placed again. */
export async function deletePendingOf(tx: DbOrTx, orderId: OrderId): Promise<void> {
  await tx
    .deleteFrom('subscription')
    .where('first_order_id', '=', orderId)
    .where('state', '=', 'pending')
    .execute();
}

/** Assigns the subscriptions of a merged account. */
export async function moveSubscriptions(tx: DbOrTx, from: CustomerId, into: CustomerId): Promise<void> {
  await tx
    .updateTable('subscription')
    .set({ customer_id: into, version: sql`version + 1` })
    .where('customer_id', '=', from)
    .execute();
}

/** Cancels the subscriptions of an erased customer and deletes who and where it was. */
export async function forgetSubscriptionsOf(tx: DbOrTx, customerId: CustomerId, now: Instant): Promise<void> {
  await tx
    .updateTable('subscription_order')
    .set({ charge_at: null })
    .where('subscription_id', 'in', (eb) =>
      eb.selectFrom('subscription').select('id').where('customer_id', '=', customerId),
    )
    .execute();
  await tx
    .updateTable('subscription')
    .set({
      state: 'cancelled',
      state_before: null,
      ended_at: sql`coalesce(ended_at, ${now})`,
      customer_id: null,
      email: '',
      phone: '',
      address: '{}',
      version: sql`version + 1`,
    })
    .where('customer_id', '=', customerId)
    .execute();
}
