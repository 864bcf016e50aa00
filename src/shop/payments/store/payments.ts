import { sql } from 'kysely';
import type { OrderId, PaymentId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import type { Capture, CardLabel, Failure } from '#platform/payments/provider.ts';
import type { Payment, PaymentLedger, PaymentState } from '../payment.ts';
import type { Failures, Payer } from '../rules/throttle.ts';

function paymentRows(db: DbOrTx) {
  return db
    .selectFrom('payment')
    .select(['id', 'key', 'order_id', 'method', 'provider', 'reference', 'redirect_url', 'amount_minor'])
    .select(['capture', 'state', 'version', 'authorised_minor', 'captured_minor', 'refunded_minor'])
    .select(['is_voided', 'failure', 'card', 'started_at', 'is_unanswered'])
    .select('off_session_card');
}

type Row = Awaited<ReturnType<ReturnType<typeof paymentRows>['executeTakeFirstOrThrow']>>;

function parsePayment(row: Row): Payment {
  return {
    id: row.id,
    key: row.key,
    orderId: row.order_id,
    method: row.method,
    provider: row.provider,
    reference: row.reference,
    redirectUrl: row.redirect_url,
    amountMinor: row.amount_minor,
    capture: row.capture as Capture,
    state: row.state as PaymentState,
    version: row.version,
    authorisedMinor: row.authorised_minor,
    capturedMinor: row.captured_minor,
    refundedMinor: row.refunded_minor,
    isVoided: row.is_voided,
    failure: row.failure as Failure | null,
    card: row.card as CardLabel | null,
    startedAt: row.started_at,
    isUnanswered: row.is_unanswered,
    offSessionCard: row.off_session_card,
  };
}

export type NewPayment = Pick<
  Payment,
  'key' | 'orderId' | 'method' | 'provider' | 'amountMinor' | 'capture' | 'startedAt'
> & { by: Payer; offSessionCard?: string };

export async function insertPayment(db: DbOrTx, payment: NewPayment): Promise<PaymentId> {
  const row = await db
    .insertInto('payment')
    .values({
      key: payment.key,
      order_id: payment.orderId,
      method: payment.method,
      provider: payment.provider,
      amount_minor: payment.amountMinor,
      capture: payment.capture,
      state: 'starting',
      by_address: payment.by.address,
      by_cart: payment.by.cart,
      by_mail: payment.by.mail,
      started_at: payment.startedAt,
      off_session_card: payment.offSessionCard ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Stores the provider's reference; news may have arrived before. */
export async function saveStarted(
  db: DbOrTx,
  id: PaymentId,
  started: { reference: string; redirectUrl: string },
): Promise<void> {
  await db
    .updateTable('payment')
    .set({
      reference: started.reference,
      redirect_url: started.redirectUrl,
      state: sql`case when state = 'starting' then 'open' else state end`,
    })
    .where('id', '=', id)
    .execute();
}

/** The provider did not answer: a retry starts another payment. */
export async function saveUnanswered(db: DbOrTx, id: PaymentId): Promise<void> {
  await db.updateTable('payment').set({ is_unanswered: true }).where('id', '=', id).execute();
}

export async function findPayment(db: DbOrTx, id: PaymentId): Promise<Payment | null> {
  const row = await paymentRows(db).where('id', '=', id).executeTakeFirst();
  return row === undefined ? null : parsePayment(row);
}

export async function findPaymentByKey(db: DbOrTx, key: string): Promise<Payment | null> {
  const row = await paymentRows(db).where(sql.ref<string>('key'), '=', key).executeTakeFirst();
  return row === undefined ? null : parsePayment(row);
}

/** Locks a payment until the transaction ends. */
export async function lockPayment(tx: DbOrTx, id: PaymentId): Promise<Payment> {
  return parsePayment(await paymentRows(tx).where('id', '=', id).forUpdate().executeTakeFirstOrThrow());
}

/** Payments of an order, newest first. */
export async function readPayments(db: DbOrTx, orderId: OrderId): Promise<Payment[]> {
  const rows = await paymentRows(db).where('order_id', '=', orderId).orderBy('id', 'desc').execute();
  return rows.map(parsePayment);
}

/** Payments by id, optionally in some states. @param after the last id of the previous batch */
export async function readAllPayments(db: DbOrTx, after: number, most: number): Promise<Payment[]> {
  const rows = await paymentRows(db)
    .where(sql.ref<number>('id'), '>', after)
    .orderBy('id')
    .limit(most)
    .execute();
  return rows.map(parsePayment);
}

export type PaymentPage = Readonly<{ payments: readonly Payment[]; page: number; hasMore: boolean }>;

type Listed = { state: PaymentState | null; orderId: OrderId | null; page: number; size: number };

/** A page of payments, newest first. */
export async function listPayments(db: DbOrTx, requested: Listed): Promise<PaymentPage> {
  const { state, orderId, page, size } = requested;
  let query = paymentRows(db)
    .orderBy('id', 'desc')
    .offset((page - 1) * size)
    .limit(size + 1);
  if (state !== null) query = query.where('state', '=', state);
  if (orderId !== null) query = query.where('order_id', '=', orderId);
  const rows = await query.execute();
  return { payments: rows.slice(0, size).map(parsePayment), page, hasMore: rows.length > size };
}

export async function saveLedger(
  tx: DbOrTx,
  id: PaymentId,
  ledger: PaymentLedger & { reference: string; failedAt: Instant | null },
): Promise<void> {
  await tx
    .updateTable('payment')
    .set({
      reference: ledger.reference,
      state: ledger.state,
      version: ledger.version,
      authorised_minor: ledger.authorisedMinor,
      captured_minor: ledger.capturedMinor,
      refunded_minor: ledger.refundedMinor,
      is_voided: ledger.isVoided,
      failure: ledger.failure,
      card: ledger.card === null ? null : JSON.stringify(ledger.card),
      updated_at: sql`now()`,
      ...(ledger.failedAt === null ? {} : { failed_at: ledger.failedAt }),
    })
    .where('id', '=', id)
    .execute();
}

/** Times of failed payments of an address, cart or email. */
export async function readFailures(db: DbOrTx, by: Payer, since: Instant): Promise<Failures> {
  const rows = await db
    .selectFrom('payment')
    .select(['by_address', 'by_cart', 'by_mail', 'failed_at'])
    .where('failed_at', '>', since)
    .where((or) =>
      or.or([or('by_address', '=', by.address), or('by_cart', '=', by.cart), or('by_mail', '=', by.mail)]),
    )
    .execute();
  const at = (matches: (row: (typeof rows)[number]) => boolean) =>
    rows.filter(matches).flatMap(({ failed_at: failedAt }) => failedAt ?? []);
  return {
    address: at((row) => by.address !== '' && row.by_address === by.address),
    cart: at((row) => by.cart !== '' && row.by_cart === by.cart),
    mail: at((row) => by.mail !== '' && row.by_mail === by.mail),
  };
}
