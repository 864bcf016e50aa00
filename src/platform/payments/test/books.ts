import type { Instant } from '#kernel/instant.ts';
import type { Language } from '#kernel/language.ts';
import { lockUntilCommit } from '../../database/advisory-lock.ts';
import type { DbOrTx } from '../../database/client.ts';
import type { Capture, Failure, PaymentKind } from '../provider.ts';
import type { BankPayment } from './account.ts';
import type { Behaviour } from './cards.ts';

function columnsOf(payment: BankPayment) {
  const { card } = payment;
  return {
    state: payment.state,
    version: payment.version,
    authorised_minor: payment.authorisedMinor,
    captured_minor: payment.capturedMinor,
    refunded_minor: payment.refundedMinor,
    is_voided: payment.isVoided,
    failure: payment.failure,
    brand: card?.brand ?? '',
    last_four: card?.lastFour ?? null,
    expires: card?.expires ?? null,
    behaviour: payment.behaviour,
    keeps_card: payment.keepsCard,
    settles_at: payment.settlesAt,
  };
}

export async function insertPayment(tx: DbOrTx, payment: BankPayment, now: Instant): Promise<void> {
  await tx
    .insertInto('test_bank_payment')
    .values({
      ...columnsOf(payment),
      id: payment.id,
      payment_key: payment.paymentKey,
      kind: payment.kind,
      capture: payment.capture,
      amount_minor: payment.amountMinor,
      customer: payment.customer,
      return_url: payment.returnUrl,
      description: payment.description,
      language: payment.language,
      created_at: now,
    })
    .execute();
}

export async function savePayment(tx: DbOrTx, payment: BankPayment): Promise<void> {
  await tx.updateTable('test_bank_payment').set(columnsOf(payment)).where('id', '=', payment.id).execute();
}

/**
 * @param isLocked lock the row until the transaction ends
 */
export async function findPayment(db: DbOrTx, id: string, isLocked = false): Promise<BankPayment | null> {
  const query = db.selectFrom('test_bank_payment').selectAll().where('id', '=', id);
  const row = await (isLocked ? query.forUpdate() : query).executeTakeFirst();
  if (row === undefined) return null;
  return {
    id: row.id,
    paymentKey: row.payment_key,
    kind: row.kind as PaymentKind,
    capture: row.capture as Capture,
    amountMinor: row.amount_minor,
    state: row.state as BankPayment['state'],
    version: row.version,
    authorisedMinor: row.authorised_minor,
    capturedMinor: row.captured_minor,
    refundedMinor: row.refunded_minor,
    isVoided: row.is_voided,
    failure: row.failure as Failure | null,
    card:
      row.last_four === null
        ? null
        : { brand: row.brand, lastFour: row.last_four, expires: row.expires ?? '' },
    behaviour: row.behaviour as Behaviour | null,
    customer: row.customer,
    keepsCard: row.keeps_card,
    settlesAt: row.settles_at,
    returnUrl: row.return_url,
    description: row.description,
    language: row.language as Language,
  };
}

/** The result of an earlier call with the same key; null when there was none. */
export async function findCall(tx: DbOrTx, key: string): Promise<string | null> {
  const row = await tx
    .selectFrom('test_bank_call')
    .select('reference')
    .where('key', '=', key)
    .executeTakeFirst();
  return row?.reference ?? null;
}

/** Serialises calls with the same key until the transaction ends. */
export async function lockKey(tx: DbOrTx, key: string): Promise<void> {
  await lockUntilCommit(tx, `test-bank ${key}`);
}

export async function noteCall(
  tx: DbOrTx,
  call: { key: string; paymentId: string; reference: string },
): Promise<void> {
  await tx
    .insertInto('test_bank_call')
    .values({ key: call.key, payment_id: call.paymentId, reference: call.reference })
    .execute();
}

/** A queued message, with the number of times to send it. */
export type Waiting = Readonly<{
  id: string;
  paymentId: string;
  body: string;
  dueAt: Instant;
  sendsLeft: number;
  tries: number;
}>;

export async function insertEvent(tx: DbOrTx, event: Omit<Waiting, 'tries'>): Promise<void> {
  await tx
    .insertInto('test_bank_event')
    .values({
      id: event.id,
      payment_id: event.paymentId,
      body: event.body,
      due_at: event.dueAt,
      sends_left: event.sendsLeft,
    })
    .execute();
}

/** Due messages, skipping those that another process holds. */
export async function takeDue(tx: DbOrTx, now: Instant, most: number): Promise<Waiting[]> {
  const rows = await tx
    .selectFrom('test_bank_event')
    .selectAll()
    .where('sends_left', '>', 0)
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(most)
    .forUpdate()
    .skipLocked()
    .execute();
  return rows.map((row) => ({
    id: row.id,
    paymentId: row.payment_id,
    body: row.body,
    dueAt: row.due_at,
    sendsLeft: row.sends_left,
    tries: row.tries,
  }));
}

export async function saveSent(
  tx: DbOrTx,
  id: string,
  after: { sendsLeft: number; tries: number; dueAt: Instant },
): Promise<void> {
  await tx
    .updateTable('test_bank_event')
    .set({ sends_left: after.sendsLeft, tries: after.tries, due_at: after.dueAt })
    .where('id', '=', id)
    .execute();
}

/** Late payments whose time has come. */
export async function readSettling(db: DbOrTx, now: Instant): Promise<string[]> {
  const rows = await db
    .selectFrom('test_bank_payment')
    .select('id')
    .where('state', '=', 'processing')
    .where('settles_at', '<=', now)
    .limit(50)
    .execute();
  return rows.map(({ id }) => id);
}
