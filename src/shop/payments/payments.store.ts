import { sql } from 'kysely';
import type { CustomerId, OrderId, PaymentId, PaymentKey } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import type { Db, DbOrTx } from '#platform/database/client.ts';
import type { Capture, CardLabel, Failure } from '#platform/payments/provider.ts';
import type { Failures, Payer } from './hold-off.ts';
import type { Payment, PaymentLedger, PaymentState } from './payment.ts';

function paymentRows(db: DbOrTx) {
  return db
    .selectFrom('payment')
    .select(['id', 'key', 'order_id', 'method', 'provider', 'reference', 'redirect_url', 'amount_minor'])
    .select(['capture', 'state', 'version', 'authorised_minor', 'captured_minor', 'refunded_minor'])
    .select(['is_voided', 'failure', 'card', 'started_at']);
}

type Row = Awaited<ReturnType<ReturnType<typeof paymentRows>['executeTakeFirstOrThrow']>>;

function parsePayment(row: Row): Payment {
  return {
    id: row.id as PaymentId,
    key: row.key as PaymentKey,
    orderId: row.order_id as OrderId,
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
  };
}

export type NewPayment = Pick<
  Payment,
  'key' | 'orderId' | 'method' | 'provider' | 'amountMinor' | 'capture' | 'startedAt'
> & { by: Payer };

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
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id as PaymentId;
}

/** The provider knows it now; news of it may have come before. */
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

export async function findPayment(db: DbOrTx, id: PaymentId): Promise<Payment | null> {
  const row = await paymentRows(db).where('id', '=', id).executeTakeFirst();
  return row === undefined ? null : parsePayment(row);
}

export async function findPaymentByKey(db: DbOrTx, key: string): Promise<Payment | null> {
  const row = await paymentRows(db).where('key', '=', key).executeTakeFirst();
  return row === undefined ? null : parsePayment(row);
}

/** From here on nobody else changes the payment until the transaction ends. */
export async function lockPayment(tx: DbOrTx, id: PaymentId): Promise<Payment> {
  return parsePayment(await paymentRows(tx).where('id', '=', id).forUpdate().executeTakeFirstOrThrow());
}

/** Payments of an order, the newest first. */
export async function readPayments(db: DbOrTx, orderId: OrderId): Promise<Payment[]> {
  const rows = await paymentRows(db).where('order_id', '=', orderId).orderBy('id', 'desc').execute();
  return rows.map(parsePayment);
}

/** Payments in some states, or all, by number. @param after the last number of what was read before */
export async function readAllPayments(db: DbOrTx, after: number, most: number): Promise<Payment[]> {
  const rows = await paymentRows(db).where('id', '>', after).orderBy('id').limit(most).execute();
  return rows.map(parsePayment);
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

/** One message, and by how much it changed the ledger. */
export type Entry = Readonly<{
  paymentId: PaymentId;
  provider: string;
  eventId: string;
  kind: string;
  authorisedMinor: number;
  capturedMinor: number;
  refundedMinor: number;
  state: PaymentState;
  /** Of the very bytes of the message; empty for what the shop asked itself. */
  digest: string;
  at: Instant;
}>;

/** @returns false when this message was kept before */
export async function insertEntry(tx: DbOrTx, entry: Entry): Promise<boolean> {
  const row = await tx
    .insertInto('payment_entry')
    .values({
      payment_id: entry.paymentId,
      provider: entry.provider,
      event_id: entry.eventId,
      kind: entry.kind,
      authorised_minor: entry.authorisedMinor,
      captured_minor: entry.capturedMinor,
      refunded_minor: entry.refundedMinor,
      state: entry.state,
      digest: entry.digest,
      at: entry.at,
    })
    .onConflict((conflict) => conflict.columns(['provider', 'event_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function hasEntry(db: DbOrTx, provider: string, eventId: string): Promise<boolean> {
  const row = await db
    .selectFrom('payment_entry')
    .select('id')
    .where('provider', '=', provider)
    .where('event_id', '=', eventId)
    .executeTakeFirst();
  return row !== undefined;
}

export type EntrySums = Pick<Payment, 'authorisedMinor' | 'capturedMinor' | 'refundedMinor'>;

/** What the entries of a payment come to. */
export async function sumEntries(db: DbOrTx, id: PaymentId): Promise<EntrySums> {
  const row = await db
    .selectFrom('payment_entry')
    .select([
      sql<number>`coalesce(sum(authorised_minor), 0)::int`.as('authorised'),
      sql<number>`coalesce(sum(captured_minor), 0)::int`.as('captured'),
      sql<number>`coalesce(sum(refunded_minor), 0)::int`.as('refunded'),
    ])
    .where('payment_id', '=', id)
    .executeTakeFirstOrThrow();
  return { authorisedMinor: row.authorised, capturedMinor: row.captured, refundedMinor: row.refunded };
}

/** When payments of the same address, cart or e-mail have failed. */
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

export async function findCustomerReference(
  db: DbOrTx,
  provider: string,
  customerId: CustomerId,
): Promise<string | null> {
  const row = await db
    .selectFrom('payment_customer')
    .select('reference')
    .where('provider', '=', provider)
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  return row?.reference ?? null;
}

export async function saveCustomerReference(
  db: DbOrTx,
  known: { provider: string; customerId: CustomerId; reference: string },
): Promise<void> {
  await db
    .insertInto('payment_customer')
    .values({ provider: known.provider, customer_id: known.customerId, reference: known.reference })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

type FoundMismatch = Readonly<{
  kind: string;
  orderId: OrderId;
  paymentId: PaymentId | null;
  facts: Readonly<Record<string, string | number>>;
}>;

/** What did not match when it was last looked at takes the place of what did not before. */
export async function keepMismatches(db: Db, found: readonly FoundMismatch[], now: Instant): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await tx.deleteFrom('payment_mismatch').execute();
    if (found.length === 0) return;
    await tx
      .insertInto('payment_mismatch')
      .values(
        found.map(({ kind, orderId, paymentId, facts }) => ({
          found_at: now,
          kind,
          order_id: orderId,
          payment_id: paymentId,
          facts: JSON.stringify(facts),
        })),
      )
      .execute();
  });
}
