import { sql } from 'kysely';
import type { PaymentId, RefundId } from '#kernel/ids.ts';
import type { DbOrTx } from '#platform/database/client.ts';

/** The part of a refund that goes through one payment. */
export type PlannedRefund = Readonly<{
  paymentId: PaymentId;
  amountMinor: number;
  reference: string;
  isSent: boolean;
}>;

export async function readPlanned(db: DbOrTx, refundId: RefundId): Promise<PlannedRefund[]> {
  const rows = await db
    .selectFrom('payment_refund')
    .selectAll()
    .where('refund_id', '=', refundId)
    .orderBy('payment_id')
    .execute();
  return rows.map((row) => ({
    paymentId: row.payment_id,
    amountMinor: row.amount_minor,
    reference: row.reference,
    isSent: row.is_sent,
  }));
}

export async function insertPlanned(
  tx: DbOrTx,
  refundId: RefundId,
  planned: readonly Pick<PlannedRefund, 'paymentId' | 'amountMinor'>[],
): Promise<void> {
  await tx
    .insertInto('payment_refund')
    .values(
      planned.map(({ paymentId, amountMinor }) => ({
        refund_id: refundId,
        payment_id: paymentId,
        amount_minor: amountMinor,
      })),
    )
    .execute();
}

/** What other pending refunds will take from a payment. */
export async function readPromised(tx: DbOrTx, paymentId: PaymentId): Promise<number> {
  const row = await tx
    .selectFrom('payment_refund')
    .select(sql<number>`coalesce(sum(amount_minor), 0)::int`.as('promised'))
    .where('payment_id', '=', paymentId)
    .where('is_sent', '=', false)
    .executeTakeFirstOrThrow();
  return row.promised;
}

export async function markSent(
  db: DbOrTx,
  { refundId, paymentId, reference }: { refundId: RefundId; paymentId: PaymentId; reference: string },
): Promise<void> {
  await db
    .updateTable('payment_refund')
    .set({ reference, is_sent: true })
    .where('refund_id', '=', refundId)
    .where('payment_id', '=', paymentId)
    .execute();
}

/** Deletes the unsent parts of a refund that staff send manually. */
export async function deleteUnsent(db: DbOrTx, refundId: RefundId): Promise<void> {
  await db
    .deleteFrom('payment_refund')
    .where('refund_id', '=', refundId)
    .where('is_sent', '=', false)
    .execute();
}
