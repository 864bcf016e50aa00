import { sql } from 'kysely';
import type { PaymentId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import type { Payment, PaymentState } from '../payment.ts';

/** A ledger entry: one event and its effect. */
export type Entry = Readonly<{
  paymentId: PaymentId;
  provider: string;
  eventId: string;
  kind: string;
  authorisedMinor: number;
  capturedMinor: number;
  refundedMinor: number;
  state: PaymentState;
  /** Digest of the raw webhook; empty for the shop's own queries. */
  digest: string;
  at: Instant;
}>;

/** @returns false when the event is stored already */
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

export type StoredEntry = Pick<
  Entry,
  'eventId' | 'kind' | 'state' | 'authorisedMinor' | 'capturedMinor' | 'refundedMinor' | 'at'
>;

/** The entries of a payment, oldest first. */
export async function readEntries(db: DbOrTx, id: PaymentId): Promise<StoredEntry[]> {
  const rows = await db
    .selectFrom('payment_entry')
    .selectAll()
    .where('payment_id', '=', id)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    eventId: row.event_id,
    kind: row.kind,
    state: row.state as PaymentState,
    authorisedMinor: row.authorised_minor,
    capturedMinor: row.captured_minor,
    refundedMinor: row.refunded_minor,
    at: row.at,
  }));
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

/** The sums of a payment's entries. */
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
