import { sql } from 'kysely';
import { z } from 'zod';
import type { DbOrTx } from '#platform/database/client.ts';
import type { Editor } from './versions.ts';

/** The version of a product that a change made. */
export type SavedVersion = Readonly<{ id: number; version: number }>;

/** How long a bulk change can be undone as a whole. */
const KEPT_HOURS = 24;

const savedVersions = z.array(z.object({ id: z.int(), version: z.int() }));

/** The last bulk change of a member of staff; `changed` is how many products it changed. */
export type LastBulkChange = Readonly<{ id: number; changed: number; at: Date }>;

/** Replaces the last bulk change of a member of staff. */
export async function saveBulkChange(
  tx: DbOrTx,
  { staffId }: Editor,
  { saved, at }: { saved: readonly SavedVersion[]; at: Date },
): Promise<void> {
  if (staffId === null) return;
  await sql`delete from bulk_change where staff_id = ${staffId}`.execute(tx);
  await sql`insert into bulk_change (staff_id, saved, at) values (${staffId}, ${JSON.stringify(saved)}::jsonb, ${at})`.execute(
    tx,
  );
}

/** @returns null where there is none of the last 24 hours */
export async function findLastBulkChange(
  db: DbOrTx,
  { staffId }: Editor,
  now: Date,
): Promise<LastBulkChange | null> {
  const { rows } = await sql<LastBulkChange>`
    select id, jsonb_array_length(saved) as changed, at from bulk_change
    where staff_id = ${staffId}::int and at > ${now}::timestamptz - make_interval(hours => ${KEPT_HOURS})
  `.execute(db);
  return rows[0] ?? null;
}

/** Takes a bulk change out of the table; null when it is gone or somebody else’s. */
export async function takeBulkChange(
  tx: DbOrTx,
  { staffId }: Editor,
  id: number,
): Promise<SavedVersion[] | null> {
  const { rows } = await sql<{ saved: unknown }>`
    delete from bulk_change where id = ${id} and staff_id = ${staffId}::int returning saved
  `.execute(tx);
  const parsed = savedVersions.safeParse(rows[0]?.saved);
  return parsed.success ? parsed.data : null;
}
