import { z } from 'zod';
import type { OrderId, PaymentId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import type { Db, DbOrTx } from '#platform/database/client.ts';

export type StoredMismatch = Readonly<{
  kind: string;
  orderId: OrderId;
  paymentId: PaymentId | null;
  facts: Readonly<Record<string, string | number>>;
}>;

/** Replaces the mismatches of the last run. */
export async function saveMismatches(
  db: Db,
  mismatches: readonly StoredMismatch[],
  now: Instant,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await tx.deleteFrom('payment_mismatch').execute();
    if (mismatches.length === 0) return;
    await tx
      .insertInto('payment_mismatch')
      .values(
        mismatches.map(({ kind, orderId, paymentId, facts }) => ({
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

const facts = z.record(z.string(), z.union([z.string(), z.number()]));

/** The mismatches of the last run, and its time. */
export async function readMismatches(
  db: DbOrTx,
): Promise<readonly (Omit<StoredMismatch, 'orderId'> & { orderId: OrderId | null; at: Instant })[]> {
  const rows = await db.selectFrom('payment_mismatch').selectAll().orderBy('id').execute();
  return rows.map((row) => ({
    kind: row.kind,
    orderId: row.order_id,
    paymentId: row.payment_id,
    facts: facts.parse(row.facts),
    at: row.found_at,
  }));
}
