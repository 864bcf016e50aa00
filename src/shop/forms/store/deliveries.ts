import { sql } from 'kysely';
import type { FormEntryId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import type { DbOrTx } from '#platform/database/client.ts';

/** A webhook call and its result. */
export type Delivery = Readonly<{
  id: number;
  entryId: FormEntryId;
  url: string;
  status: 'waiting' | 'delivered' | 'failed';
  attempts: number;
  /** The status of the last answer; null when there was none. */
  lastStatus: number | null;
  lastError: string;
  triedAt: Instant | null;
}>;

const COLUMNS = sql`id, entry_id as "entryId", url, status, attempts, last_status as "lastStatus",
  last_error as "lastError", tried_at as "triedAt"`;

export async function saveDelivery(
  tx: DbOrTx,
  { id, url, now }: { id: FormEntryId; url: string; now: Instant },
): Promise<number> {
  const row = await tx
    .insertInto('form_delivery')
    .values({ entry_id: id, url, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function findDelivery(db: DbOrTx, id: number): Promise<Delivery | null> {
  const { rows } = await sql<Delivery>`select ${COLUMNS} from form_delivery where id = ${id}`.execute(db);
  return rows[0] ?? null;
}

export async function deliveriesOf(db: DbOrTx, id: FormEntryId): Promise<Delivery[]> {
  const { rows } = await sql<Delivery>`
    select ${COLUMNS} from form_delivery where entry_id = ${id} order by id
  `.execute(db);
  return rows;
}

/** The result of an attempt. */
export type Attempt = Readonly<{ status: number | null; error: string; isLast: boolean; now: Instant }>;

export async function noteAttempt(
  db: DbOrTx,
  id: number,
  { status, error, isLast, now }: Attempt,
): Promise<void> {
  const failed = isLast ? 'failed' : 'waiting';
  await db
    .updateTable('form_delivery')
    .set({
      attempts: sql`attempts + 1`,
      status: error === '' ? 'delivered' : failed,
      last_status: status,
      last_error: error,
      tried_at: now,
    })
    .where('id', '=', id)
    .execute();
}

/** Requeues a failed call. @returns whether there was one */
export async function reopenDelivery(tx: DbOrTx, id: FormEntryId, delivery: number): Promise<boolean> {
  const changed = await tx
    .updateTable('form_delivery')
    .set({ status: 'waiting', attempts: 0 })
    .where('id', '=', delivery)
    .where('entry_id', '=', id)
    .where('status', '=', 'failed')
    .executeTakeFirst();
  return changed.numUpdatedRows > 0n;
}
