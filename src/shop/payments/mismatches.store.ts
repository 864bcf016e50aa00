import { z } from 'zod';
import type { OrderId, PaymentId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import type { Db, DbOrTx } from '#platform/database/client.ts';

export type KeptMismatch = Readonly<{
  kind: string;
  orderId: OrderId;
  paymentId: PaymentId | null;
  facts: Readonly<Record<string, string | number>>;
}>;

/** What did not match when it was last looked at takes the place of what did not before. */
export async function keepMismatches(db: Db, found: readonly KeptMismatch[], now: Instant): Promise<void> {
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

const facts = z.record(z.string(), z.union([z.string(), z.number()]));

/** What the last look found, and when that was. */
export async function readMismatches(
  db: DbOrTx,
): Promise<readonly (Omit<KeptMismatch, 'orderId'> & { orderId: OrderId | null; at: Instant })[]> {
  const rows = await db.selectFrom('payment_mismatch').selectAll().orderBy('id').execute();
  return rows.map((row) => ({
    kind: row.kind,
    orderId: row.order_id as OrderId | null,
    paymentId: row.payment_id as PaymentId | null,
    facts: facts.parse(row.facts),
    at: row.found_at,
  }));
}
